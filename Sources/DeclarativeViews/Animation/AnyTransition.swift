// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The transition with which a view would be inserted and removed over time; both happen at once.
///
/// SwiftUI: `AnyTransition`.
public nonisolated struct AnyTransition: Hashable, Sendable {
  private let names: [String]

  /// Without any motion.
  public static let identity = AnyTransition(names: [])
  /// By fading.
  public static let opacity = AnyTransition(names: ["opacity"])
  /// By growing and shrinking.
  public static let scale = AnyTransition(names: ["scale"])
  /// In from the leading side and out at the trailing one.
  public static let slide = AnyTransition(names: ["slide"])

  /// In from a side and out there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(names: ["move \(edge)"]) }

  /// In one way and out in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(names: insertion.names + ["or"] + removal.names)
  }

  /// In both ways.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(names: names + other.names)
  }
}
