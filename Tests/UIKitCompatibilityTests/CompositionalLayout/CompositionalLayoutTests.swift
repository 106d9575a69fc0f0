// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private final class Items: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var height: (IndexPath) -> CGFloat = { _ in 30 }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: height(indexPath)).with(999),
    ])
    return cell
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A collection of 300 × 600 points with a layout, laid out.
private final class Fixture {
  let collection: UICollectionView
  let items: Items

  init(_ layout: UICollectionViewLayout, _ items: Items) {
    self.items = items
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.dataSource = items
    collection.layoutIfNeeded()
  }

  convenience init(_ section: NSCollectionLayoutSection, _ count: Int) {
    self.init(UICollectionViewCompositionalLayout(section: section), Items([count]))
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.collectionViewLayout
      .layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func header(_ section: Int) -> CGRect? {
    collection.layoutIfNeeded()
    let layout = collection.collectionViewLayout
    return layout.layoutAttributesForElements(in: collection.bounds)?
      .first { $0.representedElementKind != nil && $0.indexPath.section == section }?.frame
  }
}

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  @Test("a row contains as many items as fit, and repeats")
  func fractions() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let fixture = Fixture(NSCollectionLayoutSection(group: group), 5)
    #expect(fixture.frame(0) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(fixture.frame(1) == CGRect(x: 102, y: 1, width: 94, height: 46))
    #expect(fixture.frame(3) == CGRect(x: 2, y: 51, width: 94, height: 46))
    #expect(fixture.collection.contentSize == CGSize(width: 300, height: 100))
    #expect(fixture.frame(5) == nil)
  }

  @Test("a number of items share a row or a column, with spacing between them")
  func counts() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
    row.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let fixture = Fixture(section, 3)
    #expect(fixture.frame(0) == CGRect(x: 20, y: 10, width: 110, height: 40))
    #expect(fixture.frame(1) == CGRect(x: 150, y: 10, width: 110, height: 40))
    #expect(fixture.frame(2) == CGRect(x: 20, y: 55, width: 110, height: 40))
    #expect(fixture.collection.contentSize.height == 125)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(90)), subitem: item, count: 3)
    let second = Fixture(NSCollectionLayoutSection(group: column), 3)
    #expect(second.frame(2) == CGRect(x: 0, y: 60, width: 100, height: 30))
    let own = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .fractionalHeight(1)))
    let spread = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: own, count: 3)
    spread.interItemSpacing = .flexible(0)
    let third = Fixture(NSCollectionLayoutSection(group: spread), 3)
    #expect(third.frame(1)?.minX == 135)
    #expect(third.frame(2)?.maxX == 300)
  }

  @Test("a group of estimated size is as large as its items with its insets")
  func estimatedGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(30), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(10), .estimated(10)), subitems: [item, item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [group, item])
    let fixture = Fixture(NSCollectionLayoutSection(group: pair), 4)
    #expect(fixture.frame(0) == CGRect(x: 2, y: 1, width: 30, height: 20))
    #expect(fixture.frame(1) == CGRect(x: 32, y: 1, width: 30, height: 20))
    #expect(fixture.frame(2) == CGRect(x: 66, y: 0, width: 30, height: 20))
    let rows = Fixture(NSCollectionLayoutSection(group: group), 4)
    #expect(rows.frame(2) == CGRect(x: 2, y: 25, width: 30, height: 20))
  }

  @Test("fractions that add up to a whole fit, whatever their sum is rounded to")
  func roundedFractions() {
    for count in 1...40 {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(10)), subitems: [item])
      let fixture = Fixture(NSCollectionLayoutSection(group: group), count + 1)
      #expect(fixture.frame(count - 1)?.minY == 0 && fixture.frame(count)?.minY == 10)
    }
  }

  @Test("nested groups take items in turn")
  func nested() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, pair])
    let fixture = Fixture(NSCollectionLayoutSection(group: group), 4)
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 150))
    #expect(fixture.frame(1) == CGRect(x: 150, y: 0, width: 150, height: 75))
    #expect(fixture.frame(2) == CGRect(x: 150, y: 75, width: 150, height: 75))
    #expect(fixture.frame(3) == CGRect(x: 0, y: 150, width: 150, height: 150))
  }

  @Test("estimated heights are replaced by those of the cells")
  func estimated() {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    let items = Items([3])
    items.height = { CGFloat($0.item) * 10 + 20 }
    let fixture = Fixture(UICollectionViewCompositionalLayout(section: section), items)
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(fixture.frame(1) == CGRect(x: 0, y: 22, width: 300, height: 30))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 54, width: 300, height: 40))
    #expect(fixture.collection.contentSize.height == 94)
  }

  @Test("ten thousand estimated rows are measured as they become visible")
  func manyRows() {
    let row = size(.fractionalWidth(1), .estimated(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let fixture = Fixture(NSCollectionLayoutSection(group: group), 10_000)
    #expect(fixture.collection.visibleCells.count < 30)
    #expect(fixture.collection.contentSize.height > 399_000)
    fixture.collection.scrollToItem(
      at: IndexPath(item: 9999, section: 0), at: .bottom, animated: false)
    fixture.collection.layoutIfNeeded()
    #expect(fixture.frame(9999)?.height == 30)
  }

  @Test("sections follow each other with their headers and footers")
  func boundaries() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
        alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(10)), elementKind: "footer",
        alignment: .bottomTrailing),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let fixture = Fixture(
      UICollectionViewCompositionalLayout(
        sectionProvider: { number, environment in
          #expect(environment.container.effectiveContentSize.width == 300)
          return number < 2 ? section : nil
        }, configuration: configuration), Items([1, 2, 3]))
    #expect(fixture.frame(0) == CGRect(x: 10, y: 23, width: 280, height: 50))
    // 3 + 20 + 50 + 10 + 4, and 7 between the sections.
    #expect(fixture.frame(0, 1)?.minY == 117)
    let places = fixture.collection.collectionViewLayout.layoutAttributesForElements(
      in: fixture.collection.bounds)
    let edges = places?.filter { $0.representedElementKind != nil } ?? []
    #expect(edges.first?.frame == CGRect(x: 10, y: 3, width: 280, height: 20))
    #expect(edges.dropFirst().first?.frame == CGRect(x: 240, y: 73, width: 50, height: 10))
  }

  @Test(
    "supplementary views at the bottom of a section follow its groups, centered or at an edge",
    arguments: [
      (NSRectAlignment.bottomLeading, 0), (.bottom, 125), (.bottomTrailing, 250),
    ] as [(NSRectAlignment, CGFloat)])
  func bottom(alignment: NSRectAlignment, x: CGFloat) {
    let row = size(.fractionalWidth(1), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(10)), elementKind: "footer",
        alignment: alignment)
    ]
    let fixture = Fixture(UICollectionViewCompositionalLayout(section: section), Items([2]))
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 300, height: 50))
    let places = fixture.collection.collectionViewLayout.layoutAttributesForElements(
      in: fixture.collection.bounds)
    let edges = places?.filter { $0.representedElementKind != nil } ?? []
    #expect(edges.map(\.frame) == [CGRect(x: x, y: 100, width: 50, height: 10)])
  }

  @Test("a pinned header stays at the top while its section is visible")
  func pinned() {
    let row = size(.fractionalWidth(1), .absolute(500))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = Fixture(
      UICollectionViewCompositionalLayout(section: section), Items([2, 2]))
    #expect(fixture.header(0)?.minY == 0)
    fixture.collection.contentOffset.y = 400
    #expect(fixture.header(0)?.minY == 400)
    fixture.collection.contentOffset.y = 1020
    #expect(fixture.header(0)?.minY == 1000)
  }

  @Test("an orthogonally scrolling section lays its groups out side by side")
  func orthogonal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let fixture = Fixture(
      UICollectionViewCompositionalLayout(section: section), Items([6, 1]))
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(fixture.frame(2) == CGRect(x: 260, y: 0, width: 120, height: 80))
    #expect(fixture.frame(0, 1)?.minY == 80)
    #expect(fixture.collection.contentSize == CGSize(width: 300, height: 160))
    #expect(fixture.collection.visibleCells.count == 4)
  }

  @Test("a horizontally scrolling layout places sections side by side")
  func horizontal() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitem: item, count: 2)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let fixture = Fixture(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group), configuration: configuration),
      Items([5]))
    #expect(fixture.frame(1) == CGRect(x: 0, y: 300, width: 100, height: 300))
    #expect(fixture.frame(2) == CGRect(x: 100, y: 0, width: 100, height: 300))
    #expect(fixture.collection.contentSize == CGSize(width: 300, height: 600))
  }

  @Test("in a right-to-left layout, rows begin at the right")
  func rightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let fixture = Fixture(NSCollectionLayoutSection(group: group), 2)
    fixture.collection.semanticContentAttribute = .forceRightToLeft
    #expect(fixture.frame(0)?.minX == 200)
    #expect(fixture.frame(1)?.minX == 100)
  }

  @Test("a list has self-sizing rows, and headers if configured")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let fixture = Fixture(
      UICollectionViewCompositionalLayout.list(using: configuration), Items([2]))
    #expect(fixture.frame(0) == CGRect(x: 16, y: 28, width: 268, height: 30))
    #expect(fixture.frame(1)?.minY == 58)
  }

  @Test("groups with custom frames, empty groups, and invalid numbers are harmless")
  func oddGroups() {
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 50, width: 10, height: 10)),
      ]
    }
    let fixture = Fixture(NSCollectionLayoutSection(group: custom), 3)
    #expect(fixture.frame(1) == CGRect(x: 5, y: 50, width: 10, height: 10))
    #expect(fixture.frame(2) == CGRect(x: 0, y: 100, width: 150, height: 10))
    let empty = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(.nan), .absolute(.infinity)), subitems: [])
    #expect(Fixture(NSCollectionLayoutSection(group: empty), 3).collection.contentSize.height == 0)
    let nothing = NSCollectionLayoutGroup.custom(
      layoutSize: size(.absolute(10), .absolute(10)), itemProvider: { _ in [] })
    _ = Fixture(NSCollectionLayoutSection(group: nothing), 3)
  }

  @Test(
    "the headers of a plain list are pinned, and those of grouped lists scroll away",
    arguments: [
      (UICollectionLayoutListConfiguration.Appearance.plain, CGFloat(100)), (.grouped, 0),
    ])
  func listHeaders(
    appearance: UICollectionLayoutListConfiguration.Appearance, top: CGFloat
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    let fixture = Fixture(
      UICollectionViewCompositionalLayout.list(using: configuration), Items([40]))
    fixture.collection.contentOffset.y = 100
    fixture.collection.layoutIfNeeded()
    let whole = CGRect(x: 0, y: 0, width: 300, height: 1000)
    #expect(fixture.header(0)?.minY ?? 0 == top)
    #expect(
      appearance == .plain
        || fixture.collection.collectionViewLayout.layoutAttributesForElements(in: whole)?
          .first { $0.representedElementKind != nil }?.frame.minY == 0
    )
  }

  @Test("edge spacing keeps items apart on both sides")
  func edgeSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(3), trailing: .fixed(7), bottom: .fixed(4))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let fixture = Fixture(NSCollectionLayoutSection(group: group), 2)
    #expect(fixture.frame(0)?.minX == 5 && fixture.frame(1)?.minX == 67)
    #expect(fixture.frame(0)?.minY == 3 && fixture.frame(0)?.width == 50)
  }
}
