// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// The visibility of an element.
///
/// SwiftUI: `Visibility`.
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default visibility.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}

extension View {
  /// Sets the insets of the view as a row of a ``List``.
  ///
  /// - Parameter insets: The insets in points; nil for those of the list. Lengths that are not
  ///   finite are treated as 0.
  /// - Returns: The row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row(RowTraits(insets: insets.map { $0.finite }))
  }

  /// Sets the background of the view as a row of a ``List``.
  ///
  /// - Parameter view: The background, as large as the row; nil for that of the list.
  /// - Returns: The row.
  public func listRowBackground(_ view: (some View)?) -> some View {
    row(RowTraits(background: view.map { AnyView($0) }))
  }

  /// Sets the visibility of the background of lists in the view.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The modified view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  func row(_ traits: RowTraits) -> some View {
    WrappedView(content: self, element: RowTraitElement(traits: traits))
  }
}

nonisolated extension EdgeInsets {
  fileprivate var finite: EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: length(top), leading: length(leading), bottom: length(bottom),
      trailing: length(trailing))
  }
}

/// The traits of the row that contains a view.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  /// The separator below the row, and its color.
  var separator: Visibility?
  var separatorTint: Color?
  /// The separator above the row, and its color.
  var topSeparator: Visibility?
  var topSeparatorTint: Color?
  var leadingActions: SwipeActions?
  var trailingActions: SwipeActions?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?

  /// Adds the traits of a modifier inside of those that are known, which take precedence.
  mutating func addInner(_ inner: RowTraits) {
    insets = insets ?? inner.insets
    background = background ?? inner.background
    separator = separator ?? inner.separator
    separatorTint = separatorTint ?? inner.separatorTint
    topSeparator = topSeparator ?? inner.topSeparator
    topSeparatorTint = topSeparatorTint ?? inner.topSeparatorTint
    leadingActions = leadingActions ?? inner.leadingActions
    trailingActions = trailingActions ?? inner.trailingActions
    isDeleteDisabled = isDeleteDisabled ?? inner.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? inner.isMoveDisabled
  }
}

/// An element that sets traits of the row that contains a view.
struct RowTraitElement: UnaryElement {
  let traits: RowTraits

  var name: String { "listRow" }
}

/// The insets of a row.
struct RowInsetsElement: UnaryElement {
  /// The default insets of a row.
  let insets: EdgeInsets

  var name: String { "row" }

  private func insets(_ task: LayoutTask, _ tree: LayoutTree) -> EdgeInsets {
    tree.rowTraits(below: task.node).insets ?? insets
  }

  private func offer(_ task: LayoutTask, _ tree: LayoutTree) -> ProposedViewSize {
    let insets = insets(task, tree)
    return ProposedViewSize(
      width: task.proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: task.proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let child = tree.nodes[task.node].firstChild
    guard let size = tree.size(task.asking(child, offer(task, tree))) else { return nil }
    let insets = insets(task, tree)
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let insets = insets(task, tree)
    return [
      Placement(
        child: tree.nodes[task.node].firstChild,
        origin: CGPoint(x: insets.leading, y: insets.top), proposal: offer(task, tree))
    ]
  }
}

extension LayoutTree {
  /// Returns the row traits of the view in a node; the outermost modifier takes precedence.
  func rowTraits(below node: Int) -> RowTraits {
    var traits = RowTraits()
    var next = nodes[node].firstChild
    while next >= 0, nodes[next].isScope || nodes[next].element.isModifier {
      if let inner = (nodes[next].element as? RowTraitElement)?.traits { traits.addInner(inner) }
      next = nodes[next].firstChild
    }
    return traits
  }
}
