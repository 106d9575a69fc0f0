// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// A library for UIKit, with types of its own by names that nodes and their values have too.

/// The library's own constraint.
public struct LayoutConstraint: Equatable {
  /// Creates one.
  public init() {}
}

/// The library's own node.
public struct ViewNode: Equatable {
  /// Creates one.
  public init() {}
}

/// The library's own color.
public struct Color: Equatable {
  /// Creates one.
  public init() {}
}

/// The library's own image.
public struct Image: Equatable {
  /// Creates one.
  public init() {}
}

/// The library's own screen.
public struct Screen: Equatable {
  /// Creates one.
  public init() {}
}
