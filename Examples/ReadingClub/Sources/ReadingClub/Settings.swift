// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The settings of a reader.
public struct Settings: Hashable, Sendable {
  /// The appearance of the app.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// The system's appearance, or always the same one.
    case automatic, light, dark
  }

  /// Whether the club can send reminders.
  public var sendsReminders = true
  /// The goal in pages per day.
  public var pagesPerDay = 20
  /// The appearance of the app.
  public var appearance = Appearance.automatic

  /// Creates the settings of a new reader.
  public init() {}
}
