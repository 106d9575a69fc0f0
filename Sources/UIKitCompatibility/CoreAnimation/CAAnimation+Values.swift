// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension CAAnimation {
  /// Keeps a value with the animation, under any name.
  ///
  /// - Parameters:
  ///   - value: The value, or `nil` to remove it.
  ///   - key: The name, which isn't that of a property.
  public final func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  /// Returns a value that is kept with the animation.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or `nil` if there is none.
  public final func value(forKey key: String) -> Any? { keptValues[key] }
}
