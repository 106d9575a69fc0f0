// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Performs an effect of symbols in the view while it is active.
  ///
  /// Nothing moves: only an effect that hides symbols, such as ``SymbolEffect/disappear``, is
  /// visible. It hides the whole view, so apply it to an image.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How often and how fast it is performed, which makes no difference.
  ///   - isActive: Whether it is performed.
  /// - Returns: The modified view.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    opacity(effect.hides && isActive ? 0 : 1)
  }

  /// Performs an effect of symbols in the view when a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect, which isn't visible, because nothing moves.
  ///   - options: How often and how fast it is performed, which makes no difference.
  ///   - value: The value.
  /// - Returns: The view.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }

  /// Removes effects of symbols from the view, except those that hide it.
  ///
  /// - Parameter isEnabled: Whether to remove them, which makes no difference: they aren't visible.
  /// - Returns: The view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
