// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Scroll content sized by constraints")
struct ScrollConstraintsTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let scroll = ScrollNode()
  private let content = ViewNode()

  private func build(_ make: () -> [LayoutConstraint]) {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    LayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 67),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 25),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    LayoutConstraint.activate(make())
    root.layoutIfNeeded()
  }

  private func pin(to guide: LayoutGuide) -> [LayoutConstraint] {
    [
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  @Test("constraints to the content guide determine the content size")
  func contentGuide() {
    build {
      pin(to: scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1500),
      ]
    }
    #expect(scroll.frame == CGRect(x: 25, y: 67, width: 350, height: 600))
    #expect(scroll.contentSize == CGSize(width: 350, height: 1500))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 350, height: 1500))
    #expect(scroll.contentLayoutGuide.layoutFrame == content.frame)
    #expect(root.layoutProblems == [])
  }

  @Test("in the legacy form, edges refer to the content, and width and height to the node")
  func legacy() {
    build {
      [
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
      ]
    }
    #expect(scroll.contentSize == CGSize(width: 350, height: 1230))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 350, height: 1200))
  }

  @Test("scrolling moves nothing in the content, and the content follows a new size of the node")
  func scrolling() {
    build {
      pin(to: scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1500),
      ]
    }
    scroll.contentOffset.y = 400
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 0, width: 350, height: 1500))
    #expect(content.convert(CGPoint.zero, to: nil) == CGPoint(x: 25, y: -333))
    root.frame.size = CGSize(width: 667, height: 375)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 642, height: 1500))
    #expect(scroll.contentOffset.y == 400)
  }

  @Test("items constrained to the frame guide stay in place during scrolling")
  func frameGuide() {
    let badge = ViewNode()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    build {
      pin(to: scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 1500),
        badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20),
        badge.heightAnchor.constraint(equalToConstant: 20),
      ]
    }
    #expect(badge.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    scroll.contentOffset.y = 123
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 0, y: 128, width: 20, height: 20))
    #expect(
      scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 123, width: 350, height: 600))
    #expect(scroll.contentSize.height == 1500)
  }

  @Test("without a chain of constraints, nothing scrolls, and an explicit size is kept")
  func noChain() {
    build {
      [
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 100),
        content.heightAnchor.constraint(equalToConstant: 900),
      ]
    }
    #expect(scroll.contentSize == .zero)
    let plain = ScrollNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.contentSize = CGSize(width: 50, height: 60)
    _ = plain.contentLayoutGuide
    plain.layoutIfNeeded()
    #expect(plain.contentSize == CGSize(width: 50, height: 60))
  }

  @Test("the content size can depend on content that shrinks and grows")
  func growing() {
    let height = content.heightAnchor.constraint(equalToConstant: 1500)
    build {
      pin(to: scroll.contentLayoutGuide) + [
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor), height,
      ]
    }
    scroll.contentOffset.y = 900
    height.constant = 700
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == 700)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test(
    "the safe area adds to the insets according to the adjustment behavior",
    arguments: [
      (ScrollNode.ContentInsetAdjustmentBehavior.never, false, [CGFloat(0), 0, 0, 0]),
      (.always, false, [20, 7, 34, 9]),
      (.scrollableAxes, false, [0, 0, 0, 0]),
      (.scrollableAxes, true, [20, 0, 34, 0]),
      (.automatic, true, [20, 0, 34, 0]),
      (.automatic, false, [0, 0, 0, 0]),
    ] as [(ScrollNode.ContentInsetAdjustmentBehavior, Bool, [CGFloat])])
  func safeArea(
    behavior: ScrollNode.ContentInsetAdjustmentBehavior, scrolls: Bool, insets: [CGFloat]
  ) {
    scroll.frame = root.bounds
    root.addSubview(scroll)
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 7, bottom: 34, right: 9)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = CGSize(width: 100, height: scrolls ? 1000 : 100)
    root.layoutIfNeeded()
    let adjusted = scroll.adjustedContentInset
    #expect([adjusted.top, adjusted.left, adjusted.bottom, adjusted.right] == insets)
    #expect(scroll.contentOffset == CGPoint(x: -insets[1], y: -insets[0]))
    scroll.isMainContent = true
    let isAutomatic = behavior == .automatic
    #expect(scroll.adjustedContentInset.top == (isAutomatic ? 20 : insets[0]))
  }

  @Test("scrolling content avoids bars through its insets or its own safe area")
  func contentSafeArea() {
    let scroll = ScrollNode()
    let screen = Screen(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 10), rootNode: scroll)
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 900))
    scroll.addSubview(page)
    scroll.contentSize = page.frame.size
    screen.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 44)
    #expect(page.safeAreaInsets == EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    scroll.contentInsetAdjustmentBehavior = .never
    screen.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    #expect(page.safeAreaInsets.top == 44)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(page.safeAreaInsets.top == 0)
  }

  @Test("the trailing margin of the content alone determines its width")
  func trailingMargin() {
    build {
      [
        content.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 700),
        LayoutConstraint(
          item: scroll, attribute: .trailingMargin, relatedBy: .equal, toItem: content,
          attribute: .trailing, multiplier: 1, constant: 0),
      ]
    }
    #expect(scroll.contentSize.width >= 700)
  }

  @Test("a scroll node that its frame guide places from outside stays there during scrolling")
  func frameGuideFromOutside() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let (scroll, content, below) = (ScrollNode(), ViewNode(), ViewNode())
    for view in [scroll, content, below] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    root.addSubview(below)
    scroll.addSubview(content)
    let (frame, area) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
    LayoutConstraint.activate([
      frame.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      frame.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      frame.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      frame.heightAnchor.constraint(equalToConstant: 100),
      below.topAnchor.constraint(equalTo: frame.bottomAnchor, constant: 5),
      below.centerXAnchor.constraint(equalTo: frame.centerXAnchor),
      below.widthAnchor.constraint(equalToConstant: 30),
      below.heightAnchor.constraint(equalToConstant: 30),
      content.topAnchor.constraint(equalTo: area.topAnchor),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 900),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    scroll.contentInset.top = 7
    for offset in [CGPoint(x: 0, y: -7), CGPoint(x: 40, y: 60), CGPoint(x: 300, y: 0)] {
      scroll.contentOffset = offset
      root.layoutIfNeeded()
      #expect(scroll.contentOffset == offset)
      #expect(scroll.frame == CGRect(x: 20, y: 10, width: 280, height: 100))
      #expect(below.frame == CGRect(x: 145, y: 115, width: 30, height: 30))
      #expect(root.layoutReport().isEmpty)
    }
    scroll.removeFromSuperview()
    #expect(!root.constraints.contains { $0.firstItem === frame || $0.secondItem === frame })
  }
}
