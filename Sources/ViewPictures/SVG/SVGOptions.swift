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
  /// Whether dropped constraints, ambiguous nodes, cut texts and nodes outside of their superviews
  /// are marked, with a legend below the drawing; see ``DisplayList/init(marking:displayScale:)``.
  ///
  /// It concerns pictures of nodes.
  public var marksLayoutProblems: Bool
  /// The margin around the node; by default what its own shadow needs.
  ///
  /// It applies to pictures of nodes, except marked ones.
  public var margin: PictureMargin
  /// The names of font families, the preferred one first.
  ///
  /// Those by default have the widths that ``ViewNodes/EmbeddedTextMeasurer`` measures with; with
  /// others, lay out with a measurer that knows them.
  public var fontFamilies: [String]
  /// Font files that the picture carries with it.
  ///
  /// Their families are preferred to ``fontFamilies``, in order.
  public var embeddedFonts: [EmbeddedFont]
  /// Whether the picture carries the files of the families that its text has, see
  /// ``ViewNodes/FontFamily``; otherwise they are only named.
  ///
  /// All of each file becomes part of the picture, so subsets are better.
  public var embedsFontFiles: Bool

  /// The families whose widths are measured with by default, and what comes nearest to them.
  public static let defaultFontFamilies = [
    "Liberation Sans", "Arimo", "Arial", "Helvetica", "sans-serif",
  ]

  /// Makes options; by default there is no title, no background and no mark, shadows are whole, and
  /// text is in the families it is measured with.
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

  /// The families of the embedded fonts and then the others, each once.
  var allFamilies: [String] {
    var seen: Set<String> = []
    return (embeddedFonts.map(\.family) + fontFamilies).filter { seen.insert($0).inserted }
  }

  /// The prefix without what a name cannot have.
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
