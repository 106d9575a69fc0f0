// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Edges of the safe area")
struct SafeAreaEdgeTests {
  private typealias Insets = DeclarativeViews.EdgeInsets

  private final class Log {
    var insets: Insets?
  }

  private func tree(
    _ view: some View, _ direction: LayoutDirection = .leftToRight,
    safe: CGRect = CGRect(x: 7, y: 30, width: 81, height: 160)
  ) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let tree = LayoutTree(
      AnyView(view), environment: environment, measurer: EmbeddedTextMeasurer())
    tree.place(in: safe, outer: CGRect(x: 0, y: 0, width: 100, height: 200))
    return tree
  }

  private func insets(
    _ edges: Edge.Set?, _ direction: LayoutDirection = .leftToRight
  ) -> [CGFloat]? {
    let log = Log()
    let reader = GeometryReader { proxy in
      let _ = (log.insets = proxy.safeAreaInsets)
      Color.red
    }
    _ = tree(edges.map { AnyView(reader.ignoresSafeArea(edges: $0)) } ?? AnyView(reader), direction)
    return log.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
  }

  @Test("a reader is inset where it extends beyond the safe area, and nowhere else")
  func readers() {
    #expect(insets(nil) == [0, 0, 0, 0] && insets([]) == [0, 0, 0, 0])
    #expect(insets(.top) == [30, 0, 0, 0] && insets(.bottom) == [0, 0, 10, 0])
    #expect(insets(.leading) == [0, 7, 0, 0] && insets(.trailing) == [0, 0, 0, 12])
    #expect(insets(.all) == [30, 7, 10, 12] && insets(.vertical) == [30, 0, 10, 0])
  }

  @Test("right to left, the leading edge of the safe area is the right one")
  func mirroredReaders() {
    #expect(insets(nil, .rightToLeft) == [0, 0, 0, 0])
    #expect(insets(.leading, .rightToLeft) == [0, 12, 0, 0])
    #expect(insets(.trailing, .rightToLeft) == [0, 0, 0, 7])
    #expect(insets(.all, .rightToLeft) == [30, 12, 10, 7])
  }

  @Test("a view that doesn't fill what it extends to is in the middle of it")
  func centered() {
    let view = Color.red.frame(maxWidth: 85, maxHeight: 160).ignoresSafeArea()
    let safe = CGRect(x: 6, y: 30, width: 80, height: 150)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let frames = tree(view, direction, safe: safe).nodes.filter {
        $0.element.name == "Color #FF0000"
      }
      .map(\.frame)
      #expect(frames == [CGRect(x: 7.5, y: 20, width: 85, height: 160)], "\(direction)")
    }
  }

  @Test("an edge that is less than a hundredth of a point away is touched")
  func close() {
    func height(_ distance: CGFloat) -> CGFloat? {
      let view = VStack(spacing: 0) {
        Color.blue.frame(height: distance)
        Color.red.ignoresSafeArea()
      }
      return tree(view).nodes.last { $0.element.name == "Color #FF0000" }?.frame.height
    }
    #expect(abs((height(0.005) ?? 0) - 199.995) < 1e-9)
    #expect(abs((height(0.02) ?? 0) - 169.98) < 1e-9)
  }

  @Test("an inset is above or below its view, which takes the rest")
  func insetViews() {
    func frames(_ edge: VerticalEdge, _ alignment: HorizontalAlignment, _ spacing: CGFloat?)
      -> [CGRect]
    {
      let view = Color.red.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
        Color.blue.frame(width: 40, height: 20)
      }
      let probe = TreeProbe(view, width: 200, height: 100)
      return probe.frames("Color #FF0000") + probe.frames("Color #0000FF")
    }
    #expect(
      frames(.top, .trailing, 5) == [
        CGRect(x: 0, y: 25, width: 200, height: 75), CGRect(x: 160, y: 0, width: 40, height: 20),
      ])
    #expect(
      frames(.bottom, .leading, nil) == [
        CGRect(x: 0, y: 0, width: 200, height: 80), CGRect(x: 0, y: 80, width: 40, height: 20),
      ])
  }

  @Test("a frame can take some of the equal parts of its container")
  func parts() {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat {
      TreeProbe(
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing),
        width: 200, height: 100
      ).frames("Color")[0].width
    }
    #expect(width(3, 1, 10) == 60 && width(3, 2, 10) == 130 && width(3, 3, 10) == 200)
    #expect(width(4, 1, 0) == 50 && width(1, 1, 10) == 200)
    #expect(width(0, 1, 10) == 200 && width(-1, 1, 10) == 200 && width(3, 0, 10) == 60)
    let height = TreeProbe(
      Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 4), width: 200, height: 100
    ).frames("Color")
    #expect(height.map(\.size) == [CGSize(width: 200, height: 22)])
  }

  @Test("a computed length depends on the direction, and is 0 if it can't be used")
  func computed() {
    let both: Axis.Set = [.horizontal, .vertical]
    let view = Color.red.containerRelativeFrame(both) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    #expect(
      TreeProbe(view, width: 200, height: 100).frames("Color")
        == [CGRect(x: 50, y: 37.5, width: 100, height: 25)])
    for length in [-5, CGFloat.nan, .infinity] {
      let none = Color.red.containerRelativeFrame(both) { _, _ in length }
      #expect(TreeProbe(none, width: 200, height: 100).frames("Color").map(\.size) == [.zero])
    }
    let corner = Color.red.frame(width: 40, height: 20)
      .containerRelativeFrame(both, alignment: .bottomTrailing)
    #expect(
      TreeProbe(corner, width: 200, height: 100).frames("Color").map(\.origin)
        == [CGPoint(x: 160, y: 80)])
  }

  @Test("a frame relative to its container has the system's spacing around it")
  func spacing() {
    let column = VStack {
      HStack {}.containerRelativeFrame(.horizontal)
      Color.red.frame(height: 5)
    }
    #expect(TreeProbe.size(of: column, 50, nil).height == 13)
  }
}
