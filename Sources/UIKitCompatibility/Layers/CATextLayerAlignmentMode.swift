// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The alignment of the lines of a text layer.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the text's language.
  public static let natural = Self(rawValue: "natural")
  /// Aligned at the left.
  public static let left = Self(rawValue: "left")
  /// Aligned at the right.
  public static let right = Self(rawValue: "right")
  /// Centered.
  public static let center = Self(rawValue: "center")
  /// Aligned at both sides.
  public static let justified = Self(rawValue: "justified")

  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
