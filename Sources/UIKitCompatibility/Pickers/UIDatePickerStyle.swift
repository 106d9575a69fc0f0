// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style of a date picker.
public nonisolated enum UIDatePickerStyle: Int, Hashable, Sendable, CaseIterable {
  /// Compact, or wheels for a countdown.
  case automatic = 0
  /// Wheels with rows.
  case wheels = 1
  /// Labels with the date and the time.
  case compact = 2
  /// A month with its days.
  case inline = 3
}
