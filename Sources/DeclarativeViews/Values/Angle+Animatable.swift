// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Angle: Animatable {
  /// The angle in degrees.
  public var animatableData: Double {
    get { degrees }
    set { degrees = newValue }
  }
}
