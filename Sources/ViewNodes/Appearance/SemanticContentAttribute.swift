// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a view's contents mean, which decides whether they flip in a right-to-left environment.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
  /// Flips with the environment.
  case unspecified = 0
  /// Playback controls, which never flip.
  case playback = 1
  /// Controls of direction in space, such as alignment, which never flip.
  case spatial = 2
  /// Left to right everywhere.
  case forceLeftToRight = 3
  /// Right to left everywhere.
  case forceRightToLeft = 4

  /// The direction that contents with this meaning are laid out in.
  ///
  /// - Parameter environment: The direction of what is around them.
  /// - Returns: The direction for the contents.
  public func layoutDirection(
    relativeTo environment: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    switch self {
    case .unspecified: environment
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
