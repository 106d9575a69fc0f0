// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A cell with a size of its own.
private final class Chip: UICollectionViewCell {
  var size = CGSize.zero

  var height: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    if let height { attributes.size.height = height }
    return attributes
  }
}

/// Items and headers that have a size of their own.
private final class SizedItems: NSObject, UICollectionViewDataSource {
  var sizes: [CGSize]
  var headerHeight: CGFloat = 40
  var areConstrained = true
  var preferredHeight: CGFloat?

  init(_ sizes: [CGSize]) { self.sizes = sizes }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = Chip(frame: .zero)
    cell.size = sizes[indexPath.item]
    cell.height = preferredHeight
    if areConstrained { fill(cell.contentView, sizes[indexPath.item]) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView(frame: .zero)
    fill(view, CGSize(width: 70, height: headerHeight))
    return view
  }

  private func fill(_ view: UIView, _ size: CGSize) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let lengths = [
      inner.heightAnchor.constraint(equalToConstant: size.height),
      inner.widthAnchor.constraint(equalToConstant: size.width),
    ]
    for length in lengths { length.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      lengths + [
        inner.topAnchor.constraint(equalTo: view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
  }
}

@Suite("Estimated sizes in compositional layouts")
struct EstimatedLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func collection(
    _ section: NSCollectionLayoutSection, _ items: SizedItems
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.dataSource = items
    collection.layoutIfNeeded()
    return collection
  }

  private func edge(_ kind: String, _ collection: UICollectionView) -> CGRect? {
    collection.collectionViewLayout.layoutAttributesForElements(in: collection.bounds)?
      .first { $0.representedElementKind == kind }?.frame
  }

  private func frames(_ collection: UICollectionView, _ count: Int) -> [CGRect?] {
    (0..<count).map {
      collection.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?
        .frame
    }
  }

  @Test("everything below an estimated header moves once it is measured", arguments: [10, 40, 90])
  func header(height: CGFloat) {
    let items = SizedItems([CGSize(width: 300, height: 20), CGSize(width: 300, height: 30)])
    items.headerHeight = height
    let row = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: "header",
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(40)), elementKind: "footer",
        alignment: .bottom),
    ]
    let collection = collection(section, items)
    #expect(frames(collection, 2).map { $0?.minY } == [height, height + 20])
    #expect(collection.contentSize.height == 2 * height + 50)
    #expect(edge("header", collection) == CGRect(x: 0, y: 0, width: 300, height: height))
    #expect(edge("footer", collection) == CGRect(x: 0, y: height + 50, width: 300, height: height))
  }

  @Test(
    "if another number of items fits once they are measured, those after them move on",
    arguments: [false, true])
  func otherNumber(areConstrained: Bool) {
    let items = SizedItems([140, 140, 140, 50, 60].map { CGSize(width: $0, height: 20) })
    items.areConstrained = areConstrained
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item]))
    let collection = collection(section, items)
    let expected = [(0, 0, 140), (140, 0, 140), (0, 20, 140), (140, 20, 50), (190, 20, 60)]
    #expect(
      frames(collection, 5) == expected.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: 20) })
    #expect(collection.contentSize.height == 40)
  }

  @Test("a cell may prefer another height than that of its content, unless it isn't a height")
  func preferredHeights() {
    for (height, expected) in [(nil, 30), (70, 70), (CGFloat.nan, 44), (-5, 44)]
      as [(CGFloat?, CGFloat)]
    {
      let items = SizedItems([CGSize(width: 100, height: 30), CGSize(width: 100, height: 30)])
      items.preferredHeight = height
      let row = size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      let frames = frames(collection(section, items), 2)
      #expect(frames[0] == CGRect(x: 0, y: 0, width: 300, height: expected))
      #expect(frames[1] == CGRect(x: 0, y: expected, width: 300, height: expected))
    }
  }

  @Test("a header whose width is estimated is as wide as its content, at its edge")
  func headerWidth() {
    let items = SizedItems([CGSize(width: 300, height: 20)])
    let row = size(.fractionalWidth(1), .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.estimated(20), .absolute(15)), elementKind: "header",
        alignment: .topTrailing)
    ]
    let collection = collection(section, items)
    #expect(edge("header", collection) == CGRect(x: 230, y: 0, width: 70, height: 15))
  }

  @Test(
    "the rows of a list are as far from the edges as its appearance says",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, 0.0, 0.0), (.grouped, 0, 35),
      (.insetGrouped, 16, 35),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)])
  func appearances(
    appearance: UICollectionLayoutListConfiguration.Appearance, side: CGFloat, bottom: CGFloat
  ) {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
    let items = SizedItems([CGSize(width: 100, height: 50), CGSize(width: 100, height: 60)])
    collection.dataSource = items
    collection.layoutIfNeeded()
    let frames = frames(collection, 2)
    #expect(frames[0] == CGRect(x: side, y: 0, width: 300 - 2 * side, height: 50))
    #expect(frames[1]?.minX == side && frames[1]?.height == 60)
    #expect(collection.contentSize.height == (frames[1]?.maxY ?? 0) + bottom)
  }

  @Test("one item of a group can have a fixed size and the next one that of its content")
  func fixedAndEstimated() {
    let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
    let free = NSCollectionLayoutItem(layoutSize: size(.absolute(150), .estimated(30)))
    for (items, heights) in [([fixed, free], [20, 70, 20]), ([free, fixed], [60, 20, 80])] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: items)
      let sizes = SizedItems([60, 70, 80].map { CGSize(width: 50, height: $0) })
      let collection = collection(NSCollectionLayoutSection(group: group), sizes)
      collection.layoutIfNeeded()
      #expect(collection.visibleCells.map(\.frame.height) == heights.map { CGFloat($0) })
    }
  }
}
