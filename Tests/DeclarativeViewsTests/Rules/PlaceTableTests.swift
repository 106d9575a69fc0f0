// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

@Suite("Places of views in both layout directions")
struct PlaceTableTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The corner of the red view in 200 by 100 points from left to right.
    let origin: CGPoint
    let view: TreeWork<any View>

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ view: @escaping TreeWork<any View>) {
      self.name = name
      origin = CGPoint(x: x, y: y)
      self.view = view
    }

    var testDescription: String { name }
  }

  /// 40 by 20, whatever it is offered.
  static func fixed() -> some View { Color.red.frame(width: 40, height: 20) }
  static func filled(_ view: some View, _ alignment: Alignment) -> some View {
    view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
  }

  nonisolated static let cases = [
    Case("the middle of the host", 80, 40) { fixed() },
    Case("a flexible frame", 160, 80) { filled(fixed(), .bottomTrailing) },
    Case("padding, at the start", 2, 1) {
      filled(
        fixed().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), .topLeading)
    },
    Case("padding, at the end", 156, 77) {
      filled(
        fixed().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), .bottomTrailing)
    },
    Case("layers", 0, 80) {
      ZStack(alignment: .bottomLeading) {
        Color.clear
        fixed()
      }
    },
    Case("an overlay", 160, 0) { Color.clear.overlay(alignment: .topTrailing) { fixed() } },
    Case("a background", 80, 80) { Color.clear.background(alignment: .bottom) { fixed() } },
    Case("an overlay at the guide of its view", 50, 40) {
      Color.clear.alignmentGuide(.leading) { _ in 50 }.overlay(alignment: .leading) { fixed() }
    },
    Case("an overlay at the upper guide of its view", 80, 33) {
      Color.clear.alignmentGuide(.top) { _ in 33 }.overlay(alignment: .top) { fixed() }
    },
    Case("an overlay with a guide", 70, 40) {
      Color.clear.overlay { fixed().alignmentGuide(HorizontalAlignment.center) { _ in 30 } }
    },
    Case("a geometry reader", 0, 0) { GeometryReader { _ in fixed() } },
    Case("a column", 0, 0) {
      VStack(alignment: .leading, spacing: 0) {
        fixed()
        Color.clear
      }
    },
    Case("the end of a column", 160, 80) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.clear
        fixed()
      }
    },
    Case("a row", 0, 80) {
      HStack(alignment: .bottom, spacing: 0) {
        fixed()
        Color.clear
      }
    },
    Case("the end of a row", 160, 0) {
      HStack(alignment: .top, spacing: 0) {
        Color.clear
        fixed()
      }
    },
    Case("a guide that an offset doesn't move", 0, 30) {
      HStack(alignment: .top, spacing: 0) {
        fixed().alignmentGuide(.top) { _ in 5 }.offset(y: 25)
        Color.clear.alignmentGuide(.top) { _ in 10 }
      }
    },
    Case("the last alternative", 80, 40) {
      ViewThatFits {
        Color.clear.frame(width: 500)
        fixed()
      }
    },
    Case("a grid", 30, 0) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.frame(width: 30, height: 100)
          fixed()
          Color.clear
        }
      }
    },
    Case("a lazy column", 160, 0) {
      LazyVStack(alignment: .trailing, spacing: 0) {
        fixed()
        Color.clear.frame(height: 80)
      }
    },
    Case("a lazy row", 0, 80) {
      LazyHStack(alignment: .bottom, spacing: 0) {
        fixed()
        Color.clear.frame(width: 160)
      }
    },
  ]

  @Test("a view is at its place, mirrored from right to left", arguments: cases)
  func places(_ row: Case) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = AnyView(row.view()).environment(\.layoutDirection, direction)
      let x = direction == .leftToRight ? row.origin.x : 160 - row.origin.x
      #expect(
        TreeProbe(view, width: 200, height: 100).frames("Color #FF0000")
          == [CGRect(x: x, y: row.origin.y, width: 40, height: 20)], "\(direction)")
    }
  }

  @Test("a position is that of the center, and an offset that of a corner to another")
  func moved() {
    func origin(_ view: some View) -> [CGPoint] {
      TreeProbe(view, width: 200, height: 100).frames("Color").map(\.origin)
    }
    #expect(origin(Self.fixed().position(x: 30, y: 70)) == [CGPoint(x: 10, y: 60)])
    #expect(origin(Self.fixed().position()) == [CGPoint(x: -20, y: -10)])
    #expect(origin(Self.fixed().offset(x: 30, y: -10)) == [CGPoint(x: 110, y: 30)])
    #expect(origin(Self.fixed().offset(x: 30)) == [CGPoint(x: 110, y: 40)])
    #expect(
      origin(Self.fixed().offset(CGSize(width: -5, height: 7))) == [CGPoint(x: 75, y: 47)])
  }

  @Test("layers that don't fill the largest of them are aligned in it together")
  func layers() {
    // Only the first view counts for the size, which the others are offered.
    let view = ZStack(alignment: .bottomTrailing) {
      Color.blue.frame(width: 60, height: 50).layoutPriority(1)
      Color.red
      Color.green.frame(width: 90, height: 70)
    }
    let probe = TreeProbe(view, width: 200, height: 100)
    let frame = CGRect(x: 70, y: 25, width: 60, height: 50)
    #expect(probe.frames("ZStack") == [frame] && probe.frames("Color #0000FF") == [frame])
    #expect(probe.frames("Color #FF0000") == [frame])
    #expect(
      probe.frames("Color #00FF00") == [CGRect(x: 40, y: 5, width: 90, height: 70)])
  }

  @Test("layers with guides of their own span all of them")
  func layersWithGuides() {
    let view = ZStack(alignment: .topLeading) {
      Self.fixed()
      Color.blue.frame(width: 30, height: 50)
        .alignmentGuide(.leading) { _ in 25 }.alignmentGuide(.top) { _ in 35 }
    }
    #expect(TreeProbe.size(of: view, 200, 100) == CGSize(width: 65, height: 55))
    let probe = TreeProbe(view, width: 65, height: 55)
    #expect(probe.frames("Color #FF0000").map(\.origin) == [CGPoint(x: 25, y: 35)])
    #expect(probe.frames("Color #0000FF").map(\.origin) == [.zero])
  }
}
