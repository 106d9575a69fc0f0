// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// Where a controller's node is on its way to the screen and back.
  enum Appearance {
    case away, coming, here, leaving
  }

  /// Whether the node is on the screen or about to be.
  final var isShown: Bool { appearance == .here || appearance == .coming }

  /// Tells this controller and those inside that the node is about to come or leave.
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

  /// The node is in its place and has its size, but is not laid out yet.
  final func viewIsOnScreen(animated: Bool = false) {
    guard appearance == .coming else { return }
    viewStorage?.layoutAncestors()
    viewIsAppearing(animated)
    for child in shownChildren { child.viewIsOnScreen(animated: animated) }
  }

  /// Tells this controller and those inside that the node has come or left.
  final func endAppearance(animated: Bool = false) {
    switch appearance {
    case .coming:
      appearance = .here
      viewDidAppear(animated)
    case .leaving:
      appearance = .away
      viewDidDisappear(animated)
    case .here, .away: return
    }
    for child in shownChildren { child.endAppearance(animated: animated) }
  }

  /// The controllers inside whose nodes are shown together with this one's.
  private final var shownChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let own = viewStorage else { return [] }
    return children.filter { child in
      child.viewStorage.map { $0 !== own && $0.isDescendant(of: own) } ?? false
    }
  }

  /// The node was put into another node by hand.
  final func viewWasAdded() {
    guard let parent, parent.isShown, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance == .away, let view = viewStorage, let outer = parent.viewStorage,
      view.isDescendant(of: outer)
    else { return }
    beginAppearance(true, animated: false)
    viewIsOnScreen()
    if parent.appearance == .here { endAppearance() }
  }

  /// The node was taken out of another node by hand.
  final func viewWillBeRemoved() -> Bool {
    guard let parent, appearance == .here, parent.shouldAutomaticallyForwardAppearanceMethods else {
      return false
    }
    beginAppearance(false, animated: false)
    return true
  }
}

extension ViewNode {
  /// Gives this node its size, without laying out what is in it.
  fileprivate final func layoutAncestors() {
    parent?.setNeedsLayout()
  }
}
