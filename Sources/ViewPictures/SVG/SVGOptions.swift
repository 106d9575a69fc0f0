// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The options of an SVG picture.
public nonisolated struct SVGOptions: Hashable, Sendable {
  /// The text alternative of the picture, or `nil` for no title.
  public var title: String?
  /// The background color behind the drawing, or `nil` for none.
  public var background: Color?
  /// The prefix of the identifiers in the picture.
  ///
  /// Pictures in the same HTML page need different prefixes. Letters, digits, `-`, and `_` are
  /// kept, and the first character must be a letter.
  public var idPrefix: String
  /// A Boolean value that indicates whether to mark dropped constraints, ambiguous nodes, truncated
  /// text, and nodes outside of their superviews, with a legend below the drawing; see
  /// ``DisplayList/init(marking:displayScale:)``.
  ///
  /// The option applies only to pictures of nodes.
  public var marksLayoutProblems: Bool
  /// The margin around the node; by default, the margin that its own shadow requires.
  ///
  /// The option applies only to pictures of nodes, except marked ones.
  public var margin: PictureMargin
  /// The names of font families, the preferred one first.
  ///
  /// The default families have the widths that ``ViewNodes/EmbeddedTextMeasurer`` uses; for other
  /// families, lay out with a measurer that supports them.
  public var fontFamilies: [String]
  /// The font files embedded in the picture.
  ///
  /// Their families take precedence over ``fontFamilies``, in order.
  public var embeddedFonts: [EmbeddedFont]
  /// A Boolean value that indicates whether to embed the files of the font families in use (see
  /// ``ViewNodes/FontFamily``); otherwise, they are referenced by name.
  ///
  /// Each file is embedded as a whole, so subsets are preferable.
  public var embedsFontFiles: Bool

  /// The families with the widths of the default measurer, and similar fallbacks.
  public static let defaultFontFamilies = [
    "Liberation Sans", "Arimo", "Arial", "Helvetica", "sans-serif",
  ]

  /// Creates options; by default, there are no title, background, or marks, the margin fits the
  /// shadow, and text uses the families with which it is measured.
  ///
  /// - Parameters:
  ///   - title: The text alternative of the picture, or `nil` for no title.
  ///   - background: The background color behind the drawing, or `nil` for none.
  ///   - idPrefix: The prefix of the identifiers in the picture.
  ///   - marksLayoutProblems: A Boolean value that indicates whether to mark dropped constraints,
  ///     ambiguous nodes, truncated text, and nodes outside of their superviews, with a legend
  ///     below the drawing; see ``DisplayList/init(marking:displayScale:)``.
  ///   - margin: The margin around the node; by default, the margin that its own shadow requires.
  ///   - fontFamilies: The names of font families, the preferred one first.
  ///   - embeddedFonts: The font files embedded in the picture.
  ///   - embedsFontFiles: A Boolean value that indicates whether to embed the files of the font
  ///     families in use (see ``ViewNodes/FontFamily``); otherwise, they are referenced by name.
  public init(
    title: String? = nil, background: Color? = nil, idPrefix: String = "v",
    marksLayoutProblems: Bool = false, margin: PictureMargin = .automatic,
    fontFamilies: [String] = SVGOptions.defaultFontFamilies, embeddedFonts: [EmbeddedFont] = [],
    embedsFontFiles: Bool = false
  ) {
    self.embedsFontFiles = embedsFontFiles
    self.margin = margin
    self.fontFamilies = fontFamilies
    self.embeddedFonts = embeddedFonts
    self.title = title
    self.background = background
    self.idPrefix = idPrefix
    self.marksLayoutProblems = marksLayoutProblems
  }

  /// The families of the embedded fonts followed by the others, without duplicates.
  var allFamilies: [String] {
    var seen: Set<String> = []
    return (embeddedFonts.map(\.family) + fontFamilies).filter { seen.insert($0).inserted }
  }

  /// The prefix without invalid characters.
  var usablePrefix: String {
    let kept = idPrefix.unicodeScalars.filter { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
    guard let first = kept.first, first.properties.isAlphabetic else {
      return "v" + String(String.UnicodeScalarView(kept))
    }
    return String(String.UnicodeScalarView(kept))
  }
}
