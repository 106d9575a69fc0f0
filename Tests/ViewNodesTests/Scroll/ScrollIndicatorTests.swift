// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Scroll indicators")
struct ScrollIndicatorTests {
  private let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 206))
  private let screen: Screen

  init() {
    let root = ViewNode()
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 100, height: 412)
    screen = Screen(size: CGSize(width: 100, height: 206), rootNode: root)
    screen.layoutIfNeeded()
  }

  /// The frames of the indicators, relative to the node's corner.
  private var bars: [CGRect] {
    screen.layoutIfNeeded()
    return scroll.subviews.filter { $0 is ScrollIndicator }.map {
      $0.frame.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
  }

  private func pull(_ distance: CGFloat) {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: distance))
  }

  @Test("have UIKit's defaults")
  func defaults() {
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.indicatorStyle == .default && scroll.scrollIndicatorInsets == .zero)
    #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test("are shown while content moves, and only then")
  func visibility() {
    #expect(bars.isEmpty)
    pull(-103)
    // Half of the content is visible, and a quarter is above it: 100 of a track of 200, from its
    // quarter.
    #expect(bars == [CGRect(x: 94, y: 53, width: 3, height: 100)])
    scroll.endDragging()
    #expect(bars.isEmpty)
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 20))
    scroll.endDragging(velocity: CGPoint(x: 0, y: 1))
    screen.advance(by: 0.05)
    #expect(bars.count == 1)
    screen.advance(by: 5)
    #expect(bars.isEmpty)
  }

  @Test("are compressed while content is pulled beyond its limits")
  func squeezing() {
    pull(200)
    let beyond = -scroll.contentOffset.y
    #expect(beyond > 20)
    let bar = bars.first ?? .zero
    #expect(bar.minY == 3 && abs(bar.height - max(7, 100 - beyond)) < 0.01)
  }

  @Test("are inset from the edges by insets and the safe area")
  func insets() {
    scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
    scroll.contentInset = EdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    screen.layoutIfNeeded()
    pull(-1)
    let bar = bars.first ?? .zero
    #expect(bar.maxX == 92 && bar.minY >= 53 && bar.maxY <= 183)
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    scroll.setNeedsLayout()
    #expect((bars.first?.minY ?? 0) < 20)
  }

  @Test("in right-to-left layouts, the vertical one is on the left")
  func direction() {
    scroll.semanticContentAttribute = .forceRightToLeft
    pull(-20)
    #expect(bars.first?.minX == 3)
  }

  @Test("both are shown for content that scrolls both ways, unless turned off")
  func both() {
    scroll.contentSize.width = 300
    pull(-20)
    #expect(bars.count == 2 && bars.contains { $0.height == 3 && $0.maxY == 203 })
    scroll.showsVerticalScrollIndicator = false
    scroll.setNeedsLayout()
    #expect(bars.count == 1 && bars[0].height == 3)
    scroll.indicatorStyle = .white
    scroll.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(scroll.subviews.last?.backgroundColor == Color(white: 1, alpha: 0.5))
  }

  @Test("flashing shows them for half a second")
  func flashing() {
    scroll.flashScrollIndicators()
    #expect(bars.count == 1)
    screen.advance(by: 0.4)
    #expect(bars.count == 1)
    screen.advance(by: 0.2)
    #expect(bars.isEmpty)
  }

  @Test("are in front of rows, and receive no touches")
  func rows() {
    let probe = TableProbe(rows: 40)
    let table = probe.makeTable()
    scroll.superview?.addSubview(table)
    screen.layoutIfNeeded()
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: -100))
    screen.layoutIfNeeded()
    let bar = table.subviews.last
    #expect(bar is ScrollIndicator)
    #expect(table.hitTest(CGPoint(x: bar?.center.x ?? 0, y: bar?.center.y ?? 0), with: nil) !== bar)
  }
}
