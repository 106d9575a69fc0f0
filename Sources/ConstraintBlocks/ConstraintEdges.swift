// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

/// The edges that a ``ConstraintEdges`` selects.
public protocol EdgeSelection {
  /// The attributes of the edges, in the order of their constraints.
  static var attributes: [LayoutAttribute] { get }
}

/// The top, leading, bottom, and trailing edges.
public enum AllEdges: EdgeSelection {
  /// The attributes of the edges, in the order of their constraints.
  public static var attributes: [LayoutAttribute] { [.top, .leading, .bottom, .trailing] }
}

/// The leading and trailing edges.
public enum HorizontalEdges: EdgeSelection {
  /// The attributes of the edges, in the order of their constraints.
  public static var attributes: [LayoutAttribute] { [.leading, .trailing] }
}

/// The top and bottom edges.
public enum VerticalEdges: EdgeSelection {
  /// The attributes of the edges, in the order of their constraints.
  public static var attributes: [LayoutAttribute] { [.top, .bottom] }
}

/// Several edges of an item, for use in constraint blocks.
public struct ConstraintEdges<Selection: EdgeSelection> {
  let reference: ItemReference
  /// The inward distances of the edges, in the order of the selection's attributes.
  var insets: [CGFloat]

  init(of item: LayoutItem) {
    reference = item.reference
    insets = Selection.attributes.map { _ in 0 }
  }

  /// Returns the edges moved inward by a number of points, or outward if the number is negative.
  public func inset(_ distance: CGFloat) -> ConstraintEdges {
    inset { _ in distance }
  }

  /// Returns the edges moved inward, each by its own inset in points.
  public func inset(by distances: DirectionalEdgeInsets) -> ConstraintEdges {
    inset { attribute in
      switch attribute {
      case .top: distances.top
      case .leading: distances.leading
      case .bottom: distances.bottom
      default: distances.trailing
      }
    }
  }

  private func inset(_ distance: (LayoutAttribute) -> CGFloat) -> ConstraintEdges {
    var result = self
    for (place, attribute) in Selection.attributes.enumerated() {
      result.insets[place] += distance(attribute)
    }
    return result
  }

  /// Constrains each edge to be equal to the same edge of the other item.
  public static func == (first: ConstraintEdges, second: ConstraintEdges) -> ConstraintRelation {
    var parts: [ConstraintRelation.Part] = []
    for (place, attribute) in Selection.attributes.enumerated() {
      let inward = second.insets[place] - first.insets[place]
      let isFar = attribute == .bottom || attribute == .trailing
      parts.append(
        ConstraintRelation.Part(
          first: LayoutAnchorTarget(first.reference, attribute), relation: .equal,
          second: LayoutAnchorTarget(second.reference, attribute), multiplier: 1,
          constant: isFar ? -inward : inward))
    }
    return ConstraintRelation(parts: parts)
  }
}
