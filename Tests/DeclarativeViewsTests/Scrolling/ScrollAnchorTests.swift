// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Anchors of scroll views")
struct ScrollAnchorTests {
  private func frame(_ anchor: UnitPoint?, _ axes: Axis.Set = .vertical) -> CGRect? {
    let (screen, host) = shown {
      ScrollView(axes) { Button("a") {}.frame(width: 50, height: 40) }
        .defaultScrollAnchor(anchor).frame(width: 200, height: 100)
    }
    return withExtendedLifetime(screen) { host.accessibilityOrder.first?.superview?.superview }
      .flatMap { _ in host.accessibilityOrder.first?.accessibilityFrame }
      .map { CGRect(x: $0.minX.rounded(), y: $0.minY.rounded(), width: 1, height: 1) }
  }

  @Test("content that is smaller than its scroll view is at the anchor")
  func small() throws {
    let top = try #require(frame(nil))
    #expect(frame(.top) == top)
    #expect(frame(.center) == top.offsetBy(dx: 0, dy: 30))
    #expect(frame(.bottom) == top.offsetBy(dx: 0, dy: 60))
    let start = try #require(frame(nil, .horizontal))
    #expect(frame(.trailing, .horizontal) == start.offsetBy(dx: 150, dy: 0))
  }

  @Test("it can be touched there, and larger content begins at the anchor as before")
  func touched() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        ScrollView {
          ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 40) }
          Button("add") { count += 5 }.frame(height: 40)
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let (screen, host) = shown { Growing() }
    func bottom() -> CGFloat? {
      let button = host.accessibilityOrder.first { $0.accessibilityLabel == "add" }
      return button?.accessibilityFrame.midY.rounded()
    }
    #expect(bottom() == 580)
    for _ in 0..<5 {
      try screen.tap("add")
      screen.layoutIfNeeded()
      #expect(bottom() == 580)
    }
    let scroll = try #require(host.first(ScrollNode.self))
    #expect(scroll.contentOffset.y > 400)
  }
}
