// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A proxy for a view that a ``Layout`` places.
///
/// SwiftUI: `LayoutSubview`.
public struct LayoutSubview: Equatable {
  private let tree: LayoutTree
  private let node: Int
  private let precision: Precision

  init(tree: LayoutTree, node: Int, precision: Precision) {
    self.tree = tree
    self.node = node
    self.precision = precision
  }

  /// Returns the size that the view chooses for a proposal.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size in points; a dimension can be infinite only if the proposed one is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    tree.resolvedSize(question(proposal))
  }

  /// Returns the size that the view chooses for a proposal, with its alignment guides.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size and alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: sizeThatFits(proposal), tree: tree, question: question(proposal))
  }

  /// The view's ``View/layoutPriority(_:)``.
  public var priority: Double { tree.nodes[node].priority }

  /// The spacing preferences of the view.
  public var spacing: ViewSpacing { ViewSpacing(tree.nodes[node].spacing) }

  /// Returns a Boolean value that indicates whether two proxies refer to the same view in a layout.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.tree === second.tree && first.node == second.node
  }

  /// Accesses a value that the view sets for custom layouts.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    var next = node
    while next >= 0 {
      let element = tree.nodes[next].element
      if let element = element as? LayoutValueElement, element.key == ObjectIdentifier(key),
        let value = element.value as? Key.Value
      {
        return value
      }
      guard element.isModifier else { break }
      next = tree.nodes[next].firstChild
    }
    return Key.defaultValue
  }

  /// Places the view.
  ///
  /// Outside of ``Layout/placeSubviews(in:proposal:subviews:cache:)`` it has no effect.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the container's bounds; a coordinate that is not
  ///     finite is treated as 0.
  ///   - anchor: The point of the view to place there.
  ///   - proposal: The size proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize = .unspecified
  ) {
    let size = sizeThatFits(proposal)
    tree.customPlacements[node] = Placement(
      child: node,
      origin: CGPoint(
        x: finite(position.x - anchor.x * size.width),
        y: finite(position.y - anchor.y * size.height)),
      proposal: proposal)
  }

  private func question(_ proposal: ProposedViewSize) -> LayoutQuestion {
    LayoutQuestion(node: node, proposal: proposal, precision: precision)
  }
}
