// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The kind of a change of an observed property.
public nonisolated enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// The property has a new value.
  case setting = 1
  /// Elements were inserted; never told here.
  case insertion = 2
  /// Elements were removed; never told here.
  case removal = 3
  /// Elements were replaced; never told here.
  case replacement = 4
}
