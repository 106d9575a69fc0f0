// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTreeTestSupport

@Suite("Geometry of components")
struct ComponentGeometryTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("the dots of a carousel can be touched in 44 points of height, and no wider than they are")
  func dots() {
    let dots = CarouselNode(views: [ViewNode(), ViewNode()]).pageControl
    dots.removeFromSuperview()
    dots.translatesAutoresizingMaskIntoConstraints = true
    func isInside(_ x: CGFloat, _ y: CGFloat) -> Bool {
      dots.point(inside: CGPoint(x: x, y: y), with: nil)
    }
    dots.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(isInside(50, -7) && !isInside(50, -7.5))
    #expect(isInside(50, 36.5) && !isInside(50, 37))
    #expect(isInside(0, 15) && !isInside(-0.5, 15))
    #expect(isInside(99.5, 15) && !isInside(100, 15))
    dots.frame.size.height = 60
    #expect(isInside(50, 0) && !isInside(50, -0.5))
    #expect(isInside(50, 59.5) && !isInside(50, 60))
  }

  @Test("the disc of a day is centered, in the smaller of its width and height")
  func disc() throws {
    let month = factory.calendar.month(
      CalendarMonth(year: 2026, month: 8), selected: 1, today: nil)
    let screen = Screen(showing: month)
    screen.layoutIfNeeded()
    let week = try #require(month.arrangedSubviews[2] as? StackNode)
    let day = try #require(week.arrangedSubviews.first { $0 is Control })
    let disc = try #require(day.subviews.first)
    day.removeFromSuperview()
    day.translatesAutoresizingMaskIntoConstraints = true
    func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      day.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      day.setNeedsLayout()
      day.layoutIfNeeded()
      #expect(disc.layer.cornerRadius == disc.frame.width / 2)
      return disc.frame
    }
    #expect(frame(100, 20) == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(frame(20, 100) == CGRect(x: 0, y: 40, width: 20, height: 20))
    #expect(frame(39, 80) == CGRect(x: 0, y: 20.5, width: 39, height: 39))
    #expect(frame(100, 80) == CGRect(x: 30, y: 20, width: 40, height: 40))
  }

  /// Twenty tabs of which the eleventh is selected.
  private func tabs(
    _ direction: TraitEnvironmentLayoutDirection
  ) -> (screen: Screen, scroll: ScrollNode, tabs: TabsNode) {
    let tabs = factory.bar.tabs(titles: (0..<20).map { "Tab number \($0)" }, selected: 0)
    let screen = Screen(showing: tabs)
    screen.traits = TraitCollection(layoutDirection: direction)
    screen.size = CGSize(width: 300, height: 600)
    screen.layoutIfNeeded()
    tabs.selectedIndex = 10
    screen.layoutIfNeeded()
    var pending: [ViewNode] = [tabs]
    while let next = pending.popLast() {
      if let scroll = next as? ScrollNode { return (screen, scroll, tabs) }
      pending += next.subviews
    }
    return (screen, ScrollNode(), tabs)
  }

  @Test(
    "tabs keep their distance from the leading edge when their width changes",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [50, 200] as [CGFloat])
  func keptDistance(direction: TraitEnvironmentLayoutDirection, distance: CGFloat) {
    let (screen, scroll, tabs) = tabs(direction)
    let isRightToLeft = direction == .rightToLeft
    func greatest() -> CGFloat { scroll.contentSize.width - scroll.bounds.width }
    func shown() -> CGFloat {
      isRightToLeft ? greatest() - scroll.contentOffset.x : scroll.contentOffset.x
    }
    #expect(scroll.contentSize.width > 1500)
    scroll.contentOffset.x = isRightToLeft ? greatest() - distance : distance
    screen.layoutIfNeeded()
    for width in [400, 260, 350, 500] as [CGFloat] {
      screen.size.width = width
      screen.layoutIfNeeded()
      #expect(tabs.bounds.width == width)
      #expect(abs(shown() - distance) < 0.001, "\(width) points")
    }
  }

  @Test(
    "tabs at their trailing end stay there when their width grows",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func trailingEnd(direction: TraitEnvironmentLayoutDirection) {
    let (screen, scroll, tabs) = tabs(direction)
    tabs.selectedIndex = 0
    screen.layoutIfNeeded()
    let isRightToLeft = direction == .rightToLeft
    scroll.contentOffset.x = isRightToLeft ? 0 : scroll.contentSize.width - 300
    screen.layoutIfNeeded()
    for width in [400, 450] as [CGFloat] {
      screen.size.width = width
      screen.layoutIfNeeded()
      let end = isRightToLeft ? 0 : scroll.contentSize.width - width
      #expect(abs(scroll.contentOffset.x - end) < 0.001, "\(width) points")
    }
  }

  @Test("the selected tab is revealed again only if some of it is visible", arguments: [1, -1])
  func partlyVisible(side: CGFloat) throws {
    let (screen, scroll, tabs) = tabs(.leftToRight)
    let tab = try #require(
      scroll.subviews.flatMap(\.subviews).first { $0.accessibilityLabel == "Tab number 10" })
    func frame() -> CGRect { tab.convert(tab.bounds, to: scroll) }
    // One point of the tab is visible at the leading edge.
    scroll.contentOffset.x = frame().maxX - side
    screen.layoutIfNeeded()
    let offset = scroll.contentOffset.x
    screen.size.width = 310
    screen.layoutIfNeeded()
    #expect(abs(scroll.contentOffset.x - (side > 0 ? frame().minX : offset)) < 0.001)
    // And at the trailing edge.
    scroll.contentOffset.x = frame().minX - 310 + side
    screen.layoutIfNeeded()
    let later = scroll.contentOffset.x
    screen.size.width = 305
    screen.layoutIfNeeded()
    let revealed = frame().maxX - 305
    #expect(abs(scroll.contentOffset.x - (side > 0 ? revealed : later)) < 0.001)
    #expect(tabs.selectedIndex == 10)
  }

  @Test("a page that was removed from a carousel isn't scrolled to when it returns")
  func removedPage() throws {
    let views = (0..<3).map { _ in ViewNode() }
    let carousel = factory.collection.carousel(views: views)
    let root = ViewNode()
    root.addSubview(carousel)
    let width = carousel.widthAnchor.constraint(equalToConstant: 300)
    width.isActive = true
    root.layoutIfNeeded()
    carousel.currentPage = 2
    root.layoutIfNeeded()
    #expect(carousel.scroll.contentOffset.x == 600)
    let row = try #require(views[2].superview as? StackNode)
    views[2].removeFromSuperview()
    carousel.scroll.contentOffset.x = 0
    root.layoutIfNeeded()
    width.constant = 200
    root.layoutIfNeeded()
    #expect(carousel.scroll.contentOffset.x == 0)
    row.addArrangedSubview(views[2])
    views[2].widthAnchor.constraint(
      equalTo: carousel.scroll.frameLayoutGuide.widthAnchor
    ).isActive = true
    root.layoutIfNeeded()
    #expect(carousel.scroll.contentSize.width == 600)
    #expect(carousel.scroll.contentOffset.x == 0)
  }

  @Test("components look the same as before after the text was large for a while")
  func largeForAWhile() throws {
    let button = factory.button.icon(image: nil, label: "Share")
    let components: [(String, ViewNode)] = [
      ("header", factory.bar.header(title: "A", subtitle: nil, back: nil, actions: [button])),
      (
        "row",
        factory.row.disclosure(title: "Title", subtitle: "Subtitle", image: nil, value: "Value")
      ),
      ("segments", factory.choice.segments(titles: ["Day", "Week"], selected: 0)),
      ("price", factory.figure.price(amount: "$9", former: "$10")),
      ("toast", factory.notice.toast(text: "Deleted", tone: .neutral, action: "Undo")),
    ]
    for (name, node) in components {
      let screen = Screen(showing: node)
      func frames() -> [Substring] {
        screen.layoutIfNeeded()
        return node.frameTree().split(separator: "\n").sorted()
      }
      let before = frames()
      screen.traits.preferredContentSizeCategory = .accessibilityLarge
      #expect(frames() != before, "\(name)")
      screen.traits.preferredContentSizeCategory = .large
      #expect(frames() == before, "\(name)")
    }
  }

  @Test("a ring without room for its line isn't drawn", arguments: [(3.0, 0), (3.5, 2)])
  func tinyRing(side: CGFloat, count: Int) {
    let ring = factory.progress.ring(title: "Pages", progress: 0.5)
    ring.translatesAutoresizingMaskIntoConstraints = true
    ring.frame = CGRect(x: 0, y: 0, width: side, height: side)
    #expect(RecordingContext(ring).strokes.count == count)
  }
}
