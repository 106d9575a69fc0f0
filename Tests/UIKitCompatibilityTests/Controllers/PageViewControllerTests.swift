// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

/// Notes when it appears and disappears.
private final class Page: UIViewController {
  let number: Int
  let log: Log

  init(_ number: Int, _ log: Log) {
    self.number = number
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Page \(number)"
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) { log.calls.append("\(number) appeared") }
  override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(number) disappeared") }
}

private final class Log {
  var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A book of three pages.
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [Page]
  let log: Log
  var dots = 0

  init(_ log: Log) {
    self.log = log
    pages = (1...3).map { Page($0, log) }
  }

  private func page(at index: Int) -> UIViewController? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  private func index(of controller: UIViewController) -> Int {
    pages.firstIndex { $0 === controller } ?? -5
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: index(of: viewController) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: index(of: viewController) + 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.map(index) ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.calls.append("to \(pendingViewControllers.map { index(of: $0) + 1 })") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.calls.append(
      "from \(previousViewControllers.map { index(of: $0) + 1 }) \(finished) \(completed)")
  }
}

@Suite("Page view controllers")
struct PageViewControllerTests {
  private let log = Log()
  private let book: Book

  init() {
    book = Book(log)
  }

  private func shown(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, first: Int = 0,
    dots: Int = 0
  ) -> (Screen, UIPageViewController) {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: nil)
    book.dots = dots
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[first]], direction: .forward, animated: false)
    let screen = Screen(.phone, rootViewController: controller)
    screen.layoutIfNeeded()
    return (screen, controller)
  }

  private func number(_ controller: UIPageViewController) -> Int? {
    (controller.viewControllers?.first as? Page)?.number
  }

  @Test("the first page is a child that fills the view and has appeared")
  func first() {
    let (_, controller) = shown()
    let page = book.pages[0]
    #expect(log.take() == ["1 appeared"])
    #expect(page.parent === controller)
    #expect(controller.children == [page])
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.spineLocation == .none)
    #expect(controller.transitionStyle == .scroll)
    #expect(controller.gestureRecognizers.count == 2)
  }

  @Test(
    "a swipe turns to the next page and back, and notifies the delegate, except at the ends")
  func swipes() throws {
    let (screen, controller) = shown()
    _ = log.take()
    try screen.swipe(controller.view, .right)
    #expect(log.take() == [] && number(controller) == 1)
    try screen.swipe(controller.view, .left)
    #expect(
      log.take() == ["to [2]", "1 disappeared", "2 appeared", "from [1] true true"])
    #expect(number(controller) == 2)
    #expect(book.pages[0].parent == nil && book.pages[0].viewIfLoaded?.superview == nil)
    try screen.swipe(controller.view, .left)
    try screen.swipe(controller.view, .left)
    #expect(number(controller) == 3)
    try screen.swipe(controller.view, .right)
    #expect(number(controller) == 2)
  }

  @Test("right to left, the next page is on the left")
  func rightToLeft() throws {
    let (screen, controller) = shown()
    controller.view.semanticContentAttribute = .forceRightToLeft
    try screen.swipe(controller.view, .left)
    #expect(number(controller) == 1)
    try screen.swipe(controller.view, .right)
    #expect(number(controller) == 2)
  }

  @Test("vertical pages turn with swipes up and down")
  func vertical() throws {
    let (screen, controller) = shown(.vertical)
    try screen.swipe(controller.view, .left)
    #expect(number(controller) == 1)
    try screen.swipe(controller.view, .up)
    #expect(number(controller) == 2)
    try screen.swipe(controller.view, .down)
    #expect(number(controller) == 1)
  }

  @Test("setting pages replaces the page without notifying the delegate")
  func set() {
    let (_, controller) = shown()
    _ = log.take()
    var finished: Bool?
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
      finished = $0
    }
    #expect(log.take() == ["1 disappeared", "3 appeared"])
    #expect(finished == true && number(controller) == 3)
    controller.setViewControllers([controller], direction: .forward, animated: false)
    #expect(number(controller) == 3)
    controller.setViewControllers(nil, direction: .forward, animated: false)
    #expect(controller.viewControllers == [] && controller.children == [])
  }

  @Test("pages end above the page dots from the data source, and a tap turns one page")
  func dots() throws {
    let (screen, controller) = shown(first: 1, dots: 3)
    let control = try #require(
      controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 3 && control.currentPage == 1 && !control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: 773, width: 390, height: 37))
    #expect(book.pages[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 773))
    try screen.tap(at: CGPoint(x: 300, y: 790))
    #expect(number(controller) == 3 && control.currentPage == 2)
    try screen.tap(at: CGPoint(x: 300, y: 790))
    #expect(number(controller) == 3 && control.currentPage == 2)
    try screen.swipe(controller.view, .right)
    #expect(control.currentPage == 1)
    try screen.tap(at: CGPoint(x: 20, y: 790))
    #expect(number(controller) == 1 && control.currentPage == 0)
  }

  @Test("without a data source, there are no dots, and swipes do nothing")
  func noDataSource() throws {
    let (screen, controller) = shown(dots: 3)
    controller.dataSource = nil
    screen.layoutIfNeeded()
    let control = controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(control?.isHidden == true)
    #expect(book.pages[0].view.frame.height == 844)
    try screen.swipe(controller.view, .left)
    #expect(number(controller) == 1)
  }
}
