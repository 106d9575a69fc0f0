// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The name and cases of the Objective-C runtime.
// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// How an associated value is kept.
public nonisolated enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// The value is held weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if it can be, and retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied if it can be, and retained.
  case OBJC_ASSOCIATION_COPY = 771
}
