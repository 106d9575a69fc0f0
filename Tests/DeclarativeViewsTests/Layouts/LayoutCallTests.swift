// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

/// A row of views without distances between them.
private struct Row: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY))
      x += view.sizeThatFits(.unspecified).width
    }
  }
}

@Suite("Layouts as values")
struct LayoutCallTests {
  @ViewBuilder private var views: some View {
    Color.red.frame(width: 10, height: 30)
    Color.blue.frame(width: 20, height: 10)
  }

  private func frames(_ view: some View) -> [CGRect] {
    let probe = TreeProbe(view.fixedSize(), width: 100, height: 100)
    let frames = probe.frames("Color")
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    return frames.map { $0.offsetBy(dx: -left, dy: -top) }
  }

  private func rects(_ values: [CGFloat]) -> [CGRect] {
    [
      CGRect(x: values[0], y: values[1], width: 10, height: 30),
      CGRect(x: values[2], y: values[3], width: 20, height: 10),
    ]
  }

  @Test("a layout that is called, wrapped, or the body of a stack arranges like the stack")
  func equal() {
    let column = rects([5, 0, 0, 33])
    #expect(frames(VStack(spacing: 3) { views }) == column)
    #expect(frames(VStack(spacing: 3) { views }.body) == column)
    #expect(frames(VStackLayout(spacing: 3)() { views }) == column)
    #expect(frames(AnyLayout(VStackLayout(spacing: 3))() { views }) == column)
    let row = rects([0, 0, 13, 20])
    #expect(frames(HStack(alignment: .bottom, spacing: 3) { views }) == row)
    #expect(frames(HStack(alignment: .bottom, spacing: 3) { views }.body) == row)
    #expect(frames(HStackLayout(alignment: .bottom, spacing: 3)() { views }) == row)
    #expect(frames(AnyLayout(HStackLayout(alignment: .bottom, spacing: 3))() { views }) == row)
    let layers = rects([10, 0, 0, 0])
    #expect(frames(ZStack(alignment: .topTrailing) { views }) == layers)
    #expect(frames(ZStack(alignment: .topTrailing) { views }.body) == layers)
    #expect(frames(ZStackLayout(alignment: .topTrailing)() { views }) == layers)
    #expect(frames(AnyLayout(ZStackLayout(alignment: .topTrailing))() { views }) == layers)
    let custom = rects([0, 0, 10, 0])
    #expect(frames(Row() { views }) == custom)
    #expect(frames(AnyLayout(Row())() { views }) == custom)
  }

  @Test("a grid that is called arranges like a grid")
  func grids() {
    let grid = Grid(horizontalSpacing: 3, verticalSpacing: 4) {
      GridRow { views }
      GridRow { views }
    }
    let expected =
      rects([0, 0, 13, 10]) + rects([0, 0, 13, 10]).map { $0.offsetBy(dx: 0, dy: 34) }
    #expect(frames(grid) == expected && frames(grid.body) == expected)
    let called = GridLayout(horizontalSpacing: 3, verticalSpacing: 4)() {
      GridRow { views }
      GridRow { views }
    }
    #expect(frames(called) == expected)
  }

  @Test("distances that aren't finite are treated as if none were given")
  func unusableSpacing() {
    for spacing in [CGFloat.nan, .infinity, -.infinity] {
      #expect(frames(VStackLayout(spacing: spacing)() { views }) == rects([5, 0, 0, 38]))
      #expect(frames(HStackLayout(spacing: spacing)() { views }) == rects([0, 0, 18, 10]))
      let grid = GridLayout(horizontalSpacing: spacing, verticalSpacing: spacing)() {
        GridRow { views }
      }
      #expect(frames(grid) == rects([0, 0, 18, 10]))
    }
  }

  @Test("the views of a row outside of a grid are layered at the center")
  func looseRow() {
    #expect(frames(GridRow { views }) == rects([5, 0, 0, 10]))
    #expect(frames(GridRow { views }.body) == rects([5, 0, 0, 10]))
    #expect(
      TreeProbe.size(of: GridRow { views }, nil, nil) == CGSize(width: 20, height: 30))
  }

  @Test("a view extends beyond the safe area at the edges that are named")
  func safeEdges() {
    func frame(_ change: (NodeView) -> some View) -> CGRect {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let screen = Screen(
        size: CGSize(width: 100, height: 200),
        safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 7, bottom: 10, right: 12),
        rootNode: root)
      let marker = ViewNode()
      let host = HostingNode(rootView: change(NodeView(marker)))
      host.frame = root.bounds
      root.addSubview(host)
      screen.layoutIfNeeded()
      return marker.convert(marker.bounds, to: root)
    }
    let safe = CGRect(x: 7, y: 30, width: 81, height: 160)
    #expect(frame { $0.padding(0) } == safe)
    #expect(frame { $0.edgesIgnoringSafeArea([]) } == safe)
    #expect(frame { $0.ignoresSafeArea(.keyboard) } == safe)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(frame { $0.edgesIgnoringSafeArea(.all) } == whole)
    #expect(frame { $0.ignoresSafeArea(.container) } == whole)
    #expect(frame { $0.ignoresSafeArea() } == whole)
    #expect(
      frame { $0.edgesIgnoringSafeArea(.top) } == CGRect(x: 7, y: 0, width: 81, height: 190))
    #expect(
      frame { $0.edgesIgnoringSafeArea(.bottom) } == CGRect(x: 7, y: 30, width: 81, height: 170))
    #expect(
      frame { $0.edgesIgnoringSafeArea(.leading) } == CGRect(x: 0, y: 30, width: 88, height: 160))
    #expect(
      frame { $0.edgesIgnoringSafeArea(.trailing) } == CGRect(x: 7, y: 30, width: 93, height: 160))
  }

  @Test("a frame relative to its container in one direction is as long as its view in the other")
  func relative() {
    let fixed = Color.red.frame(width: 10, height: 20)
    let wide = ScrollView { fixed.containerRelativeFrame(.horizontal, alignment: .trailing) }
    let probe = TreeProbe(wide, width: 100, height: 60)
    #expect(probe.frames("containerRelativeFrame") == [CGRect(x: 0, y: 0, width: 100, height: 20)])
    #expect(probe.frames("Color") == [CGRect(x: 90, y: 0, width: 10, height: 20)])
    let tall = ScrollView(.horizontal) {
      fixed.containerRelativeFrame(.vertical, alignment: .bottom)
    }
    let other = TreeProbe(tall, width: 100, height: 60)
    #expect(other.frames("containerRelativeFrame") == [CGRect(x: 0, y: 0, width: 10, height: 60)])
    #expect(other.frames("Color") == [CGRect(x: 0, y: 40, width: 10, height: 20)])
  }
}
