// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewPictures
  public import ViewNodes

  /// How a document of pages is made.
  public nonisolated struct PDFOptions: Hashable, Sendable {
    /// The document's title, `nil` for none.
    public var title: String?
    /// The date that the document says it was made at.
    ///
    /// By default that is the first moment of 1970, so that the same pages are the same bytes.
    public var creationDate: Date
    /// What lies behind the drawing on every page; nothing when `nil`.
    public var background: Color?
    /// How much of what lies around the node is shown.
    ///
    /// It concerns pictures of nodes.
    public var margin: PictureMargin
    /// The names of font families, the preferred one first.
    public var fontFamilies: [String]

    /// Makes options.
    public init(
      title: String? = nil, creationDate: Date = Date(timeIntervalSince1970: 0),
      background: Color? = nil, margin: PictureMargin = .automatic,
      fontFamilies: [String] = SVGOptions.defaultFontFamilies
    ) {
      self.title = title
      self.creationDate = creationDate
      self.background = background
      self.margin = margin
      self.fontFamilies = fontFamilies
    }
  }
#endif
