// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The properties of a ``Layout`` container.
///
/// SwiftUI: `LayoutProperties`.
public nonisolated struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the container arranges its views and spacers expand; nil if it has none.
  public var stackOrientation: Axis?

  /// Creates the properties of a container without an axis.
  public init() {}
}
