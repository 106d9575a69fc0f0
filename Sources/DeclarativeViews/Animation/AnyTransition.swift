// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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
