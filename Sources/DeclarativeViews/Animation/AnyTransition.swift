// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The transition with which a view would be inserted and removed over time; both happen
/// immediately.
///
/// SwiftUI: `AnyTransition`.
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

  /// Returns a transition that moves from and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(names: ["move \(edge)"]) }

  /// Returns a transition with different effects for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(names: insertion.names + ["or"] + removal.names)
  }

  /// Returns the combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(names: names + other.names)
  }
}
