// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Theme {
  /// How long things of a theme take, in seconds.
  public struct Motion: Hashable, Sendable {
    /// Small changes: a highlight, a switch.
    public var short: TimeInterval = 0.15
    /// What appears or goes: a toast, an opened accordion.
    public var medium: TimeInterval = 0.3
    /// What crosses the screen: a sheet.
    public var long: TimeInterval = 0.5

    /// Makes the library's own motion.
    public init() {}
  }
}
