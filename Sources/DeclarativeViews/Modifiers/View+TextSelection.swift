// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A setting of whether text can be selected.
///
/// SwiftUI: `TextSelectability`.
public nonisolated protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True.
  public static var allowsSelection: Bool { true }
}

/// Text can't be selected.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False.
  public static var allowsSelection: Bool { false }
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Returns the view: a selection is never begun, because there is no menu to copy it.
  ///
  /// - Parameter selectability: Has no effect.
  /// - Returns: The view.
  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}
