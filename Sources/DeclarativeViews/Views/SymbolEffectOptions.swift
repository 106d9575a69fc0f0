// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How often and how fast an effect of a symbol is performed, which makes no difference here.
///
/// SwiftUI: `SymbolEffectOptions`.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
  /// How often an effect is repeated.
  ///
  /// SwiftUI: `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without an end.
    public static let continuous = RepeatBehavior()
    /// In intervals.
    public static let periodic = RepeatBehavior()

    /// Returns a behavior with a number of repetitions.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions.
    ///   - delay: The time between them in seconds.
    /// - Returns: The behavior.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect while it is active.
  public static let repeating = SymbolEffectOptions()
  /// Performs the effect once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Repeats the effect while it is active.
  public var repeating: SymbolEffectOptions { self }
  /// Performs the effect once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Returns options with a number of repetitions.
  ///
  /// - Parameter count: The number of repetitions.
  /// - Returns: The options.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with a behavior of repetitions.
  ///
  /// - Parameter behavior: The behavior.
  /// - Returns: The options.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Returns options with a speed.
  ///
  /// - Parameter speed: The factor of the speed.
  /// - Returns: The options.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns the options with a number of repetitions.
  ///
  /// - Parameter count: The number of repetitions.
  /// - Returns: The options.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns the options with a speed.
  ///
  /// - Parameter speed: The factor of the speed.
  /// - Returns: The options.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
