// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An identifier of a task that may continue in the background.
public nonisolated struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
