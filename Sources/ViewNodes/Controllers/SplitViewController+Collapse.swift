// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Whether the width is compact, and where controllers are then.

extension SplitViewController {
  /// Collapses or expands according to the size class, and shows the columns of the mode.
  ///
  /// Off screen, where the size class is unknown, nothing collapses or expands again.
  ///
  /// - Parameters:
  ///   - first: Whether to do so even off screen, unless it has been done.
  ///   - isLayingOut: Whether the view has its size.
  final func arrange(first: Bool = false, isLayingOut: Bool = false) {
    guard let own = viewIfLoaded, !isArranging else { return }
    let isOnScreen = own.shownScreen != nil
    guard isOnScreen || first || collapsed != nil else { return }
    isArranging = true
    defer { isArranging = false }
    let isNarrow = own.traitCollection.horizontalSizeClass != .regular
    if collapsed != isNarrow, isOnScreen || collapsed == nil { changeCollapsed(to: isNarrow) }
    if hasExpanded, isLayingOut { askForMode() }
    showColumns(in: own)
  }

  private final func changeCollapsed(to isNarrow: Bool) {
    let isFirst = collapsed == nil
    if isNarrow {
      collapsed = true
      collapse()
      delegate?.splitViewControllerDidCollapse(self)
      return
    }
    if !isFirst {
      separate()
      if style == .unspecified { separateClassic() }
    }
    collapsed = false
    showsCompact = false
    chosenMode = nil
    hasExpanded = !isFirst
  }

  private final func askForMode() {
    hasExpanded = false
    guard !isCollapsed, let delegate else { return }
    let proposed = currentMode
    let wanted = delegate.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if wanted != proposed, wanted != .automatic { chosenMode = wanted }
    delegate.splitViewControllerDidExpand(self)
  }

  private final func collapse() {
    guard style != .unspecified else { return collapseClassic() }
    let hasCompact = contents[.compact] != nil
    guard let proposed = hasCompact ? .compact : columns.last else { return }
    let answer =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let top = contents[answer] == nil ? proposed : answer
    showsCompact = top == .compact
    merge(upTo: showsCompact ? columns.last ?? .secondary : top)
  }

  /// Puts the controllers of all columns on the stack of the first one.
  ///
  /// - Parameter top: The last column to show.
  final func merge(upTo top: Column) {
    guard let base, !showsCompact else { return }
    var stack = base.viewControllers
    for column in columns.dropFirst() {
      let own = take(column)
      moved[column] = own
      if column.rawValue <= top.rawValue { stack += own }
    }
    if stack.count != base.viewControllers.count { base.setViewControllers(stack, animated: false) }
  }

  /// Takes the controllers of a column from where they are.
  private final func take(_ column: Column) -> [ViewController] {
    guard let child = holder(column) else { return [] }
    child.viewIfLoaded?.removeFromSuperview()
    guard let navigation = child as? NavigationController else { return [child] }
    let own = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return own
  }

  /// Returns controllers from the stack of the first column to their own columns.
  final func separate() {
    guard !moved.isEmpty, let base else { return }
    var stack = base.viewControllers
    var own = moved
    for column in columns.dropFirst().reversed() {
      guard let first = moved[column]?.first,
        let index = stack.firstIndex(where: { $0 === first }), index > 0
      else { continue }
      own[column] = Array(stack[index...])
      stack.removeSubrange(index...)
    }
    moved = [:]
    if stack.count != base.viewControllers.count { base.setViewControllers(stack, animated: false) }
    for (column, controllers) in own.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      give(controllers, to: column)
    }
  }

  private final func give(_ controllers: [ViewController], to column: Column) {
    guard let child = holder(column) else { return }
    if let navigation = child as? NavigationController {
      return navigation.setViewControllers(controllers, animated: false)
    }
    // Without a stack of its own, the column has what is on top.
    guard let last = controllers.last else { return }
    if controllers.count > 1, let base {
      base.setViewControllers(base.viewControllers + controllers.dropLast(), animated: false)
    }
    contents[column] = last
    guard last.parent !== self else { return }
    addChild(last)
    last.didMove(toParent: self)
  }

  /// The column whose controller is visible in a compact width.
  final var topColumn: Column? {
    guard let base else { return nil }
    let stack = base.viewControllers
    let shown = columns.dropFirst().last { column in
      guard let first = moved[column]?.first else { return false }
      return stack.contains { $0 === first }
    }
    return shown ?? columns.first
  }

  /// Shows a column on top, in a compact width.
  final func bring(_ column: Column, in base: NavigationController) {
    guard !showsCompact else { return }
    var stack = base.viewControllers
    for other in columns.dropFirst() {
      guard let own = moved[other], let first = own.first else { continue }
      let index = stack.firstIndex { $0 === first }
      if other.rawValue > column.rawValue {
        if let index {
          moved[other] = Array(stack[index...])
          stack.removeSubrange(index...)
        }
      } else if index == nil {
        stack += own
      }
    }
    guard stack.last !== base.topViewController else { return }
    if stack.count == base.viewControllers.count + 1, let last = stack.last {
      base.pushViewController(last, animated: true)
    } else {
      base.setViewControllers(stack, animated: true)
    }
  }

  // MARK: Without a style

  private final func collapseClassic() {
    guard let primary = contents[.primary], let secondary = contents[.secondary] else { return }
    let target = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if target !== primary {
      collapsed = nil
      put(target, in: .primary)
      collapsed = true
    }
    let isHandled =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: target) ?? false
    guard !isHandled else {
      if contents[.secondary] === secondary, secondary.parent === self {
        collapsed = nil
        put(nil, in: .secondary)
        collapsed = true
      } else {
        contents[.secondary] = nil
      }
      return
    }
    merge(upTo: .secondary)
  }

  private final func separateClassic() {
    collapsed = nil
    if let new = delegate?.primaryViewController(forExpanding: self) { put(new, in: .primary) }
    if let primary = contents[.primary],
      let new = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    {
      put(new, in: .secondary)
    }
  }
}
