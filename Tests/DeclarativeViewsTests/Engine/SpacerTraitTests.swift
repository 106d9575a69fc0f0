// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Spacers and the axis around them")
struct SpacerTraitTests {
  private typealias Side = SpacingPreferences.Side

  private struct Custom: View {
    @State private var number = 0
    var body: some View { Spacer(minLength: CGFloat(number) + 5) }
  }

  private func spacer(_ view: some View) throws -> (tree: LayoutTree, node: Int) {
    let tree = TreeProbe(view, width: 100, height: 60).tree
    return (tree, try #require(tree.nodes.indices.last { tree.nodes[$0].element is SpacerElement }))
  }

  @Test("a spacer prefers no distance along its stack, and nothing across")
  func spacing() throws {
    let row = try spacer(HStack { Spacer() })
    let inRow = row.tree.nodes[row.node].spacing
    #expect(inRow.leading == Side(plain: 0) && inRow.trailing == Side(plain: 0))
    #expect(inRow.top == Side() && inRow.bottom == Side())
    let column = try spacer(VStack { Spacer() })
    let inColumn = column.tree.nodes[column.node].spacing
    #expect(inColumn.top == Side(plain: 0) && inColumn.bottom == Side(plain: 0))
    #expect(inColumn.leading == Side() && inColumn.trailing == Side())
    let layers = try spacer(ZStack { Spacer() })
    #expect(layers.tree.nodes[layers.node].spacing == SpacingPreferences())
    for (tree, node) in [row, column, layers] { #expect(tree.nodes[node].priority == -.infinity) }
  }

  @Test("modifiers and custom views pass on the axis of their stack, and layers don't")
  func axes() throws {
    func axis(_ view: some View) throws -> Axis? {
      let (tree, node) = try spacer(view)
      return tree.nodes[node].stackAxis
    }
    #expect(try axis(HStack { Spacer() }) == .horizontal)
    #expect(try axis(VStack { HStack { Spacer().padding(1).opacity(0.5) } }) == .horizontal)
    #expect(try axis(HStack { Custom() }) == .horizontal)
    #expect(try axis(HStack { Custom().padding(2) }) == .horizontal)
    #expect(try axis(HStack { VStack { Custom() } }) == .vertical)
    #expect(try axis(HStack { ZStack { Spacer() } }) == nil)
    #expect(try axis(Spacer()) == nil && axis(Custom()) == nil)
    #expect(try axis(ScrollView(.horizontal) { Spacer() }) == .horizontal)
    #expect(try axis(ScrollView { Spacer() }) == .vertical)
    #expect(try axis(LazyHStack { Spacer() }) == .horizontal)
  }

  @Test("a spacer takes at least its minimum along, and nothing across")
  func sizes() {
    #expect(TreeProbe.size(of: HStack { Spacer(minLength: 30) }, 10, 50).width == 30)
    #expect(
      TreeProbe.size(of: HStack { Spacer(minLength: 30) }, 40, 50) == CGSize(width: 40, height: 0))
    #expect(
      TreeProbe.size(of: VStack { Spacer(minLength: 30) }, 50, nil) == CGSize(width: 0, height: 30))
    #expect(
      TreeProbe.size(of: ZStack { Spacer(minLength: 30) }, 10, nil) == CGSize(width: 30, height: 30)
    )
    #expect(
      TreeProbe.size(of: ZStack { Spacer(minLength: 30) }, 50, 60) == CGSize(width: 50, height: 60))
  }

  @Test("a modifier passes on the spacing of its view except at the sides that it changes")
  func padding() throws {
    func sides(_ edges: Edge.Set) throws -> [Bool] {
      let tree = TreeProbe(HStack {}.padding(edges, 3), width: 50, height: 50).tree
      let spacing = tree.nodes[1].spacing
      return Edge.allCases.map { spacing[$0] == Side(plain: 0) }
    }
    #expect(try sides([]) == [true, true, true, true])
    #expect(try sides(.top) == [false, true, true, true])
    #expect(try sides(.leading) == [true, false, true, true])
    #expect(try sides(.bottom) == [true, true, false, true])
    #expect(try sides(.trailing) == [true, true, true, false])
  }

  @Test("preferences unite to the larger one, and only texts compare their own")
  func union() {
    #expect(Side(plain: 3).union(Side(plain: 5)) == Side(plain: 5))
    #expect(Side(plain: 5).union(Side()) == Side(plain: 5))
    #expect(Side().union(Side(plain: 5, text: 2)) == Side(plain: 5, text: 2))
    #expect(Side(text: 4).union(Side(text: 1)) == Side(text: 4))
    #expect(Side(plain: 1) != Side(text: 1) && Side(plain: 1) != Side(plain: 1, text: 0))
    #expect(SpacingPreferences.distance(Side(plain: 1, text: 4), Side(plain: 9, text: 2)) == 4)
    #expect(SpacingPreferences.distance(Side(plain: 1, text: 4), Side(plain: 9)) == 9)
    #expect(SpacingPreferences.distance(Side(text: 4), Side()) == 8)
    #expect(SpacingPreferences.distance(Side(), Side(plain: 0)) == 0)
  }
}
