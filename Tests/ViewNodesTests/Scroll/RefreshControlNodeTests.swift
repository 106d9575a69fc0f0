// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Refresh controls")
struct RefreshControlNodeTests {
  private func makeScroll() -> (ScrollNode, RefreshControlNode, () -> Int) {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let refresh = RefreshControlNode()
    scroll.refreshControl = refresh
    scroll.layoutIfNeeded()
    var count = 0
    refresh.addAction(for: .valueChanged) { count += 1 }
    return (scroll, refresh, { count })
  }

  @Test("the control is above the content, 60 points high")
  func place() {
    let (scroll, refresh, _) = makeScroll()
    #expect(refresh.superview === scroll)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
  }

  @Test("a title is centered below the spinner, and can be removed")
  func title() throws {
    let (scroll, refresh, _) = makeScroll()
    refresh.attributedTitle = AttributedText(string: "Loading")
    scroll.layoutIfNeeded()
    let label = try #require(refresh.subviews.first as? LabelNode)
    #expect(label.text == "Loading" && label.textAlignment == .center)
    #expect(label.frame.midX == 50 && label.frame.minY > 30 && label.frame.maxY <= 54.01)
    let spokes = RecordingContext(refresh).fills.map(\.bounds)
    #expect(spokes.allSatisfy { $0.maxY < label.frame.minY })
    refresh.attributedTitle = nil
    #expect(refresh.subviews.isEmpty)
  }

  @Test("a title that changes again is shown in the same place")
  func titleAgain() throws {
    let (scroll, refresh, _) = makeScroll()
    refresh.attributedTitle = AttributedText(string: "Loading")
    scroll.layoutIfNeeded()
    let label = try #require(refresh.subviews.first as? LabelNode)
    let frame = label.frame
    refresh.attributedTitle = AttributedText(string: "Still loading")
    scroll.layoutIfNeeded()
    #expect(label.text == "Still loading" && label.frame == frame)
    #expect(refresh.subviews == [label])
    refresh.attributedTitle = nil
    refresh.attributedTitle = AttributedText(string: "Again")
    scroll.layoutIfNeeded()
    #expect(refresh.subviews.map { ($0 as? LabelNode)?.text } == ["Again"])
    #expect(refresh.subviews[0].frame == frame)
  }

  @Test("beginning programmatically sends nothing and makes the top inset 60 points larger")
  func begin() {
    let (scroll, refresh, count) = makeScroll()
    refresh.beginRefreshing()
    scroll.layoutIfNeeded()
    #expect(refresh.isRefreshing)
    #expect(count() == 0)
    #expect(scroll.adjustedContentInset.top == 60)
    #expect(scroll.contentInset.top == 0)
    #expect(scroll.contentOffset.y == 0)
    refresh.endRefreshing()
    scroll.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0)
    #expect(!refresh.isRefreshing)
  }

  @Test(
    "pulling far enough begins refreshing, sends valueChanged once, and rests below the control")
  func pull() {
    let (scroll, refresh, count) = makeScroll()
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: 50))
    #expect(!refresh.isRefreshing)
    scroll.drag(by: CGPoint(x: 0, y: 100))
    #expect(refresh.isRefreshing)
    scroll.drag(by: CGPoint(x: 0, y: 50))
    scroll.endDragging()
    scroll.layoutIfNeeded()
    #expect(count() == 1)
    #expect(scroll.contentOffset.y == -60)
    refresh.endRefreshing()
    scroll.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("a control added as a subview works too, until it is removed")
  func legacy() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let refresh = RefreshControlNode()
    scroll.addSubview(refresh)
    refresh.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 60)
    refresh.removeFromSuperview()
    #expect(scroll.adjustedContentInset.top == 0)
    #expect(scroll.refreshControl == nil)
  }

  @Test("another control replaces the assigned one")
  func replace() {
    let (scroll, refresh, _) = makeScroll()
    let other = RefreshControlNode()
    scroll.refreshControl = other
    #expect(refresh.superview == nil)
    #expect(scroll.subviews == [other])
    scroll.refreshControl = nil
    #expect(scroll.subviews.isEmpty)
    #expect(scroll.attachedRefreshControl == nil)
  }

  @Test("in a table, the control stays behind the rows")
  func inTable() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable()
    let refresh = RefreshControlNode()
    table.addSubview(refresh)
    table.layoutIfNeeded()
    #expect(table.subviews.first === refresh)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    table.beginDragging()
    table.drag(by: CGPoint(x: 0, y: 200))
    table.endDragging()
    table.layoutIfNeeded()
    #expect(refresh.isRefreshing)
    #expect(table.contentOffset.y == -60)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -60)
  }

  @Test("content returns to its top when a control that is refreshing is removed")
  func removal() {
    for removes in [false, true] {
      let (scroll, refresh, _) = makeScroll()
      refresh.beginRefreshing()
      scroll.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 60)
      scroll.contentOffset.y = -60
      if removes { refresh.removeFromSuperview() } else { scroll.refreshControl = nil }
      scroll.layoutIfNeeded()
      #expect(scroll.adjustedContentInset.top == 0)
      #expect(scroll.contentOffset.y == 0 && scroll.refreshControl == nil)
    }
  }
}
