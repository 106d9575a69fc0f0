// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKitCompatibility

@Suite("Groups and supplementary views of a section")
struct SolvedSectionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(width, height), subitems: [whole]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11)
    section.interGroupSpacing = 10
    return section
  }

  private func edge(
    _ kind: String, _ size: NSCollectionLayoutSize, _ alignment: NSRectAlignment,
    _ offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: kind, alignment: alignment, absoluteOffset: offset)
  }

  private func solved(
    _ section: NSCollectionLayoutSection, _ count: Int, isDown: Bool = true
  ) -> SolvedSection {
    SolvedSection(
      section, count: count, in: CGSize(width: 300, height: 600), UITraitCollection(),
      isDown: isDown)
  }

  private func items(_ section: SolvedSection, _ rect: CGRect) -> [Int] {
    section.items(in: rect).map(\.item)
  }

  private func down() -> NSCollectionLayoutSection {
    let section = section(.fractionalWidth(1), .absolute(50))
    section.boundarySupplementaryItems = [
      edge("header", size(.fractionalWidth(0.5), .absolute(20)), .topTrailing),
      edge("footer", size(.absolute(100), .absolute(30)), .bottomLeading, CGPoint(x: 3, y: 4)),
    ]
    return section
  }

  @Test("groups follow the header, and the footer follows the groups, inside the insets")
  func frames() {
    let result = solved(down(), 3)
    #expect(result.length == 234)
    #expect((0..<3).map { result.frame(of: $0)?.minY } == [25, 85, 145])
    #expect(result.frame(of: 0) == CGRect(x: 7, y: 25, width: 282, height: 50))
    #expect(result.frame(of: 3) == nil && result.frame(of: -1) == nil)
    #expect(
      result.edges.map(\.frame) == [
        CGRect(x: 148, y: 5, width: 141, height: 20), CGRect(x: 10, y: 199, width: 100, height: 30),
      ])
  }

  @Test("supplementary views that don't follow the insets are as wide as the container")
  func wideEdges() {
    let section = down()
    section.supplementariesFollowContentInsets = false
    #expect(
      solved(section, 3).edges.map(\.frame) == [
        CGRect(x: 150, y: 5, width: 150, height: 20), CGRect(x: 3, y: 199, width: 100, height: 30),
      ])
  }

  @Test("a header that doesn't extend the boundary is over the groups")
  func innerEdges() {
    let section = down()
    section.boundarySupplementaryItems[0].extendsBoundary = false
    let result = solved(section, 3)
    #expect(result.length == 214 && result.frame(of: 0)?.minY == 5)
    #expect(result.edges.map(\.frame.minY) == [5, 179])
    section.boundarySupplementaryItems[1].extendsBoundary = false
    #expect(solved(section, 3).length == 184)
    #expect(solved(section, 3).edges.map(\.frame.minY) == [5, 149])
  }

  @Test("of several headers, the highest moves the groups")
  func manyEdges() {
    let section = down()
    section.boundarySupplementaryItems.append(
      edge("taller", size(.absolute(10), .absolute(45)), .top))
    let result = solved(section, 1)
    #expect(result.frame(of: 0)?.minY == 50 && result.length == 139)
    #expect(result.edges[2].frame == CGRect(x: 143, y: 5, width: 10, height: 45))
  }

  @Test("items are found in rectangles that they meet by more than an edge")
  func rectangles() {
    let result = solved(down(), 3)
    func found(_ minY: CGFloat, _ maxY: CGFloat) -> [Int] {
      items(result, CGRect(x: 0, y: minY, width: 300, height: maxY - minY))
    }
    #expect(found(0, 600) == [0, 1, 2] && found(0, 25) == [] && found(0, 26) == [0])
    #expect(found(75, 85) == [] && found(74, 85) == [0] && found(75, 86) == [1])
    #expect(found(100, 110) == [1] && found(195, 600) == [] && found(194, 600) == [2])
    #expect(items(result, CGRect(x: 288, y: 0, width: 11, height: 600)) == [0, 1, 2])
  }

  @Test("in a horizontal layout, widths take the place of heights")
  func horizontal() {
    let section = section(.absolute(50), .fractionalHeight(1))
    section.boundarySupplementaryItems = [
      edge("header", size(.absolute(20), .absolute(30)), .leading),
      edge("footer", size(.absolute(25), .absolute(40)), .bottom),
    ]
    let result = solved(section, 3, isDown: false)
    #expect(result.length == 233)
    #expect(result.frame(of: 0) == CGRect(x: 27, y: 5, width: 50, height: 586))
    #expect((0..<3).map { result.frame(of: $0)?.minX } == [27, 87, 147])
    #expect(
      result.edges.map(\.frame) == [
        CGRect(x: 7, y: 5, width: 20, height: 30), CGRect(x: 197, y: 5, width: 25, height: 40),
      ])
    #expect(items(result, CGRect(x: 77, y: 0, width: 10, height: 600)) == [])
    #expect(items(result, CGRect(x: 76, y: 0, width: 12, height: 600)) == [0, 1])
  }

  @Test("an orthogonal section is as long as its largest group")
  func orthogonal() {
    let across = section(.absolute(100), .absolute(50))
    across.orthogonalScrollingBehavior = .paging
    let row = solved(across, 3)
    #expect(row.length == 64)
    #expect((0..<3).map { row.frame(of: $0)?.minX } == [7, 117, 227])
    #expect(row.frame(of: 2) == CGRect(x: 227, y: 5, width: 100, height: 50))
    #expect(items(row, CGRect(x: 107, y: 0, width: 10, height: 600)) == [])
    #expect(items(row, CGRect(x: 107, y: 0, width: 11, height: 600)) == [1])
    let column = solved(across, 3, isDown: false)
    #expect(column.length == 118)
    #expect((0..<3).map { column.frame(of: $0)?.minY } == [5, 65, 125])
  }

  @Test("a section without items has only its insets and supplementary views")
  func empty() {
    let result = solved(down(), 0)
    #expect(result.length == 64 && result.frame(of: 0) == nil && !result.isEstimated)
    #expect(result.edges.map(\.frame.minY) == [5, 29])
    #expect(items(result, CGRect(x: 0, y: 0, width: 300, height: 600)) == [])
    #expect(!result.hasEstimatedWidth(0))
  }

  private func list() -> NSCollectionLayoutSection {
    let row = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: row, subitem: NSCollectionLayoutItem(layoutSize: row), count: 1))
    section.boundarySupplementaryItems = [
      edge("header", size(.fractionalWidth(1), .estimated(28)), .top)
    ]
    return section
  }

  @Test("a measured item moves those after it, once for each new size")
  func measuring() {
    var result = solved(list(), 3)
    func starts() -> [CGFloat?] { (0..<3).map { result.frame(of: $0)?.minY } }
    func take(_ height: CGFloat, _ item: Int) -> Bool {
      result.take(CGSize(width: 300, height: height), ofItem: item)
    }
    #expect(result.isEstimated && starts() == [28, 72, 116] && result.length == 160)
    #expect(take(60, 1))
    #expect(starts() == [28, 72, 132] && result.length == 176)
    #expect(!take(60, 1) && !take(44, 0) && !take(60, 3) && !take(60, -1))
    #expect(starts() == [28, 72, 132] && result.length == 176)
    #expect(take(10, 0))
    #expect(starts() == [28, 38, 98] && result.length == 142)
    var fixed = solved(down(), 3)
    let isMoved = fixed.take(CGSize(width: 300, height: 60), ofItem: 1)
    #expect(!isMoved && fixed.length == 234)
  }

  @Test("a measured header moves all items, and one of another kind nothing")
  func measuringEdges() {
    var result = solved(list(), 2)
    func take(_ width: CGFloat, _ height: CGFloat, _ kind: String) -> Bool {
      result.take(CGSize(width: width, height: height), ofEdge: kind)
    }
    #expect(take(99, 40, "header"))
    #expect(result.edges[0].size == CGSize(width: 300, height: 40))
    #expect(result.frame(of: 0)?.minY == 40 && result.length == 128)
    #expect(!take(77, 40, "header") && !take(77, 90, "other"))
    #expect(result.length == 128)
  }

  @Test("if another number of items fits in a group, the groups after it are others")
  func rebuilding() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(20)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item]))
    var result = solved(section, 7)
    func starts() -> [CGFloat?] { (0..<7).map { result.frame(of: $0)?.minY } }
    #expect(starts() == [0, 0, 0, 20, 20, 20, 40])
    #expect((0..<7).allSatisfy { result.hasEstimatedWidth($0) })
    #expect(!result.hasEstimatedWidth(7) && !result.hasEstimatedWidth(-1))
    let isMoved = result.take(CGSize(width: 250, height: 20), ofItem: 1)
    #expect(isMoved && starts() == [0, 20, 40, 40, 40, 60, 60])
    #expect(result.frame(of: 1) == CGRect(x: 0, y: 20, width: 250, height: 20))
    #expect(result.length == 80)
  }
}
