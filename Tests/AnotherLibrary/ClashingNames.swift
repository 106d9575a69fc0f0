// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// A library for UIKit, with types of its own by names that nodes and their values have too.

/// A constraint of its own.
public struct LayoutConstraint: Equatable {
  /// Creates one.
  public init() {}
}

/// A node of its own.
public struct ViewNode: Equatable {
  /// Creates one.
  public init() {}
}

/// A color of its own.
public struct Color: Equatable {
  /// Creates one.
  public init() {}
}

/// An image of its own.
public struct Image: Equatable {
  /// Creates one.
  public init() {}
}

/// A screen of its own.
public struct Screen: Equatable {
  /// Creates one.
  public init() {}
}
