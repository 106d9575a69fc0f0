// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The options of an HTML page.
public nonisolated struct HTMLOptions: Hashable, Sendable {
  /// The title of the page, or `nil` to use the first heading in the view or, without headings, its
  /// first text.
  public var title: String?
  /// The language of the text, such as `pt-BR`.
  public var language: String
  /// The background color behind the view, or `nil` for the browser's own.
  public var background: Color?
  /// The margin around the node; by default, the margin that its own shadow requires.
  public var margin: PictureMargin
  /// The names of font families, the preferred one first.
  ///
  /// The default families have the widths that ``ViewNodes/EmbeddedTextMeasurer`` uses; for other
  /// families, lay out with a measurer that supports them.
  public var fontFamilies: [String]
  /// The font files embedded in the page.
  ///
  /// Their families take precedence over ``fontFamilies``, in order.
  public var embeddedFonts: [EmbeddedFont]
  /// A Boolean value that indicates whether to embed the files of the font families in use (see
  /// ``ViewNodes/FontFamily``); otherwise, they are referenced by name.
  ///
  /// Each file is embedded as a whole, so subsets are preferable.
  public var embedsFontFiles: Bool

  /// Creates options; by default, the page is in English and embeds no font.
  ///
  /// - Parameters:
  ///   - title: The title of the page, or `nil` to use the first heading in the view or, without
  ///     headings, its first text.
  ///   - language: The language of the text, such as `pt-BR`.
  ///   - background: The background color behind the view, or `nil` for the browser's own.
  ///   - margin: The margin around the node; by default, the margin that its own shadow requires.
  ///   - fontFamilies: The names of font families, the preferred one first.
  ///   - embeddedFonts: The font files embedded in the page.
  ///   - embedsFontFiles: A Boolean value that indicates whether to embed the files of the font
  ///     families in use (see ``ViewNodes/FontFamily``); otherwise, they are referenced by name.
  public init(
    title: String? = nil, language: String = "en", background: Color? = nil,
    margin: PictureMargin = .automatic,
    fontFamilies: [String] = SVGOptions.defaultFontFamilies, embeddedFonts: [EmbeddedFont] = [],
    embedsFontFiles: Bool = false
  ) {
    self.embedsFontFiles = embedsFontFiles
    self.title = title
    self.language = language
    self.background = background
    self.margin = margin
    self.fontFamilies = fontFamilies
    self.embeddedFonts = embeddedFonts
  }
}
