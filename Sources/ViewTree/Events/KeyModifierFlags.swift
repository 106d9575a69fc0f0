// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Keys that are held down while another key is pressed.
///
/// UIKit: `UIKeyModifierFlags`.
public nonisolated struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: Int

  /// Creates flags from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The numeric keypad.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)
}
