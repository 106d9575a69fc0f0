// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes

final class CollectionSource: CollectionNodeDataSource, CollectionNodeDelegateFlowLayout {
  var counts: [Int]
  var named: [[Int]] = []
  var sizes: [CGSize] = []
  var cellsAsked = 0
  var made: Set<ObjectIdentifier> = []
  var events: [String] = []
  /// Called before a size is returned.
  var sizeRequested: ((CollectionNode) -> Void)?

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in collectionView: CollectionNode) -> Int {
    named.isEmpty ? counts.count : named.count
  }

  func collectionView(
    _ collectionView: CollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    named.isEmpty ? counts[section] : named[section].count
  }

  func collectionView(
    _ collectionView: CollectionNode, cellForItemAt indexPath: IndexPath
  ) -> CollectionCellNode {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    let number = named.isEmpty ? indexPath.item : named[indexPath.section][indexPath.item]
    (cell as? BirdCell)?.number = number
    (cell as? WordCell)?.label.text = String(repeating: "w", count: 1 + number % 9)
    return cell
  }

  func collectionView(
    _ collectionView: CollectionNode, layout collectionViewLayout: CollectionLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizeRequested?(collectionView)
    return sizes.isEmpty ? CollectionFlowLayout.automaticSize : sizes[indexPath.item]
  }

  func collectionView(_ collectionView: CollectionNode, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: CollectionNode, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.item)")
  }

  func makeCollection() -> CollectionNode {
    let collection = CollectionNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    collection.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
    collection.dataSource = self
    collection.delegate = self
    return collection
  }
}

final class BirdCell: CollectionCellNode {
  var number = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
  }

  required init?(coder: NSCoder) { nil }
}

final class WordCell: CollectionCellNode {
  let label = LabelNode(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
