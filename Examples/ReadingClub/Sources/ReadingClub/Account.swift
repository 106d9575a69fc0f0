// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The account of a reader.
public struct Account: Hashable, Sendable {
  /// The display name.
  public let name: String
  /// The email address for reminders.
  public let email: String
}
