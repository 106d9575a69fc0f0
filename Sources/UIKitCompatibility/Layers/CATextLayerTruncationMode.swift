// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// How a text layer truncates a line that is too long.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line isn't truncated.
  public static let none = Self(rawValue: "none")
  /// The start of the line is replaced.
  public static let start = Self(rawValue: "start")
  /// The middle of the line is replaced.
  public static let middle = Self(rawValue: "middle")
  /// The end of the line is replaced.
  public static let end = Self(rawValue: "end")

  var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: nil
    }
  }
}
