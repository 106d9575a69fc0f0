// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKitCompatibility

@Suite("Items of a group")
struct SolvedGroupTests {
  private typealias Size = NSCollectionLayoutSize
  private typealias Dimension = NSCollectionLayoutDimension
  private typealias Group = NSCollectionLayoutGroup

  private func size(_ width: Dimension, _ height: Dimension) -> Size {
    Size(widthDimension: width, heightDimension: height)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> Size {
    size(.absolute(width), .absolute(height))
  }

  private func item(_ layoutSize: Size) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: layoutSize)
  }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    item(size(width, height))
  }

  private func solved(
    _ group: Group, _ items: Range<Int>, measured: (Int) -> CGSize? = { _ in nil }
  ) -> SolvedGroup {
    SolvedGroup(
      group, in: CGSize(width: 300, height: 600), items: items, UITraitCollection(),
      measured: measured)
  }

  /// The frames as lists of x, y, width, and height.
  private func frames(_ group: Group, _ count: Int) -> [[CGFloat]] {
    solved(group, 0..<count).frames.map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  private let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("as many items as fit follow each other inside the insets of their group")
  func fitting() {
    let half = item(size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let row = Group.horizontal(layoutSize: size(100, 50), subitems: [half])
    row.contentInsets = insets
    #expect(frames(row, 5) == [[2, 1, 47, 46], [49, 1, 47, 46]])
    #expect(frames(row, 1) == [[2, 1, 47, 46]] && frames(row, 0) == [])
    #expect(solved(row, 0..<5).size == CGSize(width: 100, height: 50))
    let column = Group.vertical(
      layoutSize: size(100, 50),
      subitems: [item(size(.fractionalWidth(1), .fractionalHeight(0.5)))])
    column.contentInsets = insets
    #expect(frames(column, 5) == [[2, 1, 94, 23], [2, 24, 94, 23]])
    let small = Group.horizontal(layoutSize: size(5, 3), subitems: [half])
    small.contentInsets = insets
    #expect(frames(small, 1) == [[2, 1, 0, 0]])
  }

  @Test("an item that is too long by a hundredth of a point fits, and by more doesn't")
  func tolerance() {
    func count(_ length: CGFloat) -> [Int] {
      [
        Group.horizontal(layoutSize: size(100, 10), subitems: [item(length, 10)]),
        Group.vertical(layoutSize: size(10, 100), subitems: [item(10, length)]),
      ].map { frames($0, 9).count }
    }
    #expect(count(33.336) == [3, 3] && count(33.34) == [2, 2] && count(25) == [4, 4])
    #expect(count(500) == [1, 1])
  }

  @Test("items that share a group are equally long, with the spacing between them")
  func sharing() {
    let half = item(size(.fractionalWidth(0.5), .fractionalHeight(0.5)))
    func row(_ count: Int, _ spacing: CGFloat) -> Group {
      let group = Group.horizontal(layoutSize: size(100, 40), subitem: half, count: count)
      group.interItemSpacing = .fixed(spacing)
      return group
    }
    #expect(frames(row(3, 5), 9) == [[0, 0, 30, 20], [35, 0, 30, 20], [70, 0, 30, 20]])
    #expect(frames(row(3, 60), 9) == [[0, 0, 0, 20], [60, 0, 0, 20], [120, 0, 0, 20]])
    #expect(frames(row(2, 0), 1) == [[0, 0, 50, 20]])
    #expect(frames(row(0, 5), 9) == [[0, 0, 100, 20]])
    #expect(frames(row(-4, 5), 9) == [[0, 0, 100, 20]])
    let column = Group.vertical(layoutSize: size(40, 100), subitem: half, count: 3)
    column.interItemSpacing = .fixed(5)
    #expect(frames(column, 9) == [[0, 0, 20, 30], [0, 35, 20, 30], [0, 70, 20, 30]])
    let low = Group.vertical(layoutSize: size(40, 1), subitem: half, count: 2)
    #expect(frames(low, 9) == [[0, 0, 20, 0.5], [0, 0.5, 20, 0.5]])
    let narrow = Group.horizontal(layoutSize: size(1, 40), subitem: half, count: 2)
    #expect(frames(narrow, 9) == [[0, 0, 0.5, 20], [0.5, 0, 0.5, 20]])
  }

  @Test("a repeated item keeps its own length, and is repeated as often as stated")
  func repeating() {
    let row = Group.horizontal(
      layoutSize: size(100, 40), repeatingSubitem: item(30, 20), count: 2)
    #expect(frames(row, 9) == [[0, 0, 30, 20], [30, 0, 30, 20]])
    let column = Group.vertical(
      layoutSize: size(100, 40), repeatingSubitem: item(30, 20), count: 3)
    #expect(frames(column, 9) == [[0, 0, 30, 20], [0, 20, 30, 20], [0, 40, 30, 20]])
  }

  @Test("flexible spacing spreads items, and those of a group in it together")
  func flexible() {
    func spread(_ group: Group, _ spacing: NSCollectionLayoutSpacing) -> Group {
      group.interItemSpacing = spacing
      return group
    }
    let row = Group.horizontal(
      layoutSize: size(100, 9), subitems: [item(10, 9), item(20, 9), item(30, 9)])
    #expect(frames(spread(row, .flexible(5)), 3).map { $0[0] } == [0, 30, 70])
    #expect(frames(spread(row, .fixed(5)), 3).map { $0[0] } == [0, 15, 40])
    #expect(frames(spread(row, .flexible(5)), 1).map { $0[0] } == [0])
    #expect(frames(spread(row, .flexible(5)), 2).map { $0[0] } == [0, 80])
    let column = Group.vertical(
      layoutSize: size(9, 100), subitems: [item(9, 10), item(9, 20), item(9, 30)])
    #expect(frames(spread(column, .flexible(5)), 3).map { $0[1] } == [0, 30, 70])
    let inner = Group.vertical(layoutSize: size(30, 40), subitems: [item(30, 20)])
    let outer = Group.horizontal(layoutSize: size(100, 40), subitems: [item(20, 40), inner])
    #expect(
      frames(spread(outer, .flexible(0)), 3)
        == [[0, 0, 20, 40], [70, 0, 30, 20], [70, 20, 30, 20]])
  }

  @Test("a group of estimated length takes its items once, and is as long as they are")
  func open() {
    let items = [item(30, 20), item(20, 40)]
    let row = Group.horizontal(layoutSize: size(.estimated(10), .absolute(50)), subitems: items)
    row.contentInsets = insets
    row.interItemSpacing = .flexible(5)
    #expect(frames(row, 9) == [[2, 1, 30, 20], [37, 1, 20, 40]])
    #expect(solved(row, 0..<9).size == CGSize(width: 61, height: 50))
    let column = Group.vertical(layoutSize: size(.absolute(50), .estimated(10)), subitems: items)
    column.contentInsets = insets
    column.interItemSpacing = .fixed(5)
    #expect(frames(column, 9) == [[2, 1, 30, 20], [2, 26, 20, 40]])
    #expect(solved(column, 0..<9).size == CGSize(width: 50, height: 69))
    let across = Group.horizontal(layoutSize: size(.absolute(60), .estimated(10)), subitems: items)
    across.contentInsets = insets
    #expect(solved(across, 0..<9).size == CGSize(width: 60, height: 44))
    let acrossColumn = Group.vertical(
      layoutSize: size(.estimated(10), .absolute(80)), subitems: items)
    acrossColumn.contentInsets = insets
    #expect(solved(acrossColumn, 0..<9).size == CGSize(width: 36, height: 80))
  }

  @Test("the spacing around an item is part of its length, on either side")
  func edgeSpacing() {
    func spaced(_ leading: CGFloat?, _ top: CGFloat?, _ trailing: CGFloat?, _ bottom: CGFloat?)
      -> NSCollectionLayoutItem
    {
      let made = item(30, 20)
      made.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: leading.map { .fixed($0) }, top: top.map { .fixed($0) },
        trailing: trailing.map { .fixed($0) }, bottom: bottom.map { .fixed($0) })
      return made
    }
    let open = size(.estimated(10), .estimated(10))
    let row = Group.horizontal(
      layoutSize: open, subitems: [spaced(1, 2, 3, 4), spaced(1, nil, nil, nil)])
    #expect(frames(row, 2) == [[1, 2, 30, 20], [35, 0, 30, 20]])
    #expect(solved(row, 0..<2).size == CGSize(width: 65, height: 26))
    let column = Group.vertical(
      layoutSize: open, subitems: [spaced(1, 2, 3, 4), spaced(nil, nil, 9, nil)])
    #expect(frames(column, 2) == [[1, 2, 30, 20], [0, 26, 30, 20]])
    #expect(solved(column, 0..<2).size == CGSize(width: 39, height: 46))
  }

  @Test("an estimated length is that of the content, without insets in that direction")
  func measured() {
    func solvedItem(_ layoutSize: Size, _ own: CGSize?) -> SolvedGroup {
      let only = item(layoutSize)
      only.contentInsets = insets
      return solved(
        .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [only]), 0..<1
      ) { _ in own }
    }
    let own = CGSize(width: 70, height: 33)
    let high = solvedItem(size(.absolute(50), .estimated(10)), own)
    #expect(high.frames == [CGRect(x: 2, y: 0, width: 44, height: 33)])
    #expect(high.isEstimated && high.widthsAreEstimated == [false])
    let wide = solvedItem(size(.estimated(10), .absolute(20)), own)
    #expect(wide.frames == [CGRect(x: 0, y: 1, width: 70, height: 16)])
    #expect(wide.isEstimated && wide.widthsAreEstimated == [true])
    let unknown = solvedItem(size(.estimated(10), .estimated(15)), nil)
    #expect(unknown.frames == [CGRect(x: 0, y: 0, width: 10, height: 15)] && unknown.isEstimated)
    let fixed = solvedItem(size(50, 20), own)
    #expect(fixed.frames == [CGRect(x: 2, y: 1, width: 44, height: 16)])
    #expect(!fixed.isEstimated && fixed.widthsAreEstimated == [false])
  }

  @Test("items are measured by their numbers, also in groups inside others")
  func numbers() {
    var asked: [Int] = []
    let open = item(size(.absolute(20), .estimated(10)))
    let inner = Group.vertical(
      layoutSize: size(20, 600), subitems: [open, item(size(.estimated(20), .absolute(9)))])
    let outer = Group.horizontal(layoutSize: size(50, 600), subitems: [open, inner])
    let result = solved(outer, 5..<8) {
      asked.append($0)
      return CGSize(width: 20, height: CGFloat($0))
    }
    #expect(asked == [5, 6, 7])
    #expect(result.frames.map(\.height) == [5, 6, 9])
    #expect(result.frames.map(\.minY) == [0, 0, 6] && result.frames.map(\.minX) == [0, 20, 20])
    #expect(result.widthsAreEstimated == [false, false, true])
  }

  @Test("a closure places as many items as there are, or one in no area if it places none")
  func custom() {
    let rects = (1...3).map { CGRect(x: $0, y: 2 * $0, width: 3, height: 4) }
    func group(_ frames: [CGRect]) -> Group {
      Group.custom(layoutSize: size(100, 40)) { environment in
        #expect(environment.container.contentSize == CGSize(width: 100, height: 40))
        return frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
    }
    #expect(solved(group(rects), 0..<9).frames == rects)
    #expect(solved(group(rects), 4..<6).frames == Array(rects.prefix(2)))
    #expect(solved(group(rects), 0..<9).widthsAreEstimated == [false, false, false])
    #expect(solved(group([]), 0..<3).frames == [.zero])
    #expect(solved(group([]), 0..<0).frames == [])
    #expect(solved(group(rects), 0..<9).size == CGSize(width: 100, height: 40))
  }
}
