// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The pages of a navigation stack.
final class NavigationFlow {
  let controller: NavigationController
  let root: NavigationPage
  /// The path of the stack, if its owner stores it.
  var path: PathLink?
  /// The environment of the stack, for pages of the path.
  var environment = EnvironmentValues()
  /// The destinations by value type.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]
  /// The pages on the root, as last known.
  private var shown: [NavigationPage] = []
  private var isShowingPath = false
  /// The settings of the toolbar at the bottom, as last applied.
  private var shownSettings = BarSettings()
  /// The changes that wait for the layout of covered pages, or nil while there is none.
  private var waitingChanges: [() -> Void]?

  init() {
    root = NavigationPage()
    root.navigationItem.largeTitleDisplayMode = .never
    let controller = StackController(rootViewController: root)
    self.controller = controller
    root.flow = self
    controller.delegate = self
    controller.flow = self
    controller.navigationBar.prefersLargeTitles = true
    // A stack covers what is behind it.
    controller.view.backgroundColor = .systemBackground
  }

  private var pages: [NavigationPage] {
    controller.viewControllers.dropFirst().compactMap { $0 as? NavigationPage }
  }

  /// Schedules an update of a page that has changed while others cover it.
  ///
  /// Its views may navigate.
  func pageDidChange(_ page: NavigationPage) {
    if controller.topViewController !== page { controller.view.setNeedsLayout() }
  }

  /// Shows the bars at the bottom as the page on top sets them.
  func updateBars() {
    let page = controller.topViewController as? NavigationPage
    let settings = page?.bottomBar ?? BarSettings()
    let hasItems = page?.toolbarItems?.isEmpty == false
    controller.isToolbarHidden = !hasItems || settings.visibility == .hidden
    if settings != shownSettings { settings.apply(to: controller.toolbar) }
    shownSettings = settings
    environment.tabs.flow?.updateBar()
  }

  /// Updates the pages that others cover.
  fileprivate func layOutCoveredPages() {
    guard waitingChanges == nil else { return }
    waitingChanges = []
    for page in ([root] + pages).dropLast() {
      page.host.layoutIfNeeded()
      for item in page.bar.flatMap(\.items) where !item.isSpace { item.host.layoutIfNeeded() }
    }
    let changes = waitingChanges ?? []
    waitingChanges = nil
    for change in changes { change() }
  }

  /// Changes the pages once no covered page is being laid out, which would become part of another
  /// tree meanwhile.
  func perform(_ change: @escaping () -> Void) {
    if waitingChanges == nil { change() } else { waitingChanges?.append(change) }
  }

  /// Shows a view on top of the others.
  @discardableResult
  func push(_ content: any View, environment: EnvironmentValues) -> NavigationPage {
    let page = makePage(content, environment: environment)
    controller.pushViewController(page, animated: false)
    return page
  }

  /// Shows the destination of a value on top of the others.
  func push(_ value: AnyHashable, environment: EnvironmentValues) {
    if let path {
      // The page follows from the path.
      if path.accepts(value) { path.change(path.values() + [value]) }
    } else if let content = destination(of: value) {
      let page = makePage(content, environment: environment)
      page.value = value
      controller.pushViewController(page, animated: false)
    }
  }

  /// Removes a page and all pages on top of it.
  func pop(_ page: NavigationPage) {
    guard let index = controller.viewControllers.firstIndex(where: { $0 === page }), index > 0
    else { return }
    controller.setViewControllers(Array(controller.viewControllers[..<index]), animated: false)
  }

  private func makePage(_ content: any View, environment: EnvironmentValues) -> NavigationPage {
    let page = NavigationPage()
    page.flow = self
    // Until it has a title.
    page.navigationItem.largeTitleDisplayMode = .never
    var environment = environment
    // A page has the text style of the stack, not that of the link to it.
    environment.takeTextStyle(of: self.environment)
    page.show(content, environment: environment)
    return page
  }

  // MARK: Values

  private func destination(of value: AnyHashable) -> (any View)? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }

  /// Returns whether there is a destination for the type of a value.
  func hasDestination(for value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))] != nil
  }

  /// Sets the destination for values of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - page: The page with the view that sets it. Pages on top of it show the new destination.
  ///   - destination: A closure that creates the destination of a value.
  func setDestination(
    for type: ObjectIdentifier, from page: NavigationPage,
    _ destination: @escaping (AnyHashable) -> (any View)?
  ) {
    destinations[type] = destination
    let pages = pages
    let first = (pages.firstIndex { $0 === page } ?? -1) + 1
    for other in pages[first...] {
      guard let value = other.value, ObjectIdentifier(Swift.type(of: value.base)) == type,
        let content = destination(value)
      else { continue }
      other.show(content)
    }
    if path != nil { perform { [weak self] in self?.showPath() } }
  }

  /// Shows the pages of the path, keeping those that are shown already.
  ///
  /// A value without a destination waits for one.
  func showPath() {
    guard let path else { return }
    let values = path.values()
    let pages = pages
    var (kept, matched) = (0, 0)
    for page in pages {
      if let value = page.value {
        guard matched < values.count, values[matched] == value else { break }
        matched += 1
      }
      kept += 1
    }
    var wanted = Array(pages.prefix(kept))
    for value in values[matched...] {
      guard let content = destination(of: value) else { break }
      let page = makePage(content, environment: environment)
      page.value = value
      wanted.append(page)
    }
    guard wanted != pages else { return }
    isShowingPath = true
    controller.setViewControllers([root] + wanted, animated: false)
    isShowingPath = false
    updateBars()
    _ = noteRemovedPages()
  }

  /// Notifies those who showed pages that have been removed, and returns these.
  private func noteRemovedPages() -> [NavigationPage] {
    let (former, pages) = (shown, pages)
    shown = pages
    let removed = former.filter { !pages.contains($0) }
    for page in removed { page.onRemoval?() }
    return removed
  }
}

/// The controller of a flow, which also updates covered pages.
private final class StackController: NavigationController {
  weak var flow: NavigationFlow?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    flow?.layOutCoveredPages()
  }
}

extension NavigationFlow: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    if isShowingPath { return }
    updateBars()
    let removed = noteRemovedPages()
    // The user has navigated back.
    if let path, removed.contains(where: { $0.value != nil }) {
      path.change(pages.compactMap(\.value))
    }
  }
}
