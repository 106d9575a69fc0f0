// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

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
  /// The weight of the face as in CSS: 400 is regular, 700 bold.
  public let weight: Int
  /// Whether the letters slant.
  public let isItalic: Bool
  /// The file.
  public let bytes: [UInt8]

  let format: Format

  /// Creates a font of a file; `nil` if it is none of WOFF2, WOFF, TrueType and OpenType.
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
    weight = isBold ? 700 : 400
    isItalic = false
    self.bytes = bytes
  }

  /// Creates a font of a file that text is measured with; `nil` if it is a face of a collection,
  /// which browsers do not read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - family: The name of the family; the file's own unless given.
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

  /// The fonts of all files of a family.
  ///
  /// - Parameter family: The family.
  /// - Returns: The fonts; those of collections are left out.
  public static func all(of family: FontFamily) -> [EmbeddedFont] {
    family.files.compactMap { EmbeddedFont($0, family: family.name) }
  }

  /// Whether it is a bold face.
  public var isBold: Bool { weight >= 600 }
}
