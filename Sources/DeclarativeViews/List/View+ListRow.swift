// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Whether something is shown.
///
/// SwiftUI: `Visibility`.
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
  /// As it is by default.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

extension View {
  /// Sets the room around the view where it is a row of a ``List``.
  ///
  /// - Parameter insets: The room; nil takes the list's. Lengths that are not finite count as 0.
  /// - Returns: The row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row(RowTraits(insets: insets.map { $0.finite }))
  }

  /// Sets what is behind the view where it is a row of a ``List``.
  ///
  /// - Parameter view: What is behind it, as large as the row; nil takes the list's ground.
  /// - Returns: The row.
  public func listRowBackground(_ view: (some View)?) -> some View {
    row(RowTraits(background: view.map { AnyView($0) }))
  }

  /// Sets whether there is a line below the view where it is a row of a ``List``.
  ///
  /// - Parameters:
  ///   - visibility: Whether there is.
  ///   - edges: The sides that it is said of; rows have lines below them only.
  /// - Returns: The row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row(RowTraits(separator: edges.contains(.bottom) ? visibility : nil))
  }

  /// Sets whether the ground of lists in the view is drawn.
  ///
  /// - Parameter visibility: Whether it is.
  /// - Returns: The view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  private func row(_ traits: RowTraits) -> some View {
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
  var separator: Visibility?
}

/// Says something about the row that a view is in.
struct RowTraitElement: UnaryElement {
  let traits: RowTraits

  var name: String { "listRow" }
}

/// The room around the contents of a row.
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
      if let said = (nodes[next].element as? RowTraitElement)?.traits {
        traits.insets = traits.insets ?? said.insets
        traits.background = traits.background ?? said.background
        traits.separator = traits.separator ?? said.separator
      }
      next = nodes[next].firstChild
    }
    return traits
  }
}
