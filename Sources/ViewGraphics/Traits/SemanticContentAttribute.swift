// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The meaning of a view's contents, which determines whether they flip in a right-to-left layout.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
  /// Contents that flip with the layout direction of the environment.
  case unspecified = 0
  /// Playback controls, which never flip.
  case playback = 1
  /// Controls for directions in space, such as text alignment, which never flip.
  case spatial = 2
  /// Contents that are always laid out left to right.
  case forceLeftToRight = 3
  /// Contents that are always laid out right to left.
  case forceRightToLeft = 4

  /// Returns the layout direction for contents with this meaning.
  ///
  /// - Parameter environment: The layout direction of the environment.
  /// - Returns: The layout direction for the contents.
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
