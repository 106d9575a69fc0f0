// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// The stages of a view's appearance and disappearance.
  enum Appearance {
    case away, coming, arriving, here, leaving
  }

  /// Whether the view is on the screen or about to appear.
  final var isShown: Bool {
    appearance == .here || appearance == .coming || appearance == .arriving
  }

  /// Notifies this controller and its children that their views are about to appear or disappear.
  final func beginAppearance(_ isComing: Bool, animated: Bool) {
    if isComing {
      guard !isShown else { return }
      loadViewIfNeeded()
      appearance = .coming
      viewWillAppear(animated)
    } else {
      guard isShown else { return }
      appearance = .leaving
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearance(isComing, animated: animated) }
  }

  /// Notifies the controller that its view is in place and has its size, but hasn't been laid out.
  final func viewIsOnScreen(animated: Bool = false) {
    guard appearance == .coming else { return }
    appearance = .arriving
    viewStorage?.layoutAncestors()
    setNeedsUpdateContentUnavailableConfiguration()
    viewIsAppearing(animated)
    for child in shownChildren { child.viewIsOnScreen(animated: animated) }
  }

  /// Notifies this controller and its children that their views have appeared or disappeared.
  package final func endAppearance(animated: Bool = false) {
    switch appearance {
    case .coming, .arriving:
      appearance = .here
      viewDidAppear(animated)
    case .leaving:
      appearance = .away
      viewDidDisappear(animated)
    case .here, .away: return
    }
    for child in shownChildren { child.endAppearance(animated: animated) }
  }

  /// The child controllers whose views are shown together with this one's.
  private final var shownChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let own = viewStorage else { return [] }
    return children.filter { child in
      child.viewStorage.map { $0 !== own && $0.isDescendant(of: own) } ?? false
    }
  }

  /// Handles the view being added to a superview manually.
  package final func viewWasAdded() {
    guard let parent, parent.isShown, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == .away, let view = viewStorage, let outer = parent.viewStorage,
      view.isDescendant(of: outer)
    else { return }
    beginAppearance(true, animated: false)
    // The parent hands its own arrival on.
    if parent.appearance != .coming { viewIsOnScreen() }
    if parent.appearance == .here { endAppearance() }
  }

  /// Handles the view being removed from its superview manually.
  package final func viewWillBeRemoved() -> Bool {
    guard let parent, appearance == .here, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    beginAppearance(false, animated: false)
    return true
  }
}

extension ViewNode {
  /// Requests a layout of the superview.
  fileprivate final func layoutAncestors() {
    parent?.setNeedsLayout()
  }
}
