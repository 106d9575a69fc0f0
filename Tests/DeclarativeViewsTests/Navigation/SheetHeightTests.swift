// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Heights of sheets")
struct SheetHeightTests {
  private func sheet(
    _ content: some View
  ) throws -> (sheet: PresentationNode, screen: Screen, host: HostingNode) {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) {
      Text("below").sheet(isPresented: .constant(true)) { content }
    }
    let screen = Screen(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 40, left: 0, bottom: 30, right: 0), rootNode: host)
    screen.layoutIfNeeded()
    return (try #require(host.first(PresentationNode.self)), screen, host)
  }

  @Test(
    "a height is at most the full one, above the safe area",
    arguments: [
      (PresentationDetent.large, 550), (.medium, 300), (.fraction(0.2), 110), (.fraction(3), 550),
      (.height(100), 130), (.height(2000), 550), (.height(-200), 0), (.height(.nan), 550),
      (.fraction(.infinity), 550),
    ] as [(PresentationDetent, CGFloat)])
  func heights(detent: PresentationDetent, height: CGFloat) throws {
    let node = try sheet(Text("on it").presentationDetents([detent])).sheet
    #expect(node.host.frame == CGRect(x: 0, y: 600 - height, width: 300, height: height))
  }

  @Test("a sheet has the smallest of its heights, or the selected one")
  func selection() throws {
    struct Sizes: View {
      @State private var size = PresentationDetent.medium
      var body: some View {
        Button("Grow") { size = .large }
          .presentationDetents([.large, .medium, .height(100)], selection: $size)
      }
    }
    let smallest = try sheet(Text("a").presentationDetents([.large, .height(100), .medium])).sheet
    #expect(smallest.host.frame.height == 130)
    let (node, screen, _) = try sheet(Sizes())
    #expect(node.host.frame.height == 300)
    try screen.tap("Grow")
    screen.layoutIfNeeded()
    #expect(node.host.frame.height == 550)
    #expect(try sheet(Text("a").presentationDetents([])).sheet.host.frame.height == 550)
  }

  @Test("a grabber is shown if there are several heights, unless it is hidden or made visible")
  func grabbers() throws {
    func frame(_ view: some View) throws -> CGRect? {
      let node = try sheet(view).sheet
      return node.subviews.last === node.host ? nil : node.subviews.last?.frame
    }
    let text = Text("a")
    let top = CGRect(x: 132, y: 55, width: 36, height: 5)
    #expect(try frame(text) == nil)
    #expect(try frame(text.presentationDetents([.medium])) == nil)
    #expect(
      try frame(text.presentationDetents([.large, .medium]))
        == CGRect(x: 132, y: 305, width: 36, height: 5))
    #expect(try frame(text.presentationDragIndicator(.visible)) == top)
    #expect(
      try frame(text.presentationDetents([.large, .medium]).presentationDragIndicator(.hidden))
        == nil)
  }

  @Test("a sheet has the corner radius of its view, at the top")
  func corners() throws {
    for (radius, shown) in [(24, 24), (nil, 10), (-3, 0), (CGFloat.nan, 10)]
      as [(CGFloat?, CGFloat)]
    {
      let node = try sheet(Text("a").presentationCornerRadius(radius)).sheet
      #expect(node.host.layer.cornerRadius == shown)
      #expect(node.host.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
  }

  @Test("the modifiers of sheets have no effect elsewhere")
  func elsewhere() {
    let (_, host) = shown {
      Text("a").presentationDetents([.medium]).presentationDragIndicator(.visible)
    }
    #expect(host.accessibilityTree() == "text \"a\"\n")
  }

  @Test("a sheet has the background that its view sets, and a popover is a sheet")
  func background() throws {
    struct Item: Identifiable { let id: Int }
    for isPopover in [false, true] {
      let content = Text("inside").presentationBackground(.red).interactiveDismissDisabled()
      let (_, host) = shown {
        if isPopover {
          Text("root").popover(item: .constant(Item(id: 1))) { _ in content }
          Text("other").popover(isPresented: .constant(false)) { Text("hidden") }
        } else {
          Text("root").sheet(isPresented: .constant(true)) { content }
        }
      }
      let sheet = try #require(host.subviews.compactMap { $0 as? PresentationNode }.first)
      #expect(sheet.host.backgroundColor == .red)
      #expect(host.accessibilityTree().contains("inside"))
    }
  }
}
