// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Frames of scroll indicators")
struct IndicatorFrameTests {
  private let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 306))
  private let screen: Screen

  init() {
    let root = ViewNode()
    root.addSubview(scroll)
    scroll.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.horizontalScrollIndicatorInsets = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    // Half of the content is visible in both directions.
    scroll.contentSize = CGSize(width: 280, height: 532)
    screen = Screen(size: CGSize(width: 200, height: 306), rootNode: root)
    screen.layoutIfNeeded()
  }

  /// Returns the frames of the vertical and the horizontal indicator, relative to the node's corner.
  private func bars(at offset: CGPoint) -> [CGRect] {
    scroll.contentOffset = offset
    scroll.flashScrollIndicators()
    scroll.setNeedsLayout()
    screen.layoutIfNeeded()
    let frames = scroll.subviews.filter { $0 is ScrollIndicator }.map {
      $0.frame.offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
    screen.advance(by: 1)
    return frames
  }

  @Test("tracks are inset by the content's insets, the indicator's own, and a margin of 3 points")
  func insets() {
    #expect(
      bars(at: CGPoint(x: 15, y: 56.5)) == [
        CGRect(x: 150, y: 46, width: 3, height: 128), CGRect(x: 44, y: 263, width: 60, height: 3),
      ])
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(
      bars(at: CGPoint(x: 15, y: 56.5)) == [
        CGRect(x: 190, y: 41, width: 3, height: 148),
        CGRect(x: 31.5, y: 293, width: 90, height: 3),
      ])
  }

  @Test("indicators are at the ends of their tracks at the limits of the content")
  func ends() {
    #expect(
      bars(at: CGPoint(x: -20, y: -10)) == [
        CGRect(x: 150, y: 14, width: 3, height: 128), CGRect(x: 29, y: 263, width: 60, height: 3),
      ])
    #expect(
      bars(at: CGPoint(x: 120, y: 256)) == [
        CGRect(x: 150, y: 142, width: 3, height: 128), CGRect(x: 89, y: 263, width: 60, height: 3),
      ])
  }

  @Test("in right-to-left layouts, the vertical indicator is inset from the left")
  func direction() {
    scroll.semanticContentAttribute = .forceRightToLeft
    #expect(bars(at: CGPoint(x: 15, y: 56.5)).first == CGRect(x: 25, y: 46, width: 3, height: 128))
    scroll.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(bars(at: CGPoint(x: 15, y: 56.5)).first == CGRect(x: 5, y: 41, width: 3, height: 148))
  }

  @Test("each indicator needs content that scrolls in its direction")
  func directions() {
    scroll.contentSize = CGSize(width: 140, height: 532)
    #expect(bars(at: CGPoint(x: -20, y: -10)).map(\.width) == [3])
    scroll.contentSize = CGSize(width: 280, height: 266)
    #expect(bars(at: CGPoint(x: -20, y: -10)).map(\.height) == [3])
    scroll.showsHorizontalScrollIndicator = false
    #expect(bars(at: CGPoint(x: -20, y: -10)).isEmpty)
  }

  @Test("insets that leave no room hide the indicators")
  func noRoom() {
    scroll.verticalScrollIndicatorInsets = EdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
    #expect(bars(at: CGPoint(x: -20, y: -10)).map(\.height) == [3])
    scroll.scrollIndicatorInsets = EdgeInsets(top: 300, left: 300, bottom: 0, right: 0)
    #expect(bars(at: CGPoint(x: -20, y: -10)).isEmpty)
    #expect(scroll.horizontalScrollIndicatorInsets == scroll.verticalScrollIndicatorInsets)
    #expect(scroll.scrollIndicatorInsets.left == 300)
  }

  @Test(
    "an indicator is as long as the visible share of its track, at least 36 points, squeezed to 7",
    arguments: [
      (200, 100, 0, 100, 0, 0, 100), (200, 100, 0, 100, 100, 100, 100),
      (200, 100, 0, 100, 25, 25, 100), (200, 100, 0, 1900, 0, 0, 36),
      (200, 100, 0, 1900, 1900, 164, 36), (200, 100, 0, 100, -30, 0, 70),
      (200, 100, 0, 100, 130, 130, 70), (200, 100, 0, 100, 500, 193, 7),
      (200, 100, -50, 50, 0, 50, 100), (20, 100, 0, 1900, 0, 0, 20), (5, 100, 0, 100, -80, 0, 5),
      (100, 50, 0, 0, 0, 0, 100), (100, 50, 0, 0, -10, 0, 90), (0, 50, 0, 50, 0, 0, 0),
      (-10, 50, 0, 50, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func stretches(
    track: CGFloat, visible: CGFloat, least: CGFloat, greatest: CGFloat, offset: CGFloat,
    start: CGFloat, length: CGFloat
  ) {
    let stretch = ScrollIndicator.stretch(
      ofTrack: track, visible: visible, range: least...greatest, offset: offset)
    #expect(stretch.start == start && stretch.length == length)
  }

  @Test("indicators are dark by default, and black or white on request")
  func colors() {
    let colors = ScrollNode.IndicatorStyle.allCases.map(\.color)
    #expect(
      colors == [
        Color(white: 0, alpha: 0.35), Color(white: 0, alpha: 0.5), Color(white: 1, alpha: 0.5),
      ])
  }

  @Test("flashed indicators stay while the content is dragged, and there are none off screen")
  func flashing() {
    scroll.flashScrollIndicators()
    scroll.beginDragging()
    screen.advance(by: 1)
    #expect(scroll.indicators != nil)
    scroll.endDragging()
    #expect(scroll.indicators == nil)
    let other = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.contentSize = CGSize(width: 100, height: 500)
    other.flashScrollIndicators()
    #expect(other.indicators == nil && other.subviews.isEmpty)
  }
}
