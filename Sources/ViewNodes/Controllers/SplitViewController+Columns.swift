// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SplitViewController {
  /// The columns with content that aren't for a compact width alone, in order.
  final var columns: [Column] {
    [.primary, .supplementary, .secondary].filter { contents[$0] != nil }
  }

  /// A Boolean value that indicates whether one controller at a time is shown, as in a compact width.
  public final var isCollapsed: Bool { collapsed ?? false }

  final var shownControllers: [ViewController] {
    guard isCollapsed else { return columns.compactMap(holder) }
    return [showsCompact ? contents[.compact] : columns.first.flatMap(holder)].compactMap { $0 }
  }

  /// Returns the child that shows the content of a column.
  final func holder(_ column: Column) -> ViewController? {
    guard let content = contents[column] else { return nil }
    guard style != .unspecified, column != .compact, !(content is NavigationController) else {
      return content
    }
    if let known = wrappers[column] { return known }
    let made = NavigationController(rootViewController: content)
    wrappers[column] = made
    return made
  }

  /// The navigation controller on whose stack the columns are in a compact width.
  final var base: NavigationController? {
    columns.first.flatMap(holder) as? NavigationController
  }

  final func replace(_ new: [ViewController]) {
    var wanted: [Column: ViewController] = [:]
    if new.count > 2, style == .tripleColumn {
      wanted[.supplementary] = new[1]
      wanted[.secondary] = new[2]
    } else if new.count > 1 {
      wanted[.secondary] = new[1]
    }
    wanted[.primary] = new.first
    for column in [Column.primary, .supplementary, .secondary] {
      put(wanted[column], in: column)
    }
    arrange()
  }

  /// Replaces the content of a column, without updating what is visible.
  final func put(_ new: ViewController?, in column: Column) {
    if column == .supplementary, style != .tripleColumn { return }
    guard new !== contents[column], new !== self else { return }
    // What collapses again afterward shows as many columns as before.
    let top = isCollapsed ? topColumn : nil
    if isCollapsed { separate() }
    if let new {
      // A controller is in one column only.
      for (other, content) in contents where content === new { drop(other) }
    }
    drop(column)
    contents[column] = new
    if let child = holder(column) {
      addChild(child)
      // A controller that contains this one can't be in a column.
      if child.parent === self { child.didMove(toParent: self) } else { contents[column] = nil }
    }
    if isCollapsed {
      showsCompact = showsCompact && contents[.compact] != nil
      merge(upTo: top ?? column)
    }
  }

  private final func drop(_ column: Column) {
    let child = holder(column)
    let wrapper = wrappers[column]
    contents[column] = nil
    wrappers[column] = nil
    guard let child, child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    wrapper?.setViewControllers([], animated: false)
  }

  // MARK: Showing and hiding

  final func reveal(_ column: Column) {
    guard isCollapsed else {
      guard contents[column] != nil, column != .compact else { return }
      let mode = currentMode
      switch column {
      case .secondary:
        if mode.isOver { chosenMode = .secondaryOnly }
      case .supplementary:
        if mode.sideCount == 0 { chosenMode = behavior.mode(sideCount: 1) }
      default:
        let count = columns.count - (contents[.secondary] == nil ? 0 : 1)
        chosenMode = behavior.mode(sideCount: max(count, 1))
      }
      return arrange()
    }
    guard let base, columns.contains(column) else { return }
    bring(column, in: base)
  }

  final func conceal(_ column: Column) {
    guard isCollapsed else {
      let mode = currentMode
      let below = column == .primary && style == .tripleColumn ? 1 : 0
      guard column == .primary || column == .supplementary, mode.sideCount > below else { return }
      chosenMode =
        mode.isOver
        ? SplitBehavior.overlay.mode(sideCount: below) : SplitBehavior.tile.mode(sideCount: below)
      return arrange()
    }
    guard let base, column == topColumn,
      let below = columns.last(where: { $0.rawValue < column.rawValue })
    else { return }
    bring(below, in: base)
  }

  /// The display mode that ``displayModeButtonItem`` changes to.
  final func toggleColumns() {
    guard !isCollapsed else { return }
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard wanted == .automatic else {
      chosenMode = wanted
      return arrange()
    }
    let sides = columns.filter { $0 != .secondary }
    if currentMode.sideCount > 0 {
      chosenMode = .secondaryOnly
    } else if !sides.isEmpty {
      chosenMode = behavior.mode(sideCount: 1)
    }
    arrange()
  }

  final func showDetail(_ vc: ViewController) {
    guard isCollapsed else {
      put(vc, in: .secondary)
      return arrange()
    }
    guard !showsCompact, let base else { return present(vc, animated: true) }
    let isPushed = columns.first != .secondary
    put(vc, in: .secondary)
    if isPushed { bring(.secondary, in: base) }
    arrange()
  }
}

extension ViewController {
  /// The nearest ancestor that is a split view controller.
  public final var splitViewController: SplitViewController? { nearest(SplitViewController.self) }

  /// Shows a controller in the column of details of the split view controller, or presents it.
  final func showDetails(_ controller: ViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
