// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

@Suite("Directions in which limits are steady")
struct SteadyAxesTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let axes: Axis.Set
    let view: TreeWork<any View>

    init(_ name: String, _ axes: Axis.Set, _ view: @escaping TreeWork<any View>) {
      self.name = name
      self.axes = axes
      self.view = view
    }

    var testDescription: String { name }
  }

  nonisolated private static let all: Axis.Set = [.horizontal, .vertical]

  nonisolated static let leaves = [
    Case("color", all) { Color.red }, Case("circle", []) { Circle() },
    Case("ellipse", []) { Ellipse() }, Case("capsule", all) { Capsule() },
    Case("rounded", all) { RoundedRectangle(cornerRadius: 2) },
    Case("divider", all) { Divider() }, Case("spacer", all) { Spacer() },
    Case("text", .horizontal) { Text("a") }, Case("empty text", .horizontal) { Text("") },
    Case("lines", []) { Text("a\nb") },
    Case("shrinking text", []) { Text("a").minimumScaleFactor(0.5) },
    Case("symbol", all) { Image(systemName: "star") },
  ]

  nonisolated static let modifiers = [
    Case("width", all) { Circle().frame(width: 5) },
    Case("height", all) { Circle().frame(height: 5) },
    Case("no length", []) { Circle().frame(width: nil, height: nil) },
    Case("widths", .horizontal) { Circle().frame(minWidth: 1, maxWidth: 2) },
    Case("heights", .vertical) { Circle().frame(minHeight: 1, maxHeight: 2) },
    Case("width from 0", all) { Color.red.frame(minWidth: 0) },
    Case("width from 1", .vertical) { Color.red.frame(minWidth: 1) },
    Case("height from 1", .horizontal) { Color.red.frame(minHeight: 1) },
    Case("any width", all) { Color.red.frame(maxWidth: .infinity) },
    Case("width to 5", .vertical) { Color.red.frame(maxWidth: 5) },
    Case("height to 5", .horizontal) { Color.red.frame(maxHeight: 5) },
    Case("padding", all) { Color.red.padding(1) },
    Case("negative padding", []) { Color.red.padding(-1) },
    Case("padding moved sideways", all) {
      Color.red.padding(EdgeInsets(top: -3, leading: -3, bottom: 3, trailing: 3))
    },
    Case("negative width", .vertical) {
      Color.red.padding(EdgeInsets(top: 0, leading: -3, bottom: 0, trailing: 2))
    },
    Case("negative height", .horizontal) {
      Color.red.padding(EdgeInsets(top: -3, leading: 0, bottom: 2, trailing: 0))
    },
    Case("position", all) { Circle().position(x: 1) },
    Case("offset", all) { Color.red.offset(x: 1) }, Case("moved circle", []) { Circle().offset() },
    Case("opacity", all) { Rectangle().opacity(0.5) },
    Case("priority", all) { Color.red.layoutPriority(2) },
    Case("guide", all) { Color.red.alignmentGuide(.top) { _ in 3 } },
    Case("background", all) { Color.red.background(Circle()) },
    Case("background of a circle", []) { Circle().background(Color.red) },
    Case("holder", all) { Color.red.allowsHitTesting(true) },
    Case("fixed size", []) { Color.red.fixedSize() },
  ]

  nonisolated static let containers = [
    Case("row", all) { HStack { Color.red } },
    Case("row of a circle", []) {
      HStack {
        Color.red
        Circle()
      }
    },
    Case("row with text", .horizontal) {
      HStack {
        Color.red
        Text("a")
      }
    },
    Case("tight row", all) { HStack(spacing: 0) { Color.red } },
    Case("overlapping row", .vertical) { HStack(spacing: -1) { Color.red } },
    Case("overlapping column", .horizontal) { VStack(spacing: -1) { Color.red } },
    Case("top", all) { HStack(alignment: .top) { Color.red } },
    Case("bottom", all) { HStack(alignment: .bottom) { Color.red } },
    Case("leading", all) { VStack(alignment: .leading) { Color.red } },
    Case("trailing", all) { VStack(alignment: .trailing) { Color.red } },
    Case("baseline", .horizontal) { HStack(alignment: .firstTextBaseline) { Color.red } },
    Case("guide in a row", .horizontal) {
      HStack(alignment: .top) {
        Color.red.alignmentGuide(.top) { _ in 3 }
        Color.red
      }
    },
    Case("guide in a column", .vertical) {
      VStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in 3 } }
    },
    Case("another guide in a column", all) {
      VStack(alignment: .leading) { Color.red.alignmentGuide(.trailing) { _ in 3 } }
    },
    Case("layers", all) { ZStack { Color.red } },
    Case("guide in layers", .vertical) {
      ZStack(alignment: .leading) { Color.red.alignmentGuide(.leading) { _ in 3 } }
    },
    Case("upper guide in layers", .horizontal) {
      ZStack(alignment: .top) { Color.red.alignmentGuide(.top) { _ in 3 } }
    },
  ]

  private func check(_ row: Case) {
    let tree = TreeProbe(AnyView(row.view()), width: 10, height: 10).tree
    #expect(tree.nodes[1].steadyAxes == row.axes)
  }

  @Test("views that take what they are offered are steady, and circles aren't", arguments: leaves)
  func leaf(_ row: Case) { check(row) }

  @Test("a modifier is as steady as its view unless it changes the proposal", arguments: modifiers)
  func modifier(_ row: Case) { check(row) }

  @Test("a container is as steady as its views unless they align by guides", arguments: containers)
  func container(_ row: Case) { check(row) }
}
