// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Font {
  /// Creates a font by its name.
  ///
  /// The name is a PostScript name, such as `AvenirNext-DemiBold`, or the name of a family.
  /// Installed fonts aren't consulted, so that layouts are the same on every machine: pictures
  /// refer to the family by name, and text is measured in the system font. To measure text in a
  /// custom font, pass its files to a ``FontFamily``.
  ///
  /// - Parameters:
  ///   - fontName: The name. The result is `nil` if it is empty or begins with a period, as the
  ///     names of system fonts do.
  ///   - fontSize: The size in points, as in `systemFont(ofSize:weight:)`.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let name = PostScriptName(fontName) else { return nil }
    self = Font.systemFont(ofSize: fontSize, weight: name.weight)
      .withFamily(FontFamily(name.family)).withItalic(name.isItalic)
  }

  /// The name of the family; `.AppleSystemUIFont` for the system font.
  public var familyName: String {
    family?.name ?? (isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
  }

  /// The PostScript name: that of the font file, if there is one, or else a name composed of the
  /// family, weight, and slant.
  public var fontName: String {
    if let file, !file.postScriptName.isEmpty { return file.postScriptName }
    let family = family?.name.filter { $0 != " " } ?? (isMonospaced ? ".SFNSMono" : ".SFUI")
    var style = PostScriptName.style(of: weight)
    if isItalic { style = style == "Regular" ? "Italic" : style + "Italic" }
    return family + "-" + style
  }

  /// The names of the families that replace the system font, which are measured exactly without
  /// font files.
  public static var familyNames: [String] {
    ["Arial", "Arimo", "Courier New", "Cousine", "Helvetica", "Liberation Mono", "Liberation Sans"]
  }

  /// Returns the names of the fonts of a family.
  ///
  /// - Parameter familyName: The name of the family.
  /// - Returns: The names of its regular and bold fonts, upright and italic; empty if the family
  ///   isn't in ``familyNames``.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    let family = FontFamily(familyName)
    return [(Weight.regular, false), (.regular, true), (.bold, false), (.bold, true)].map {
      systemFont(ofSize: 12, weight: $0.0).withFamily(family).withItalic($0.1).fontName
    }
  }
}

/// The name of a font, parsed into family, weight, and slant.
private struct PostScriptName {
  var family: String
  var weight = Font.Weight.regular
  var isItalic = false

  private static let weights: [(name: String, weight: Font.Weight)] = [
    ("UltraLight", .ultraLight), ("ExtraLight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ("Regular", .regular), ("Roman", .regular), ("Book", .regular), ("Medium", .medium),
    ("SemiBold", .semibold), ("Semibold", .semibold), ("DemiBold", .semibold),
    ("ExtraBold", .heavy), ("Heavy", .heavy), ("Bold", .bold), ("Black", .black),
  ]

  init?(_ name: String) {
    let name = String(name.drop { $0 == " " })
    guard let first = name.first, first != "." else { return nil }
    family = name
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let style = parts.count > 1 ? parts[parts.count - 1] : ""
    let isStyled = !style.isEmpty && first != "-" && read(String(style))
    if isStyled { family = parts.dropLast().joined(separator: "-") }
    // A family's name has spaces; a PostScript name has none.
    guard !name.contains(" ") else { return }
    for suffix in ["PSMT", "PS", "MT"] where family.hasSuffix(suffix) && family != suffix {
      family = String(family.dropLast(suffix.count))
      break
    }
    family = Self.spaced(family)
  }

  /// Parses a style such as `DemiBoldItalic` or `BoldMT`.
  ///
  /// Returns `false` if the string isn't a style.
  private mutating func read(_ style: String) -> Bool {
    var rest = style
    if rest.hasSuffix("MT") { rest = String(rest.dropLast(2)) }
    for slant in ["Italic", "Oblique", "It"] where rest.hasSuffix(slant) {
      isItalic = true
      rest = String(rest.dropLast(slant.count))
      break
    }
    if rest.isEmpty { return true }
    guard let found = Self.weights.first(where: { $0.name == rest }) else {
      isItalic = false
      return false
    }
    weight = found.weight
    return true
  }

  static func style(of weight: Font.Weight) -> String {
    [
      "UltraLight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ][weight.cssWeight / 100 - 1]
  }

  /// Returns a name with spaces between its words: `HelveticaNeue` is the family Helvetica Neue.
  private static func spaced(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
      result.append(character)
    }
    return result
  }
}
