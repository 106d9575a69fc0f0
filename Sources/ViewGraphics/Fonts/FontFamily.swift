// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A font family: its name, and perhaps the font files that it is measured with.
///
/// A family that has only a name is drawn with that name, and measured as the system font is,
/// without the system font's tracking. One that has files is measured with them, so that layout and
/// picture agree:
///
/// ```swift
/// let regular = try FontFile(bytes)
/// let family = FontFamily("Avenir Next", files: [regular])
/// label.font = Font.systemFont(ofSize: 17).withFamily(family)
/// ```
public struct FontFamily: Sendable, Hashable {
  /// The names of the family and of its fallbacks where it isn't installed, the preferred one
  /// first; never empty.
  public let names: [String]
  /// The files of its faces; empty if the family is only named.
  public let files: [FontFile]

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: The name of the family, as in CSS and Fontconfig.
  ///   - fallbacks: The names of fallback families, the preferred one first. The system font's
  ///     replacements always follow.
  ///   - files: The files of its faces, in any order.
  public init(_ name: String, fallbacks: [String] = [], files: [FontFile] = []) {
    self.names = [name] + fallbacks
    self.files = files
  }

  /// Creates a family that has the name of its files.
  ///
  /// - Parameters:
  ///   - files: The files of its faces, in any order; `nil` results if there are none.
  ///   - fallbacks: The names of fallback families, the preferred one first.
  public init?(files: [FontFile], fallbacks: [String] = []) {
    guard let first = files.first else { return nil }
    self.init(first.familyName, fallbacks: fallbacks, files: files)
  }

  /// The name of the family.
  public var name: String { names[0] }

  /// Returns the file closest to a weight and slant; `nil` if there are no files.
  ///
  /// The slant counts first, then the weight. Of two weights that are equally close, the bolder one
  /// is taken from semibold up and the lighter one below, as in CSS.
  ///
  /// - Parameters:
  ///   - weight: The weight of the strokes.
  ///   - isItalic: Whether the letters slant.
  /// - Returns: The file.
  public func file(weight: Font.Weight, isItalic: Bool) -> FontFile? {
    if files.count < 2 { return files.first }
    let wanted = weight.cssWeight
    func distance(_ file: FontFile) -> Int {
      let difference = file.weight - wanted
      let isOnTheFarSide = weight.isBold ? difference < 0 : difference > 0
      return (file.isItalic == isItalic ? 0 : 100_000) + abs(difference) * 2
        + (isOnTheFarSide ? 1 : 0)
    }
    return files.min { distance($0) < distance($1) }
  }
}
