// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension CALayer {
  /// Returns the layer itself, which has no other state than the final one.
  public final func model() -> Self { self }

  /// Converts a time from the clock of another layer; all layers follow the same clock.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer, or `nil` for the clock of the screen.
  /// - Returns: The time, unchanged.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Converts a time to the clock of another layer; all layers follow the same clock.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer, or `nil` for the clock of the screen.
  /// - Returns: The time, unchanged.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
