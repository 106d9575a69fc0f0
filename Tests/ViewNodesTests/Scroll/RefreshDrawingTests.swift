// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes

@Suite("Drawing of refresh controls")
struct RefreshDrawingTests {
  private func makeControl() -> RefreshControlNode {
    let control = RefreshControlNode(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    control.tintColor = Color.red.withAlphaComponent(0.5)
    return control
  }

  private func near(_ rect: CGRect, _ other: CGRect) -> Bool {
    zip(
      [rect.minX, rect.minY, rect.width, rect.height],
      [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) < 0.001 }
  }

  @Test("eight spokes in the tint color surround the middle, each more opaque than the one before")
  func spokes() {
    let fills = RecordingContext(makeControl()).fills
    #expect(fills.count == 8)
    for (index, fill) in fills.enumerated() {
      #expect(abs(fill.color.alpha - CGFloat(index + 1) / 16) < 0.001)
    }
    let expected = [
      0: CGRect(x: 48.5, y: 16, width: 3, height: 8),
      2: CGRect(x: 56, y: 28.5, width: 8, height: 3),
      4: CGRect(x: 48.5, y: 36, width: 3, height: 8),
      6: CGRect(x: 36, y: 28.5, width: 8, height: 3),
    ]
    for (index, rect) in expected {
      #expect(near(fills[index].bounds, rect), "\(index) \(fills[index].bounds)")
    }
    #expect(fills[1].bounds.minX > 50 && fills[1].bounds.maxY < 30)
  }

  @Test("a title is 16 points from the sides and 6 above the end, and the spinner above it")
  func title() throws {
    let control = makeControl()
    control.attributedTitle = AttributedText(string: "Now")
    control.layoutIfNeeded()
    let label = try #require(control.subviews.first as? LabelNode)
    let height = label.sizeThatFits(CGSize(width: 100, height: 60)).height
    #expect(label.font == .preferredFont(forTextStyle: .caption1))
    #expect(label.textColor == .secondaryLabel && label.textAlignment == .center)
    #expect(label.frame.minX == 16 && label.frame.width == 68 && label.frame.height == height)
    #expect(abs(label.frame.maxY - 54) < 0.34)
    let first = try #require(RecordingContext(control).fills.first)
    #expect(abs(first.bounds.maxY + 6 - (label.frame.minY / 2 + 1)) < 0.001)
    control.frame.size.width = 20
    control.layoutIfNeeded()
    #expect(label.frame.width == 0)
  }

  @Test("the control stays above the content, as wide as its scroll view, which it leaves whole")
  func places() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    scroll.contentSize = CGSize(width: 700, height: 900)
    scroll.addSubview(ViewNode())
    let control = RefreshControlNode()
    scroll.refreshControl = control
    scroll.refreshControl = control
    scroll.contentInset = EdgeInsets(top: 30, left: 20, bottom: 0, right: 0)
    scroll.contentOffset = CGPoint(x: 70, y: 50)
    scroll.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
    #expect(scroll.subviews.first === control && scroll.subviews.count == 2)
    scroll.frame.size.width = 150
    scroll.layoutIfNeeded()
    #expect(control.frame.width == 150)
    let lonely = RefreshControlNode()
    lonely.beginRefreshing()
    #expect(lonely.isRefreshing)
  }

  @Test(
    "a control appears spoke by spoke while the content is pulled, with its title, and then stays",
    arguments: [
      (-5, 0, 0), (0, 0, 0), (7, 0, 7.0 / 60), (15, 2, 0.25), (59, 7, 59.0 / 60), (60, 8, 1),
    ]
      as [(CGFloat, Int, CGFloat)])
  func pulled(distance: CGFloat, spokes: Int, alpha: CGFloat) throws {
    for scroll in [
      ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400)),
      TableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400), style: .plain),
    ] {
      scroll.contentSize = CGSize(width: 100, height: 900)
      scroll.contentInset.top = 90
      let control = RefreshControlNode()
      control.attributedTitle = AttributedText(string: "Now")
      scroll.refreshControl = control
      let label = try #require(control.subviews.first)
      scroll.layoutIfNeeded()
      #expect(RecordingContext(control).fills.isEmpty && label.alpha == 0)
      scroll.beginDragging()
      // Beyond its limits, the content resists.
      scroll.contentOffset.y = -90 - distance
      scroll.layoutIfNeeded()
      #expect(RecordingContext(control).fills.count == spokes)
      #expect(abs(label.alpha - alpha) < 0.001)
      control.beginRefreshing()
      scroll.layoutIfNeeded()
      #expect(RecordingContext(control).fills.count == 8 && label.alpha == 1)
      control.endRefreshing()
      control.attributedTitle = nil
      control.attributedTitle = AttributedText(string: "Again")
      scroll.contentOffset.y = -90
      scroll.layoutIfNeeded()
      #expect(RecordingContext(control).fills.isEmpty && control.subviews.first?.alpha == 0)
    }
  }

  @Test(
    "content at its top stays in place when refreshing begins by code, and returns when it ends")
  func insets() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentInset.top = 30
    let control = RefreshControlNode()
    scroll.refreshControl = control
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    control.beginRefreshing()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30 && scroll.minimumContentOffset.y == -90)
    scroll.contentOffset.y = -90
    scroll.layoutIfNeeded()
    control.endRefreshing()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -30)
    scroll.contentOffset.y = 100
    control.beginRefreshing()
    scroll.layoutIfNeeded()
    control.endRefreshing()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 100)
  }
}
