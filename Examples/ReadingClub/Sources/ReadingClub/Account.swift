// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Who has signed up.
public struct Account: Hashable, Sendable {
  /// The name that others see.
  public let name: String
  /// Where reminders go.
  public let email: String
}
