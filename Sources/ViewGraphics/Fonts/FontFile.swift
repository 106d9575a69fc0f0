// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A TrueType or OpenType font file, for measuring text in a custom font.
///
/// Letter widths, kerning, and vertical metrics are read from the tables of the file; outlines
/// aren't. Text in a variable font is measured with the default instance. A file is read once, and
/// copies of the value share the result.
///
/// ```swift
/// let family = FontFamily(files: [try FontFile(regular), try FontFile(bold)])
/// theme.typography.setFamily(family)
/// ```
///
/// If you pass a ``FontFamily`` created from files to a ``Font``, a label, or a theme, every
/// ``TextMeasurer`` in this library measures the text with these files. Pictures refer to the
/// family by name. If it may not be installed, SVG and HTML can embed the files.
public struct FontFile: Sendable {
  let tables: FontTables

  /// Reads a font file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a TTF, OTF, TTC, or OTC file.
  ///   - face: The index of the face in a collection.
  /// - Throws: ``FontFileError`` with the table and the byte offset. Files that are truncated or
  ///   inconsistent are always rejected.
  /// - Complexity: Linear in the size of the file.
  public init(_ bytes: [UInt8], face: Int = 0) throws(FontFileError) {
    tables = try FontTables(bytes, face: face)
  }

  /// The contents of the file.
  public var bytes: [UInt8] { tables.bytes }

  /// The index of the face in a collection; otherwise 0.
  public var face: Int { tables.face }

  /// The name of the family, by which pictures refer to the font; `Font` if the file has none.
  public var familyName: String { tables.names.family.isEmpty ? "Font" : tables.names.family }

  /// The name of the style within the family, such as `Bold Italic`; can be empty.
  public var styleName: String { tables.names.style }

  /// The PostScript name, such as `Inter-Bold`; can be empty.
  public var postScriptName: String { tables.names.postScript }

  /// The weight on the CSS scale: 400 is regular, 700 is bold.
  public var weight: Int { tables.weight }

  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool { tables.isItalic }

  /// A Boolean value that indicates whether all letters have the same width.
  public var isMonospaced: Bool { tables.isMonospaced }

  /// The vertical metrics.
  public var metrics: Metrics { tables.metrics }

  /// The number of glyphs.
  public var glyphCount: Int { tables.glyphCount }

  /// A Boolean value that indicates whether the font has kerning pairs.
  public var hasKerning: Bool { !tables.kerning.isEmpty }

  /// Returns the advance width of a character in ems, or `nil` if the font doesn't have the
  /// character.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The width as a multiple of the point size.
  public func advance(of scalar: Unicode.Scalar) -> CGFloat? {
    tables.map.glyph(of: scalar).map {
      CGFloat(tables.advance(of: $0)) / CGFloat(tables.unitsPerEm)
    }
  }

  /// Returns the kerning between two characters in ems; negative values move them closer together.
  ///
  /// - Parameters:
  ///   - first: The first character.
  ///   - second: The character that follows.
  /// - Returns: The distance as a multiple of the point size; 0 for pairs that aren't kerned.
  public func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> CGFloat {
    guard let left = tables.map.glyph(of: first), let right = tables.map.glyph(of: second) else {
      return 0
    }
    return CGFloat(tables.kerning.adjustment(left, right)) / CGFloat(tables.unitsPerEm)
  }
}

extension FontFile: Hashable {
  /// Returns a Boolean value that indicates whether two files have the same contents and face.
  public static func == (one: FontFile, other: FontFile) -> Bool {
    one.tables === other.tables
      || (one.tables.checksum == other.tables.checksum && one.face == other.face
        && one.bytes == other.bytes)
  }

  /// Hashes a checksum of the contents.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tables.checksum)
    hasher.combine(face)
  }
}
