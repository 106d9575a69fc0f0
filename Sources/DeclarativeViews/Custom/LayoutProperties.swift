// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The properties of a ``Layout`` container.
///
/// SwiftUI: `LayoutProperties`.
public nonisolated struct LayoutProperties: Hashable, Sendable {
  /// The direction in which it lines up its views, which is that of spacers in it; nil if there is
  /// none in particular.
  public var stackOrientation: Axis?

  /// Creates the properties of a container without a direction.
  public init() {}
}
