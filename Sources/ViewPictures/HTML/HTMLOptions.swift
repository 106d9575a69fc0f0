// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The options of an HTML page.
public nonisolated struct HTMLOptions: Hashable, Sendable {
  /// The title of the page; `nil` for the first heading in the view, or its first text.
  public var title: String?
  /// The language of the texts, as in `pt-BR`.
  public var language: String
  /// The background color behind the view, or `nil` for the browser's own.
  public var background: Color?
  /// The margin around the node; by default what its own shadow needs.
  public var margin: PictureMargin
  /// The names of font families, the preferred one first.
  ///
  /// Those by default have the widths that ``ViewNodes/EmbeddedTextMeasurer`` measures with; with
  /// others, lay out with a measurer that knows them.
  public var fontFamilies: [String]
  /// Font files that the page carries with it.
  ///
  /// Their families are preferred to ``fontFamilies``, in order.
  public var embeddedFonts: [EmbeddedFont]
  /// Whether the page carries the files of the families that its text has, see
  /// ``ViewNodes/FontFamily``; otherwise they are only named.
  ///
  /// All of each file becomes part of the page, so subsets are better.
  public var embedsFontFiles: Bool

  /// Makes options; by default the page is in English and carries no font.
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
