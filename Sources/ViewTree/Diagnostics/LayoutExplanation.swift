// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The reasons for the value of an edge or a dimension.
public nonisolated struct LayoutExplanation: Hashable, Sendable {
  /// The origin of the value.
  public nonisolated enum Decision: Hashable, Sendable {
    /// The constraints determine the value.
    case constraints
    /// The constraints leave the value open; it was set as close to zero as they allow.
    case settled
    /// The frame was set directly; no constraint involves it.
    case frame
  }

  /// The node or guide, by identifier or class.
  public var item: String
  /// The node that positions are relative to: the superview, or the owner of a guide; `nil` for the
  /// root.
  public var container: String?
  /// The explained attribute.
  public var attribute: LayoutAttribute
  /// The value in points, before rounding to pixels.
  ///
  /// Positions are relative to the left or top edge of the container.
  public var value: Double
  /// The active constraints that together determine the value, the closest first.
  public var constraints: [WrittenConstraint]
  /// The origin of the value.
  public var decision: Decision

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - item: The node or guide, by identifier or class.
  ///   - container: The node that positions are relative to: the superview, or the owner of a
  ///     guide; `nil` for the root.
  ///   - attribute: The explained attribute.
  ///   - value: The value in points, before rounding to pixels.
  ///   - constraints: The active constraints that together determine the value, the closest first.
  ///   - decision: The origin of the value.
  public init(
    item: String, container: String?, attribute: LayoutAttribute, value: Double,
    constraints: [WrittenConstraint], decision: Decision
  ) {
    self.item = item
    self.container = container
    self.attribute = attribute
    self.value = value
    self.constraints = constraints
    self.decision = decision
  }
}

nonisolated extension LayoutExplanation: CustomStringConvertible {
  /// A description with the value and one line per constraint.
  public var description: String {
    let suffix = attribute.isPosition ? container.map { " in \($0)" } ?? "" : ""
    let fact = "\(item).\(attribute.name) is \(Algebra.number(value))\(suffix)"
    let lines = constraints.map { "\n  \($0)" }.joined()
    switch decision {
    case .frame: return "\(fact): its frame was set, and no constraint involves it."
    case .constraints: return "\(fact), because of:\(lines)"
    case .settled where constraints.isEmpty:
      return "\(fact): no constraint determines it, so it is as close to 0 as possible."
    case .settled:
      return "\(fact): the constraints leave it open; it is as close to 0 as allowed by:\(lines)"
    }
  }
}

extension LayoutItem {
  /// Returns the active constraints that determine an edge or a dimension, after performing pending
  /// layout.
  ///
  /// ```swift
  /// print(title.explain(.top))
  /// // title.top is 58 in card, because of:
  /// //   “title.top = photo.bottom + 8 @1000” (Cards/Card.swift:31)
  /// //   “photo.height = 40 @1000” (Cards/Card.swift:29)
  /// //   “photo.top = card.top + 10 @1000” (Cards/Card.swift:28)
  /// ```
  ///
  /// - Parameter attribute: The edge or dimension.
  /// - Returns: The value and its explanation.
  /// - Complexity: Proportional to the part of the tree that the value depends on.
  public final func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
    let root = owningNode?.rootNode
    root?.layoutIfNeeded()
    if engineIndex >= 0 || attribute.isMargin,
      let explanation = root?.ownEngine?.explanation(of: self, attribute)
    {
      return explanation
    }
    let container = self is ViewNode ? owningNode?.parent : owningNode
    return LayoutExplanation(
      item: Algebra.name(of: self), container: container.map { Algebra.name(of: $0) },
      attribute: attribute, value: Double(attribute.length(in: plainFrame)), constraints: [],
      decision: .frame)
  }

  private final var plainFrame: CGRect {
    (self as? ViewNode)?.frame ?? (self as? LayoutGuide)?.layoutFrame ?? .zero
  }
}

/// Returns the active constraints that determine an edge or a dimension of a node or guide, after
/// performing pending layout; see ``LayoutItem/explain(_:)``.
///
/// - Parameters:
///   - item: A node or a layout guide.
///   - attribute: The edge, center, baseline, or dimension to explain.
/// - Returns: The value, and the constraints that determine it.
public func explain(_ item: LayoutItem, _ attribute: LayoutAttribute) -> LayoutExplanation {
  item.explain(attribute)
}

nonisolated extension LayoutAttribute {
  /// Returns the value of the attribute in a rectangle, left to right.
  fileprivate func length(in frame: CGRect) -> CGFloat {
    switch withoutMargin {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top, .firstBaseline: frame.minY
    case .bottom, .lastBaseline: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: 0
    }
  }
}
