// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension NavigationController {
  final func pop(to index: Int, animated: Bool) -> [ViewController] {
    let leaving = Array(stack[(index + 1)...])
    guard !leaving.isEmpty else { return [] }
    leave(leaving) {
      stack.removeSubrange((index + 1)...)
      showTop(animated: animated)
    }
    return leaving
  }

  final func replace(_ new: [ViewController], animated: Bool) {
    var wanted: [ViewController] = []
    for controller in new
    where controller !== self && !wanted.contains(where: { $0 === controller }) {
      wanted.append(controller)
    }
    let leaving = stack.filter { former in !wanted.contains { $0 === former } }
    let coming = wanted.filter { new in !stack.contains { $0 === new } }
    for controller in coming {
      controller.isMovingToParent = true
      addChild(controller)
    }
    wanted.removeAll { $0.parent !== self }
    let formerRoot = stack.first
    leave(leaving) {
      stack = wanted
      showTop(animated: animated)
    }
    if stack.first !== formerRoot { tabBarController?.tabItemsDidChange() }
    for controller in coming {
      controller.isMovingToParent = false
      if controller.parent === self { controller.didMove(toParent: self) }
    }
  }

  private final func leave(_ leaving: [ViewController], _ change: () -> Void) {
    for controller in leaving {
      controller.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    change()
    for controller in leaving {
      controller.removeFromParent()
      controller.isMovingFromParent = false
    }
  }

  /// Replaces the shown controller with the top one, with calls in UIKit's order.
  final func showTop(animated: Bool) {
    let formerItems = navigationBar.items ?? []
    navigationBar.items = stack.map(\.navigationItem)
    toolbarItemsDidChange()
    guard let own = viewIfLoaded, shown !== topViewController else { return }
    let (former, next) = (shown, topViewController)
    own.window?.router.cancelAll()
    former?.viewIfLoaded?.endEditing(true)
    let isAnimated = animated && isShown && former != nil && next != nil
    transition = isAnimated ? SizeTransition(isAnimated: true, from: former, to: next) : nil
    if isShown { former?.beginAppearance(false, animated: animated) }
    shown = next
    if let next {
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      next.view.frame = own.bounds
      delegate?.navigationController(self, willShow: next, animated: animated)
      // Begins before the node is added, so that adding it isn't mistaken for a manual move.
      if isShown { next.beginAppearance(true, animated: animated) }
      if isAnimated, let former {
        let isBack = formerItems.contains { $0 === next.navigationItem }
        animate(isBack ? .pop : .push, from: former, to: next, in: own)
      }
      own.insertSubview(next.view, at: 0)
    }
    for controller in [former, next] { controller?.navigationItem.searchController?.showResults() }
    presentation?.preferredSize = preferredContentSize
    placesDidChange()
    placeParts()
    if isShown { next?.viewIsOnScreen(animated: animated) }
    transition?.runAnimations()
    former?.viewIfLoaded?.removeFromSuperview()
    if isShown { own.rootNode.layoutIfNeeded() }
    if appearance == .here {
      former?.endAppearance(animated: animated)
      next?.endAppearance(animated: animated)
    }
    if let next { delegate?.navigationController(self, didShow: next, animated: animated) }
    let finished = transition
    transition = nil
    finished?.runCompletions()
  }

  /// Lets the delegate's object replace the view of a controller, below the bars.
  private final func animate(
    _ operation: Operation, from former: ViewController, to next: ViewController, in own: ViewNode
  ) {
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: former, to: next)
    else { return }
    let context = NavigationTransition(from: former, to: next, in: own)
    animator.animateTransition(using: context)
    animator.animationEnded(context.isComplete)
    for view in [next.view, former.view] where view.parent === own { own.sendSubviewToBack(view) }
  }

  // MARK: Bars

  final func toolbarItemsDidChange() {
    guard !isToolbarHidden else {
      placesDidChange()
      return
    }
    toolbar.items = topViewController?.toolbarItems
    if let viewIfLoaded, toolbar.superview !== viewIfLoaded { viewIfLoaded.addSubview(toolbar) }
    placesDidChange()
  }

  final func placesDidChange() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.placesDidChange()
  }

  /// The top controller fills the node, except for bars that it doesn't extend under.
  final func placeParts() {
    guard let own = viewIfLoaded else { return }
    let safe = own.safeAreaInsets
    var top: BarPlace?
    var bottom = tabBarController == nil ? nil : tabBarPlace
    navigationBar.isHidden = isNavigationBarHidden
    let content = shown?.view.mainScrollNode
    content?.isMainContent = shown?.automaticallyAdjustsScrollViewInsets ?? true
    collapseTitle(over: content)
    if !isNavigationBarHidden {
      let height = navigationBar.intrinsicContentSize.height
      navigationBar.frame = CGRect(x: 0, y: safe.top, width: own.bounds.width, height: height)
      top = BarPlace(height: height, isOpaque: !navigationBar.isTranslucent)
    }
    if !isToolbarHidden {
      toolbar.isHidden = false
      let height = Self.toolbarHeight
      toolbar.frame = CGRect(
        x: 0, y: own.bounds.height - safe.bottom - height, width: own.bounds.width,
        height: height + safe.bottom)
      bottom = BarPlace(height: height, isOpaque: !toolbar.isTranslucent)
    } else if toolbar.superview != nil {
      toolbar.isHidden = true
    }
    guard let shown else { return }
    shown.placeView(in: own, top: top, bottom: bottom)
    if let search = shown.navigationItem.searchController, search.parent === self {
      search.placeView(in: own, top: top, bottom: bottom)
    }
    content?.collapsedBarHeight = navigationBar.collapsedHeight
    watch(content)
  }

  static let toolbarHeight: CGFloat = 44

  /// Collapses a large title as far as the content that begins below it has been scrolled.
  ///
  /// The bar becomes as much lower as the content moves up, and so does the inset of the content, so
  /// that the place where it comes to rest stays the same.
  private final func collapseTitle(over content: ScrollNode?) {
    var height: CGFloat = 0
    if let content, navigationBar.showsLargeTitle, !isNavigationBarHidden, isUnderBar(content) {
      let scrolled = content.contentOffset.y - content.restingTop
      height = min(max(scrolled, 0), NavigationBarNode.largeTitleHeight)
      content.collapsibleBarHeight = NavigationBarNode.largeTitleHeight
    } else {
      content?.collapsibleBarHeight = 0
    }
    navigationBar.collapsedHeight = height
  }

  /// Whether the insets of the content keep it below the bar, which covers it.
  private final func isUnderBar(_ content: ScrollNode) -> Bool {
    guard let shown, content.contentInsetAdjustmentBehavior != .never else { return false }
    let bar = BarPlace(height: 0, isOpaque: !navigationBar.isTranslucent)
    return shown.extends(to: .top, under: bar)
      && (content === shown.view || content.frame.minY <= 0)
  }

  /// Observes the content, because bars look different until it scrolls under them.
  private final func watch(_ content: ScrollNode?) {
    if content !== watchedContent {
      watchedContent?.removeOffsetObserver(self)
      watchedContent = content
      content?.addOffsetObserver(self) { [weak self] in self?.contentDidScroll() }
    }
    showScrollEdges()
  }

  private final func contentDidScroll() {
    let former = navigationBar.collapsedHeight
    collapseTitle(over: watchedContent)
    if navigationBar.collapsedHeight != former { placeParts() } else { showScrollEdges() }
  }

  private final func showScrollEdges() {
    // Nothing can be under the bar if nothing scrolls.
    navigationBar.isAtScrollEdge = watchedContent?.isAtTop ?? true
    if !isToolbarHidden { toolbar.isAtScrollEdge = watchedContent?.isAtBottom ?? false }
  }
}

extension ScrollNode {
  final func addOffsetObserver(_ owner: AnyObject, _ action: @escaping () -> Void) {
    offsetObservers.append((ObjectIdentifier(owner), action))
  }

  final func removeOffsetObserver(_ owner: AnyObject) {
    offsetObservers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Whether no content is under the bar, which may have become lower.
  final var isAtTop: Bool { contentOffset.y <= restingTop + collapsibleBarHeight + 0.5 }

  /// Whether the content is scrolled to the bottom.
  final var isAtBottom: Bool { contentOffset.y >= limits.greatest.y - 0.5 }
}

extension ViewNode {
  /// The scroll node whose content bars overlap: this node or its rearmost subview.
  final var mainScrollNode: ScrollNode? {
    if let own = self as? ScrollNode { return own }
    return subviews.lazy.compactMap { $0 as? ScrollNode }.first
  }
}

/// The view of a controller with bars, which places them on every layout.
final class BarContainer: ViewNode {
  var whenLaidOut: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    whenLaidOut?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
