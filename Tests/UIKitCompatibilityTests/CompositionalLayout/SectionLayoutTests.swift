// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private final class Plain: NSObject, UICollectionViewDataSource {
  var counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

@Suite("Sections of compositional layouts")
struct SectionLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of groups with one item each.
  private func section(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSection {
    let own = size(.absolute(width), .absolute(height))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: own, subitems: [NSCollectionLayoutItem(layoutSize: own)]))
  }

  private func edge(
    _ kind: String, _ width: NSCollectionLayoutDimension, _ height: CGFloat,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, .absolute(height)), elementKind: kind, alignment: alignment)
  }

  private func collection(
    _ layout: UICollectionViewLayout, _ source: Plain
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func frame(_ item: Int, _ section: Int, _ collection: UICollectionView) -> CGRect? {
    collection.collectionViewLayout
      .layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func edges(_ collection: UICollectionView) -> [String: CGRect] {
    let all = collection.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var result: [String: CGRect] = [:]
    for attributes in all ?? [] {
      if let kind = attributes.representedElementKind { result[kind] = attributes.frame }
    }
    return result
  }

  private var horizontal: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return configuration
  }

  @Test("in a horizontal layout, headers are before and footers after the groups of a section")
  func horizontalEdges() {
    let section = section(100, 50)
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 20)
    section.boundarySupplementaryItems = [
      edge("header", .absolute(30), 40, .leading), edge("footer", .absolute(25), 45, .bottom),
    ]
    let source = Plain([2, 1])
    let collection = collection(
      UICollectionViewCompositionalLayout(section: section, configuration: horizontal), source)
    #expect(frame(0, 0, collection) == CGRect(x: 40, y: 3, width: 100, height: 50))
    #expect(frame(1, 0, collection) == CGRect(x: 140, y: 3, width: 100, height: 50))
    // 10 + 30 + 200 + 25 + 20 are before the second section.
    #expect(frame(0, 1, collection) == CGRect(x: 325, y: 3, width: 100, height: 50))
    let first = collection.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 285, height: 600))
    let kinds = first?.filter { $0.representedElementKind != nil }
    #expect(
      kinds?.map(\.frame) == [
        CGRect(x: 10, y: 3, width: 30, height: 40), CGRect(x: 240, y: 3, width: 25, height: 45),
      ])
    #expect(
      kinds?.map(\.indexPath) == [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)])
    #expect(collection.contentSize == CGSize(width: 470, height: 600))
  }

  @Test("in a horizontal layout, an orthogonal section is as wide as its widest group")
  func orthogonalInHorizontal() {
    let section = section(80, 50)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 5
    let source = Plain([3, 1])
    let collection = collection(
      UICollectionViewCompositionalLayout(section: section, configuration: horizontal), source)
    #expect(frame(0, 0, collection) == CGRect(x: 0, y: 0, width: 80, height: 50))
    #expect(frame(2, 0, collection) == CGRect(x: 0, y: 110, width: 80, height: 50))
    #expect(frame(0, 1, collection)?.minX == 80)
    #expect(collection.contentSize == CGSize(width: 160, height: 600))
  }

  @Test("the supplementary views of a section are inset with its groups, unless told otherwise")
  func insets() {
    for follows in [true, false] {
      let section = section(100, 50)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 40)
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        edge("header", .fractionalWidth(1), 10, .top),
        edge("left", .absolute(50), 10, .topLeading),
        edge("right", .absolute(50), 10, .topTrailing),
      ]
      let source = Plain([1])
      let collection = collection(UICollectionViewCompositionalLayout(section: section), source)
      let (left, right): (CGFloat, CGFloat) = follows ? (20, 260) : (0, 300)
      let edges = edges(collection)
      #expect(edges["header"] == CGRect(x: left, y: 0, width: right - left, height: 10))
      #expect(edges["left"] == CGRect(x: left, y: 0, width: 50, height: 10))
      #expect(edges["right"] == CGRect(x: right - 50, y: 0, width: 50, height: 10))
      #expect(frame(0, 0, collection) == CGRect(x: 20, y: 10, width: 100, height: 50))
    }
  }

  @Test("the size of the content is up to date, also before the next layout")
  func contentSize() throws {
    let layout = UICollectionViewCompositionalLayout(section: section(300, 50))
    let collection = collection(layout, Plain([2, 1]))
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 150))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    layout.configuration = configuration
    #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 170))
    #expect(collection.contentSize.height == 150)
  }

  @Test("distances that aren't finite are none")
  func notFinite() {
    let section = section(300, 50)
    section.interGroupSpacing = .nan
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = .infinity
    let source = Plain([2, 1])
    let collection = collection(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), source)
    #expect(frame(1, 0, collection)?.minY == 50 && frame(0, 1, collection)?.minY == 100)
    #expect(collection.contentSize.height == 150)
    #expect(NSCollectionLayoutSpacing.fixed(.nan).spacing == 0)
    #expect(NSCollectionLayoutSpacing.flexible(.infinity).spacing == 0)
    let layout = collection.collectionViewLayout
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    #expect(layout.layoutAttributesForElements(in: endless)?.isEmpty == true)
    let nowhere = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
    #expect(layout.layoutAttributesForElements(in: nowhere)?.isEmpty == true)
  }

  @Test("another configuration lays out the collection again")
  func configuration() {
    let source = Plain([1, 1])
    let layout = UICollectionViewCompositionalLayout(section: section(100, 50))
    let collection = collection(layout, source)
    #expect(frame(0, 1, collection) == CGRect(x: 0, y: 50, width: 100, height: 50))
    layout.configuration = horizontal
    collection.layoutIfNeeded()
    #expect(frame(0, 1, collection) == CGRect(x: 100, y: 0, width: 100, height: 50))
    #expect(collection.contentSize == CGSize(width: 200, height: 600))
  }

  @Test("a layout from an archive is empty, and one without a collection has no size")
  func empty() throws {
    let source = Plain([2])
    let layout = try #require(UICollectionViewCompositionalLayout(coder: NSCoder()))
    #expect(layout.collectionViewContentSize == .zero)
    let collection = collection(layout, source)
    #expect(frame(0, 0, collection) == nil && collection.contentSize.height == 0)
    let alone = UICollectionViewCompositionalLayout(section: section(10, 10))
    #expect(alone.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(alone.collectionViewContentSize == .zero)
  }

  @Test("items spread over a column as over a row")
  func flexibleColumn() {
    let own = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(30)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(200)), repeatingSubitem: own, count: 3)
    column.interItemSpacing = .flexible(0)
    let source = Plain([3])
    let collection = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: column)),
      source)
    let frames = (0..<3).map { frame($0, 0, collection) }
    #expect(frames == [0, 85, 170].map { CGRect(x: 0, y: $0, width: 50, height: 30) })
  }

  @Test("each side of an edge spacing can be missing")
  func edgeSpacing() {
    typealias Spacing = NSCollectionLayoutEdgeSpacing
    for (spacing, first, second) in [
      (Spacing(leading: nil, top: nil, trailing: .fixed(7), bottom: nil), (0, 0), (57, 0)),
      (Spacing(leading: .fixed(5), top: nil, trailing: nil, bottom: nil), (5, 0), (60, 0)),
      (Spacing(leading: nil, top: .fixed(3), trailing: nil, bottom: nil), (0, 3), (50, 3)),
      (Spacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(9)), (0, 0), (50, 0)),
    ] as [(Spacing, (CGFloat, CGFloat), (CGFloat, CGFloat))] {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
      item.edgeSpacing = spacing
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
      let source = Plain([2])
      let collection = collection(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        source)
      #expect(frame(0, 0, collection)?.origin == CGPoint(x: first.0, y: first.1))
      #expect(frame(1, 0, collection)?.origin == CGPoint(x: second.0, y: second.1))
    }
  }
}
