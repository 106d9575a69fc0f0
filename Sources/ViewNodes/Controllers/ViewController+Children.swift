// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  final func take(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    // A controller can't contain itself. Only one with children can be an ancestor; this keeps
    // building deep chains linear.
    var outer = child.children.isEmpty ? nil : parent
    while let current = outer {
      if current === child { return }
      outer = current.parent
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.remove(identicalTo: self)
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Shows a child in place of another, at the back of this controller's view, with calls in
  /// UIKit's order.
  ///
  /// - Parameters:
  ///   - former: The currently shown child.
  ///   - next: The child to show.
  ///   - place: A closure that sets the frames of the views.
  final func replaceShown(
    _ former: ViewController?, with next: ViewController?, placing place: () -> Void
  ) {
    guard let own = viewIfLoaded else { return }
    own.window?.router.cancelAll()
    former?.viewIfLoaded?.endEditing(true)
    if isShown { former?.beginAppearance(false, animated: false) }
    if let next {
      next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      next.view.frame = own.bounds
      if isShown { next.beginAppearance(true, animated: false) }
      own.insertSubview(next.view, at: 0)
    }
    place()
    if isShown { next?.viewIsOnScreen() }
    former?.viewIfLoaded?.removeFromSuperview()
    if isShown { own.rootNode.layoutIfNeeded() }
    if appearance == .here {
      former?.endAppearance()
      next?.endAppearance()
    }
  }

  /// The nearest ancestor that is a navigation controller.
  public final var navigationController: NavigationController? {
    nearest(NavigationController.self)
  }

  /// The nearest ancestor that is a tab bar controller.
  public final var tabBarController: TabBarController? { nearest(TabBarController.self) }

  final func nearest<Container>(_ type: Container.Type) -> Container? {
    var outer = parent
    while let current = outer {
      if let found = current as? Container { return found }
      outer = current.parent
    }
    return nil
  }
}
