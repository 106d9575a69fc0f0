// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How the content of a view changes.
///
/// SwiftUI: `ContentTransition`.
public nonisolated struct ContentTransition: Hashable, Sendable {
  private let name: String

  /// The content changes without a transition.
  public static let identity = ContentTransition(name: "identity")
  /// The new content fades in over the old.
  public static let opacity = ContentTransition(name: "opacity")
  /// The content is interpolated.
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Returns a transition in which digits roll.
  ///
  /// - Parameter countsDown: Whether they roll downward.
  /// - Returns: The transition.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText \(countsDown)")
  }

  /// Returns a transition in which digits roll according to a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The transition.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }

  /// A transition in which a symbol replaces another one.
  public static let symbolEffect = symbolEffect(.automatic)

  /// Returns a transition in which a symbol replaces another one.
  ///
  /// - Parameters:
  ///   - effect: How it replaces it.
  ///   - options: How fast it does.
  /// - Returns: The transition.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }
}

extension View {
  /// Sets how the content of the view changes: it changes immediately.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
