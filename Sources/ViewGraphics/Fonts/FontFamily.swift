// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A font family: its name and, optionally, the font files that text is measured with.
///
/// Text in a family that has only a name is drawn with that name and measured in the system font,
/// without the system font's tracking. Its lines are as high as on iOS for Arial, Avenir, Avenir
/// Next, Courier New, Georgia, Helvetica, Helvetica Neue, Menlo, Times New Roman, Trebuchet MS, and
/// Verdana, and as high as those of the system font for other families. Text in a family with files is measured with them, so that
/// layout and picture agree:
///
/// ```swift
/// let regular = try FontFile(bytes)
/// let family = FontFamily("Avenir Next", files: [regular])
/// label.font = Font.systemFont(ofSize: 17).withFamily(family)
/// ```
public struct FontFamily: Sendable, Hashable {
  /// The names of the family and of its fallbacks, in order of preference; never empty.
  public let names: [String]
  /// The files of the family's faces; empty if it has only a name.
  public let files: [FontFile]
  /// The vertical metrics of a family that has only a name, if they are known.
  let knownMetrics: FontFile.Metrics?

  /// Creates a family.
  ///
  /// - Parameters:
  ///   - name: The name of the family, as in CSS and Fontconfig.
  ///   - fallbacks: The names of the families to use where this one isn't installed, in order of
  ///     preference. The families that replace the system font always follow.
  ///   - files: The files of the family's faces, in any order.
  public init(_ name: String, fallbacks: [String] = [], files: [FontFile] = []) {
    self.names = [name] + fallbacks
    self.files = files
    knownMetrics = files.isEmpty ? FontFile.Metrics.known[name] : nil
  }

  /// Creates a family that is named after its files.
  ///
  /// - Parameters:
  ///   - files: The files of the family's faces, in any order. The result is `nil` if there are
  ///     none.
  ///   - fallbacks: The names of the families to use where this one isn't installed, in order of
  ///     preference.
  public init?(files: [FontFile], fallbacks: [String] = []) {
    guard let first = files.first else { return nil }
    self.init(first.familyName, fallbacks: fallbacks, files: files)
  }

  /// The name of the family.
  public var name: String { names[0] }

  /// Returns the file that best matches a weight and a slant.
  ///
  /// The slant is compared first, then the weight. If two weights are equally close, the bolder one
  /// is chosen for weights from semibold up, and the lighter one for others, as in CSS.
  ///
  /// - Parameters:
  ///   - weight: The weight of the strokes.
  ///   - isItalic: Whether the font is italic.
  /// - Returns: The file, or `nil` if the family has none.
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
