// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private final class Blank: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// The height of the content of each cell; `nil` for cells without content.
  let height: CGFloat?

  init(_ counts: [Int], height: CGFloat? = nil) {
    self.counts = counts
    self.height = height
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    guard let height else { return cell }
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    let own = inner.heightAnchor.constraint(equalToConstant: height)
    own.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      own, inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@Suite("What is in a part of a compositional layout")
struct VisibleElementsTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func collection(
    _ section: NSCollectionLayoutSection, _ source: Blank
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  /// Rows of three items of 100 × 50 points.
  private var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
  }

  private func items(_ rect: CGRect, _ collection: UICollectionView) -> [Int] {
    let all = collection.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return all.filter { $0.representedElementKind == nil }
      .map { $0.indexPath.section * 100 + $0.indexPath.item }
  }

  @Test("the items in a rectangle are those that meet it, from right to left, too")
  func direction() {
    let source = Blank([9])
    let collection = collection(grid, source)
    let left = CGRect(x: 0, y: 50, width: 99, height: 50)
    #expect(items(left, collection) == [3])
    collection.semanticContentAttribute = .forceRightToLeft
    #expect(items(left, collection) == [5])
    #expect(items(CGRect(x: 150, y: 0, width: 100, height: 60), collection) == [0, 1, 3, 4])
  }

  @Test("a rectangle has none of the items of sections before and after it")
  func sections() {
    let source = Blank([3, 3, 3])
    let collection = collection(grid, source)
    #expect(items(CGRect(x: 0, y: 50, width: 300, height: 50), collection) == [100, 101, 102])
    #expect(items(CGRect(x: 0, y: 49, width: 99, height: 52), collection) == [0, 100, 200])
    #expect(items(CGRect(x: 0, y: 150, width: 300, height: 50), collection).isEmpty)
    #expect(items(CGRect(x: 0, y: -50, width: 300, height: 50), collection).isEmpty)
  }

  @Test("a pinned header stays below the inset of the collection, and leaves with its section")
  func pinned() {
    let section = grid
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Blank([90, 90])
    let collection = collection(section, source)
    collection.contentInset.top = 30
    func top(_ offset: CGFloat) -> CGFloat? {
      let visible = CGRect(x: 0, y: offset, width: 300, height: 600)
      return collection.collectionViewLayout.layoutAttributesForElements(in: visible)?
        .first { $0.representedElementKind == "header" && $0.indexPath.section == 0 }?.frame.minY
    }
    #expect(top(-30) == 0 && top(-10) == 20 && top(100) == 130)
    // The section is 20 + 30 × 50 points high.
    #expect(top(1469) == 1499 && top(1480) == 1500 && top(1521) == nil)
  }

  @Test("a cell without content, or with content of no height, keeps its estimate")
  func estimates() {
    for (height, expected) in [(nil, 44), (0, 44), (30, 30)] as [(CGFloat?, CGFloat)] {
      let row = size(.fractionalWidth(1), .estimated(44))
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      let source = Blank([2], height: height)
      let collection = collection(section, source)
      #expect(collection.contentSize.height == 2 * expected)
    }
  }

  @Test("a section without items is as high as its insets, its header, and its footer")
  func emptySection() {
    let section = grid
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 2, trailing: 0)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "footer",
        alignment: .bottom),
    ]
    let source = Blank([0, 1])
    let collection = collection(section, source)
    let layout = collection.collectionViewLayout
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 74)
    #expect(collection.contentSize.height == 156)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: -1, section: 1)) == nil)
  }
}
