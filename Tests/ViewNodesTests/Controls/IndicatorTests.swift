// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Progress, activity, and pages") struct IndicatorTests {
  @Test(
    "progress is clamped to 0…1",
    arguments: [(-1, 0), (0.25, 0.25), (3, 1), (.nan, 0)] as [(Float, Float)])
  func progress(set: Float, expected: Float) {
    let node = ProgressNode()
    node.setProgress(set, animated: true)
    #expect(node.progress == expected)
    #expect(node.intrinsicContentSize == CGSize(width: -1, height: 4))
  }

  @Test("a progress bar is filled with the tint color up to its progress") func progressDrawing() {
    let node = ProgressNode(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    #expect(RecordingContext(node).fills.map(\.color) == [.systemFill])
    node.progress = 0.25
    let fills = RecordingContext(node).fills
    #expect(fills[1].bounds == CGRect(x: 0, y: 0, width: 50, height: 4))
    #expect(fills[1].color == .systemBlue)
    node.progressTintColor = .red
    node.trackTintColor = .green
    #expect(RecordingContext(node).fills.map(\.color) == [.green, .red])
  }

  @Test("an activity indicator is hidden while stopped, unless configured otherwise")
  func activity() {
    let node = ActivityIndicatorNode(style: .large)
    #expect(node.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(ActivityIndicatorNode().intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(node.isHidden)
    node.startAnimating()
    #expect(!node.isHidden)
    #expect(node.isAnimating)
    node.stopAnimating()
    #expect(node.isHidden)
    node.hidesWhenStopped = false
    #expect(!node.isHidden)
    let strokes = RecordingContext(node).strokes
    #expect(strokes.count == 8)
    #expect(strokes[0].color.alpha == 1)
    #expect(strokes[1].color.alpha < strokes[7].color.alpha)
  }

  @Test("a page control has a dot for each page and stays within its pages") func pages() {
    let node = PageControlNode(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    node.numberOfPages = 3
    #expect(node.intrinsicContentSize.height == 26)
    node.currentPage = 9
    #expect(node.currentPage == 2)
    #expect(RecordingContext(node).fills.map(\.color.alpha) == [0.3, 0.3, 1])
    node.currentPageIndicatorTintColor = .red
    node.pageIndicatorTintColor = .gray
    #expect(RecordingContext(node).fills.map(\.color) == [.gray, .gray, .red])
    node.numberOfPages = 1
    #expect(node.currentPage == 0)
    #expect(RecordingContext(node).fills.count == 1)
    node.hidesForSinglePage = true
    #expect(RecordingContext(node).fills.isEmpty)
    node.numberOfPages = -5
    #expect(node.numberOfPages == 0)
  }

  @Test("of a million pages, only visible dots are drawn") func manyPages() {
    let node = PageControlNode(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    node.numberOfPages = 1_000_000
    node.currentPage = 999_999
    #expect(RecordingContext(node).fills.count == 12)
    node.numberOfPages = .max
    node.frame.size.width = 1e6
    #expect(RecordingContext(node).fills.count == 1000)
  }

  @Test(
    "the dots of a page control follow its direction",
    arguments: [
      (.natural, false, true), (.natural, true, false), (.leftToRight, true, true),
      (.rightToLeft, false, false), (.topToBottom, true, true), (.bottomToTop, true, false),
    ] as [(PageControlNode.Direction, Bool, Bool)])
  func direction(_ direction: PageControlNode.Direction, isRightToLeft: Bool, isForward: Bool) {
    let node = PageControlNode()
    node.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    node.numberOfPages = 3
    node.currentPage = 2
    node.direction = direction
    let isVertical = direction == .topToBottom || direction == .bottomToTop
    let size = node.intrinsicContentSize
    #expect(
      size == (isVertical ? CGSize(width: 26, height: 74.5) : CGSize(width: 74.5, height: 26)))
    node.frame = CGRect(origin: .zero, size: size)
    let dots = RecordingContext(node).fills.map(\.bounds)
    let along = dots.map { isVertical ? $0.midY : $0.midX }
    #expect(along == (isForward ? [19.75, 37.25, 54.75] : [54.75, 37.25, 19.75]))
    #expect(dots.allSatisfy { (isVertical ? $0.midX : $0.midY) == 13 && $0.width == 8 })
  }

  @Test("a page control of any width draws no more dots than it has pages")
  func wide() {
    let node = PageControlNode(frame: CGRect(x: 0, y: 0, width: 1e30, height: 26))
    node.numberOfPages = 5
    #expect(RecordingContext(node).fills.count == 5)
  }
}
