// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Theme {
  /// The durations of a theme's animations, in seconds.
  public struct Motion: Hashable, Sendable {
    /// The duration of small changes: a highlight, a switch.
    public var short: TimeInterval = 0.15
    /// The duration for an element that appears or disappears: a toast, an opened accordion.
    public var medium: TimeInterval = 0.3
    /// The duration for an element that crosses the screen: a sheet.
    public var long: TimeInterval = 0.5

    /// Creates the standard motion.
    public init() {}
  }
}
