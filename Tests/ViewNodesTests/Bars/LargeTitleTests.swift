// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import ViewNodes

@Suite("Large titles that collapse")
struct LargeTitleTests {
  private let page = ViewController()
  private let scroll = ScrollNode()
  private let navigation: NavigationController
  private let screen: Screen

  init() {
    navigation = NavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    page.title = "Letters"
    scroll.contentSize = CGSize(width: 100, height: 2000)
    page.view = scroll
    screen = Screen(
      size: CGSize(width: 390, height: 844),
      safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    screen.rootViewController = navigation
    screen.layoutIfNeeded()
  }

  private var bar: NavigationBarNode { navigation.navigationBar }

  private func scrollTo(_ y: CGFloat) {
    scroll.contentOffset = CGPoint(x: 0, y: y)
    screen.layoutIfNeeded()
  }

  @Test(
    "the bar becomes as much lower as the content moves up, and so does its inset",
    arguments: [
      (-200, 96), (-143, 96), (-133, 86), (-117, 70), (-91, 44), (-90, 44), (500, 44),
    ] as [(CGFloat, CGFloat)])
  func heights(offset: CGFloat, height: CGFloat) {
    scrollTo(offset)
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: height))
    #expect(scroll.adjustedContentInset.top == 47 + height)
    #expect(scroll.contentOffset.y == offset && scroll.minimumContentOffset.y == -143)
    scrollTo(-143)
    #expect(bar.frame.height == 96 && scroll.adjustedContentInset.top == 143)
  }

  @Test("the title is in the middle of a collapsed bar, which is opaque once content is under it")
  func title() {
    #expect(!bar.largeTitleLabel.isHidden && bar.titleLabel.isHidden && bar.isAtScrollEdge)
    scrollTo(-100)
    #expect(!bar.largeTitleLabel.isHidden && bar.titleLabel.isHidden && bar.isAtScrollEdge)
    #expect(bar.largeTitleLabel.alpha > 0 && bar.largeTitleLabel.alpha < 1)
    scrollTo(-91)
    #expect(bar.largeTitleLabel.isHidden && !bar.titleLabel.isHidden && bar.isAtScrollEdge)
    #expect(abs(bar.titleLabel.frame.midX - 195) < 1 && abs(bar.titleLabel.frame.midY - 22) < 1)
    scrollTo(-80)
    #expect(!bar.isAtScrollEdge)
    scrollTo(-143)
    #expect(!bar.largeTitleLabel.isHidden && bar.titleLabel.isHidden && bar.isAtScrollEdge)
    #expect(bar.largeTitleLabel.alpha == 1)
  }

  @Test(
    "content comes to rest where the title is large or collapsed",
    arguments: [(10, -143), (25, -143), (27, -91), (51, -91), (60, -83)] as [(CGFloat, CGFloat)])
  func resting(distance: CGFloat, offset: CGFloat) {
    scroll.beginDragging()
    scroll.drag(by: CGPoint(x: 0, y: -distance))
    screen.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -143 + distance)
    #expect(bar.frame.height == max(44, 96 - distance))
    scroll.endDragging()
    screen.advance(by: 3)
    #expect(scroll.contentOffset.y == offset && bar.frame.height == min(96, max(44, -47 - offset)))
    #expect(scroll.adjustedContentInset.top == 47 + bar.frame.height)
  }

  @Test("other bars and content that isn't under them keep their height")
  func unchanged() {
    bar.isTranslucent = false
    screen.layoutIfNeeded()
    scrollTo(300)
    #expect(bar.frame.height == 96 && scroll.frame.minY == 143)
    page.extendedLayoutIncludesOpaqueBars = true
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 44)
    bar.isTranslucent = true
    scroll.contentInsetAdjustmentBehavior = .never
    scrollTo(301)
    #expect(bar.frame.height == 96)
    scroll.contentInsetAdjustmentBehavior = .automatic
    scrollTo(300)
    #expect(bar.frame.height == 44)
    bar.prefersLargeTitles = false
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 44 && scroll.adjustedContentInset.top == 91)
    scrollTo(-91)
    #expect(bar.frame.height == 44 && scroll.minimumContentOffset.y == -91)
  }

  @Test("each controller has its own title, and a collapsed one stays so")
  func pushing() {
    scrollTo(200)
    let next = ViewController()
    next.title = "Next"
    let other = ScrollNode()
    other.contentSize = CGSize(width: 10, height: 3000)
    next.view = other
    navigation.pushViewController(next, animated: false)
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 96 && other.contentOffset.y == -143)
    navigation.popViewController(animated: false)
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 44 && scroll.contentOffset.y == 200)
    #expect(scroll.adjustedContentInset.top == 91)
  }

  @Test("refreshing leaves the title large")
  func refreshing() {
    let control = RefreshControlNode()
    scroll.refreshControl = control
    screen.layoutIfNeeded()
    control.beginRefreshing()
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 96 && scroll.contentOffset.y == -143)
    scrollTo(-203)
    #expect(bar.frame.height == 96 && scroll.adjustedContentInset.top == 203)
    control.endRefreshing()
    screen.layoutIfNeeded()
    #expect(bar.frame.height == 96 && scroll.contentOffset.y == -143)
  }

  @Test("a bar over content that doesn't scroll, or begins below the bar, has no background")
  func backgrounds() {
    let page = ViewController()
    navigation.pushViewController(page, animated: false)
    screen.layoutIfNeeded()
    #expect(bar.isAtScrollEdge)
    let inner = ScrollNode()
    page.view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(bar.isAtScrollEdge && inner.frame.minY == 143)
  }
}
