// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// A table whose rows are as high as their text.
final class AnimalsScreen: ViewNode, TableNodeDataSource {
  private let viewFactory: any ViewFactoryProtocol
  private let palette: any ViewFactoryColorProtocol
  private let animals: [(name: String, about: String)] = [
    ("Otter", "Sleeps on its back and holds hands."),
    (
      "Octopus",
      "Has three hearts, nine brains and blue blood, and opens jars from the inside when it is bored."
    ),
    ("Swift", "Eats, drinks and sleeps in the air; some have been seen to stay up for ten months."),
    ("Tardigrade", "Survives the vacuum of space."),
    (
      "Elephant",
      "Mourns its dead, recognises itself in a mirror, and greets old friends with a rumble too low "
        + "for people to hear, which travels for kilometres through the ground."
    ),
  ]

  init(
    viewFactory: any ViewFactoryProtocol, palette: any ViewFactoryColorProtocol, background: Color
  ) {
    self.viewFactory = viewFactory
    self.palette = palette
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 520))
    backgroundColor = background
    let table = viewFactory.table.main()
    table.register(AnimalCell.self, forCellReuseIdentifier: AnimalCell.reuseIdentifier)
    table.estimatedRowHeight = 88
    table.dataSource = self
    addSubview(table)
    viewFactory.styleHelper.constraint.setAll(for: table, to: self, at: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    animals.count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: AnimalCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? AnimalCell, animals.indices.contains(indexPath.row) {
      cell.style(with: viewFactory, palette: palette)
      cell.show(animals[indexPath.row].name, about: animals[indexPath.row].about)
    }
    return cell
  }
}

/// A picture, a single-line title, and a multiline text.
final class AnimalCell: TableCellNode {
  static let reuseIdentifier = "animal"

  private let coverImageView = ImageNode(image: Image(systemName: "pawprint.fill"))
  private var titleLabel: LabelNode?
  private var subtitleLabel: LabelNode?

  func style(with viewFactory: any ViewFactoryProtocol, palette: any ViewFactoryColorProtocol) {
    guard titleLabel == nil else { return }
    backgroundColor = .clear
    coverImageView.contentMode = .center
    coverImageView.backgroundColor = palette.buttonFabGradientFirst
    coverImageView.tintColor = palette.onButtonFab
    coverImageView.layer.cornerRadius = 8
    let title = viewFactory.label.header()
    title.font = .boldSystemFont(ofSize: 17)
    let subtitle = viewFactory.label.body()
    subtitle.font = .systemFont(ofSize: 15)
    for view in [coverImageView, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    // Not required, so that the row's height can differ during measurement.
    let bottom = subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16)
    bottom.priority = .defaultHigh
    LayoutConstraint.activate([
      coverImageView.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 16),
      coverImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      coverImageView.widthAnchor.constraint(equalToConstant: 40),
      coverImageView.heightAnchor.constraint(equalToConstant: 40),
      title.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      title.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      subtitle.leftAnchor.constraint(equalTo: coverImageView.rightAnchor, constant: 16),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.rightAnchor.constraint(equalTo: contentView.rightAnchor, constant: -16),
      bottom,
    ])
    titleLabel = title
    subtitleLabel = subtitle
  }

  func show(_ name: String, about: String) {
    titleLabel?.text = name
    subtitleLabel?.text = about
  }
}
