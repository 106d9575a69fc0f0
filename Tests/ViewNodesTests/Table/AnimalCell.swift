// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A cell with an image, a title, and a text of any length, which determines the height of the row.
class AnimalCell: TableCellNode {
  let coverImageView = ImageNode(frame: .zero)
  let titleLabel = LabelNode(frame: .zero)
  let subtitleLabel = LabelNode(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    coverImageView.backgroundColor = .yellow
    titleLabel.backgroundColor = .green
    subtitleLabel.backgroundColor = .blue
    subtitleLabel.numberOfLines = 0
    for view in [coverImageView, titleLabel, subtitleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    makeConstraints()
  }

  required init?(coder: NSCoder) { nil }

  func makeConstraints() {
    let bottom = subtitleLabel.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -16)
    bottom.priority = .defaultHigh
    LayoutConstraint.activate([
      coverImageView.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
      coverImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      coverImageView.widthAnchor.constraint(equalToConstant: 40),
      coverImageView.heightAnchor.constraint(equalToConstant: 40),
      titleLabel.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      titleLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      titleLabel.heightAnchor.constraint(equalToConstant: 16),
      subtitleLabel.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      subtitleLabel.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      bottom,
    ])
  }
}

/// A number of animals, each with a text of a number of words.
final class AnimalSource: TableNodeDataSource {
  let count: Int
  var cellsAsked = 0
  var made: Set<ObjectIdentifier> = []
  var words: (Int) -> Int = { 3 + $0 * 7 % 40 }

  init(count: Int) {
    self.count = count
  }

  func text(_ row: Int) -> String {
    Array(repeating: "animal", count: words(row)).joined(separator: " ")
  }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "animal", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    if let animal = cell as? AnimalCell {
      animal.titleLabel.text = "Animal \(indexPath.row)"
      animal.subtitleLabel.text = text(indexPath.row)
    }
    return cell
  }

  func makeTable(_ cell: AnimalCell.Type = AnimalCell.self) -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.separatorStyle = .none
    table.register(cell, forCellReuseIdentifier: "animal")
    table.dataSource = self
    return table
  }
}
