// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Views and children of controllers")
struct ControllerViewTests {
  @Test("additional insets that were set before the view was loaded apply to it and to a new one")
  func early() {
    let controller = ViewController()
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    controller.additionalSafeAreaInsets = insets
    #expect(!controller.isViewLoaded)
    #expect(controller.view.safeAreaInsets == insets)
    let former = controller.view
    controller.view = ViewNode(frame: former.frame)
    #expect(controller.view !== former && controller.view.safeAreaInsets == insets)
  }

  @Test("setting the view that is already the controller's keeps it")
  func sameView() {
    let controller = ViewController()
    let view = controller.view
    controller.view = view
    #expect(controller.view === view && view.next === controller)
    let other = ViewNode()
    controller.view = other
    #expect(other.next === controller && view.next !== controller)
  }

  @Test("a controller's constraints are updated with its view, whatever kind of view it is")
  func constraints() {
    final class Counting: ViewController {
      var count = 0
      private let own: ViewNode
      init(_ own: ViewNode) {
        self.own = own
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = own }
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    for own in [ViewNode(), ButtonNode(), NavigationBarNode(), StackNode()] {
      let controller = Counting(own)
      controller.view.setNeedsUpdateConstraints()
      controller.view.updateConstraintsIfNeeded()
      #expect(controller.count == 1, "\(own)")
    }
  }

  @Test("the least side margins follow the layout direction")
  func margins() {
    final class Wide: ViewController {
      override func viewDidLoad() {
        view.layoutMargins = EdgeInsets(top: 1, left: 30, bottom: 2, right: 3)
      }
    }
    let controller = Wide()
    let view = controller.view
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 2, right: 16))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 2, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 30, bottom: 2, right: 3))
  }

  @Test("removing a controller without a parent tells it nothing")
  func noParent() {
    let log = LoggingController.Log()
    let controller = LoggingController("A", log)
    controller.logsMoves = true
    controller.removeFromParent()
    #expect(log.take().isEmpty)
    let parent = ViewController()
    parent.addChild(controller)
    parent.addChild(controller)
    #expect(log.take() == ["A willEnter"] && parent.children == [controller])
    controller.removeFromParent()
    #expect(log.take() == ["A didLeave"] && parent.children.isEmpty && controller.parent == nil)
  }

  @Test("a child moves from one parent to another")
  func moved() {
    let (first, second, child) = (ViewController(), ViewController(), ViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    child.addChild(second)
    child.addChild(child)
    #expect(child.children.isEmpty && second.parent == nil)
  }

  @Test("a window has its controller before and after it is shown")
  func window() {
    let window = WindowNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = ViewController()
    #expect(window.rootViewController == nil && !window.isKeyWindow && window.isHidden)
    window.rootViewController = controller
    #expect(window.rootViewController === controller && !controller.isViewLoaded)
    window.makeKey()
    #expect(window.isHidden && window.display == nil)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && controller.view.superview === window)
    #expect(window.display?.size == CGSize(width: 200, height: 100))
    let display = window.display
    window.makeKeyAndVisible()
    #expect(window.display === display)
    let next = ViewController()
    window.rootViewController = next
    #expect(controller.view.superview == nil && next.view.superview === window)
    window.isHidden = true
    #expect(window.display == nil && window.rootViewController === next)
  }

  @Test("an item that isn't in the tab bar selects nothing")
  func unknownTab() {
    let tabs = TabBarController()
    let (first, second) = (ViewController(), ViewController())
    tabs.viewControllers = [first, second]
    tabs.tabBar(tabs.tabBar, didSelect: TabBarItem(title: "Other", image: nil, tag: 0))
    #expect(tabs.selectedViewController === first)
    tabs.tabBar(tabs.tabBar, didSelect: second.tabBarItem)
    #expect(tabs.selectedViewController === second)
  }

  @Test("a search without a results controller shows nothing above the searched content")
  func noResults() {
    let search = SearchController(searchResultsController: nil)
    search.showsSearchResultsController = true
    #expect(search.view.subviews.isEmpty && search.children.isEmpty)
    let owner = ViewController()
    owner.view.addSubview(search.searchBar)
    let screen = Screen(.phone, rootViewController: owner)
    search.isActive = true
    #expect(search.parent == nil && owner.children.isEmpty)
    #expect(search.searchBar.showsCancelButton)
    #expect(screen.rootViewController === owner)
    let results = ViewController()
    let shown = SearchController(searchResultsController: results)
    owner.view.addSubview(shown.searchBar)
    shown.isActive = true
    #expect(shown.parent == nil)
    shown.searchBar.text = "a"
    shown.showsSearchResultsController = true
    #expect(shown.parent === owner && results.view.superview === shown.view)
    #expect(shown.view.frame == owner.view.bounds && results.view.frame == shown.view.bounds)
    shown.isActive = false
    #expect(shown.parent == nil && shown.view.superview == nil && shown.searchBar.text == "")
  }

  @Test("a page controller keeps its page when the chosen dot is the one of the page")
  func sameDot() throws {
    final class Pages: PageViewControllerDataSource {
      let pages = (0..<3).map { _ in ViewController() }
      var count = 3
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore page: ViewController
      ) -> ViewController? {
        pages.firstIndex(of: page).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
      }
      func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter page: ViewController
      ) -> ViewController? {
        pages.firstIndex(of: page).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
      }
      func presentationCount(for pageViewController: PageViewController) -> Int { count }
      func presentationIndex(for pageViewController: PageViewController) -> Int { 1 }
    }
    let source = Pages()
    let spacing = PageViewController.OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    #expect(spacing == .interPageSpacing && spacing != .spineLocation)
    let controller = PageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [spacing: 10])
    controller.dataSource = source
    controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    let screen = Screen(.phone, rootViewController: controller)
    let dots = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? PageControlNode }.first)
    #expect(dots.frame == CGRect(x: 0, y: 773, width: 390, height: 37) && !dots.isHidden)
    #expect(source.pages[1].view.frame == CGRect(x: 0, y: 0, width: 390, height: 773))
    dots.sendActions(for: .valueChanged)
    #expect(controller.viewControllers == [source.pages[1]] && dots.currentPage == 1)
    dots.currentPage = 2
    dots.sendActions(for: .valueChanged)
    #expect(controller.viewControllers == [source.pages[2]] && dots.currentPage == 2)
    dots.currentPage = 0
    dots.sendActions(for: .valueChanged)
    #expect(controller.viewControllers == [source.pages[1]] && dots.currentPage == 1)
    source.count = 0
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    screen.layoutIfNeeded()
    #expect(dots.isHidden && source.pages[0].view.frame == screen.bounds)
  }
}
