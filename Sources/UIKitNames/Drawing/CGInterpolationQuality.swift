// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The quality of scaled images.
public nonisolated enum CGInterpolationQuality: Int32, Hashable, Sendable, CaseIterable {
  /// The default quality.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// Low quality.
  case low = 2
  /// Medium quality.
  case medium = 4
  /// High quality.
  case high = 3
}
