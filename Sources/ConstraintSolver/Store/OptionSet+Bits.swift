// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The operations of option sets on their bits.
///
/// Debug builds don't specialize the generic operations of the standard library, which took a tenth
/// of the time of a solve. These operations are transparent, so they are inlined in every build.
extension OptionSet where Element == Self, RawValue: FixedWidthInteger {
  /// Whether all bits of an option are set.
  subscript(option: Self) -> Bool {
    @_transparent get { rawValue & option.rawValue == option.rawValue }
    @_transparent set {
      self = Self(
        rawValue: newValue ? rawValue | option.rawValue : rawValue & ~option.rawValue)
    }
  }

  @_transparent
  func contains(_ option: Self) -> Bool { self[option] }

  @_transparent
  func isDisjoint(with options: Self) -> Bool { rawValue & options.rawValue == 0 }

  @_transparent
  func union(_ options: Self) -> Self { Self(rawValue: rawValue | options.rawValue) }

  @_transparent
  func intersection(_ options: Self) -> Self { Self(rawValue: rawValue & options.rawValue) }

  @_transparent
  func subtracting(_ options: Self) -> Self { Self(rawValue: rawValue & ~options.rawValue) }

  @_transparent
  mutating func subtract(_ options: Self) { self[options] = false }
}
