// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A description of how a view is inserted and removed.
///
/// SwiftUI: `AnyTransition`.
///
/// Transitions have no visible effect: views are inserted and removed immediately.
public nonisolated struct AnyTransition: Hashable, Sendable {
  private let names: [String]

  /// No transition.
  public static let identity = AnyTransition(names: [])
  /// A fade.
  public static let opacity = AnyTransition(names: ["opacity"])
  /// A change of scale.
  public static let scale = AnyTransition(names: ["scale"])
  /// An insertion from the leading edge and a removal to the trailing edge.
  public static let slide = AnyTransition(names: ["slide"])

  /// Returns a transition that moves the view in from an edge, and out to it.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(names: ["move \(edge)"]) }

  /// Returns a transition that changes the scale of the view.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view before it is inserted and after it is removed.
  ///   - anchor: The point that stays in place.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(names: ["scale \(scale) \(anchor.x) \(anchor.y)"])
  }

  /// Returns a transition that moves the view by an offset.
  ///
  /// - Parameter offset: The offset in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// Returns a transition that moves the view by an offset.
  ///
  /// - Parameters:
  ///   - x: The offset to the right, in points.
  ///   - y: The offset downward, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(names: ["offset \(x) \(y)"])
  }

  /// Returns a transition that pushes the view in from an edge, and out at the opposite one.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(names: ["push \(edge)"])
  }

  /// Returns the transition with an animation of its own.
  ///
  /// - Parameter animation: The animation; nil for none.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(names: names + ["\(String(describing: animation))"])
  }

  /// Returns a transition between two modifiers of a view.
  ///
  /// - Parameters:
  ///   - active: The modifier of the view before it is inserted and after it is removed.
  ///   - identity: The modifier of the view while it is shown.
  /// - Returns: The transition.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition(names: ["\(Modifier.self)"]) }

  /// Returns a transition with different effects for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition for insertion.
  ///   - removal: The transition for removal.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(names: insertion.names + ["or"] + removal.names)
  }

  /// Returns the combination of this transition and another.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: The combined transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(names: names + other.names)
  }
}
