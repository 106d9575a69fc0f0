// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A font file embedded in a picture, so that its text looks the same where the font is not
/// installed.
///
/// Browsers support embedded fonts; librsvg and most other converters do not.
public nonisolated struct EmbeddedFont: Hashable, Sendable {
  /// The format of a font file, detected from its first bytes.
  nonisolated enum Format: String, Sendable {
    case woff2, woff, truetype, opentype
  }

  /// The name of the family.
  public let family: String
  /// The weight of the face as in CSS: 400 is regular, 700 bold.
  public let weight: Int
  /// A Boolean value that indicates whether the face is italic.
  public let isItalic: Bool
  /// The bytes of the file.
  public let bytes: [UInt8]

  let format: Format

  /// Creates a font from a file, or returns `nil` if it is not in the WOFF2, WOFF, TrueType, or
  /// OpenType format.
  ///
  /// - Parameters:
  ///   - family: The name of the family.
  ///   - isBold: A Boolean value that indicates whether the file contains the bold face.
  ///   - bytes: The bytes of the file, all of which are embedded in each picture, so a subset is
  ///     preferable.
  public init?(family: String, isBold: Bool = false, bytes: [UInt8]) {
    switch bytes.prefix(4) {
    case [0x77, 0x4F, 0x46, 0x32]: format = .woff2
    case [0x77, 0x4F, 0x46, 0x46]: format = .woff
    case [0, 1, 0, 0], [0x74, 0x72, 0x75, 0x65]: format = .truetype
    case [0x4F, 0x54, 0x54, 0x4F]: format = .opentype
    default: return nil
    }
    self.family = family
    weight = isBold ? 700 : 400
    isItalic = false
    self.bytes = bytes
  }

  /// Creates a font from a file used for measuring text, or returns `nil` for a face of a
  /// collection, which browsers don't support.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - family: The name of the family; by default that of the file.
  public init?(_ file: FontFile, family: String? = nil) {
    switch file.bytes.prefix(4) {
    case [0x74, 0x74, 0x63, 0x66]: return nil
    case [0x4F, 0x54, 0x54, 0x4F]: format = .opentype
    default: format = .truetype
    }
    self.family = family ?? file.familyName
    weight = file.weight
    isItalic = file.isItalic
    bytes = file.bytes
  }

  /// Returns the fonts of all files of a family.
  ///
  /// - Parameter family: The family.
  /// - Returns: The fonts, except those of collections.
  public static func all(of family: FontFamily) -> [EmbeddedFont] {
    family.files.compactMap { EmbeddedFont($0, family: family.name) }
  }

  /// A Boolean value that indicates whether the face is bold.
  public var isBold: Bool { weight >= 600 }
}
