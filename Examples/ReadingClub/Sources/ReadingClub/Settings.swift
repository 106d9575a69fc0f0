// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a reader can choose.
public struct Settings: Hashable, Sendable {
  /// How the app looks.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As the rest of the phone, or always the same.
    case automatic, light, dark
  }

  /// Whether the club may send reminders.
  public var sendsReminders = true
  /// How many pages a day are the goal.
  public var pagesPerDay = 20
  /// How the app looks.
  public var appearance = Appearance.automatic

  /// Makes the settings of a new reader.
  public init() {}
}
