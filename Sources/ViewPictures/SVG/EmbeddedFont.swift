// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A font file that a picture carries with it, so that its text looks the same where the font is
/// not installed.
///
/// Browsers use it; librsvg and most other converters do not.
public nonisolated struct EmbeddedFont: Hashable, Sendable {
  /// The kind of a font file, told from its first bytes.
  nonisolated enum Format: String, Sendable {
    case woff2, woff, truetype, opentype
  }

  /// The name of the family.
  public let family: String
  /// Whether it is the bold face.
  public let isBold: Bool
  /// The file.
  public let bytes: [UInt8]

  let format: Format

  /// Makes a font of a file; `nil` if it is none of WOFF2, WOFF, TrueType and OpenType.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - isBold: Whether it is the bold face.
  ///   - bytes: The file. The whole of it becomes part of each picture, so a subset is better.
  public init?(family: String, isBold: Bool = false, bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0x77, 0x4F, 0x46, 0x32]: format = .woff2
    case [0x77, 0x4F, 0x46, 0x46]: format = .woff
    case [0, 1, 0, 0], [0x74, 0x72, 0x75, 0x65]: format = .truetype
    case [0x4F, 0x54, 0x54, 0x4F]: format = .opentype
    default: return nil
    }
    self.family = family
    self.isBold = isBold
    self.bytes = bytes
  }
}
