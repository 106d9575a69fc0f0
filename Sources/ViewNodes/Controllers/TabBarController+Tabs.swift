// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TabBarController {
  final func replace(_ new: [ViewController]) {
    var wanted: [ViewController] = []
    for controller in new
    where controller !== self && !wanted.contains(where: { $0 === controller }) {
      wanted.append(controller)
    }
    let leaving = tabs.filter { former in !wanted.contains { $0 === former } }
    let coming = wanted.filter { new in !tabs.contains { $0 === new } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    tabs = wanted.filter { $0.parent === self }
    tabItemsDidChange()
    let stays = tabs.contains { $0 === shown }
    if !stays { choose(tabs.first) }
    for controller in leaving { controller.removeFromParent() }
    for controller in coming where controller.parent === self { controller.didMove(toParent: self) }
  }

  final func tabItemsDidChange() {
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = shown?.tabBarItem
  }

  final func choose(_ controller: ViewController?) {
    guard controller !== shown else { return }
    let former = shown
    shown = controller
    tabBar.selectedItem = controller?.tabBarItem
    showChosen(instead: former)
  }

  final func showChosen(instead former: ViewController?) {
    replaceShown(former, with: shown) { placeParts() }
  }

  final func placesDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// The selected controller fills the node, except for the bar if it doesn't extend under it.
  final func placeParts() {
    guard let own = viewIfLoaded else { return }
    let height: CGFloat = 49
    let isHidden = hidesBar
    tabBar.isHidden = isHidden
    tabBar.frame = CGRect(
      x: 0, y: own.bounds.height - own.safeAreaInsets.bottom - height, width: own.bounds.width,
      height: height + own.safeAreaInsets.bottom)
    guard let shown else { return }
    let bar = isHidden ? nil : BarPlace(height: height, isOpaque: !tabBar.isTranslucent)
    if let navigation = shown as? NavigationController {
      // The navigation controller's content extends under the bar or ends at it.
      navigation.containerInsets.bottom = bar?.height ?? 0
      navigation.tabBarPlace = bar.map { BarPlace(height: 0, isOpaque: $0.isOpaque) }
      navigation.view.frame = own.bounds
    } else {
      shown.placeView(in: own, top: nil, bottom: bar)
    }
    shown.view.mainScrollNode?.isMainContent = shown.automaticallyAdjustsScrollViewInsets
    let inner = (shown as? NavigationController)?.shown ?? shown
    watch(inner.view.mainScrollNode)
  }

  /// Observes the content, because the bar's appearance changes when content scrolls under it.
  private final func watch(_ content: ScrollNode?) {
    if content !== watchedContent {
      watchedContent?.removeOffsetObserver(self)
      watchedContent = content
      content?.addOffsetObserver(self) { [weak self] in self?.showScrollEdge() }
    }
    showScrollEdge()
  }

  private final func showScrollEdge() {
    tabBar.isAtScrollEdge = watchedContent?.isAtBottom ?? false
  }

  /// Hides or shows the tab bar.
  ///
  /// `animated` has no effect, because pictures are static.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Whether the bar is hidden, maybe by a pushed controller.
  private final var hidesBar: Bool {
    if isTabBarHidden { return true }
    guard let navigation = shown as? NavigationController else { return false }
    return navigation.stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}
