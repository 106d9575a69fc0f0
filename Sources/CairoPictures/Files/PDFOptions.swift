// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewPictures
  public import ViewNodes

  /// The options of a document with pages.
  public nonisolated struct PDFOptions: Hashable, Sendable {
    /// The document's title, `nil` for none.
    public var title: String?
    /// The creation date in the document's metadata.
    ///
    /// By default, it is the start of 1970, so that the same pages result in the same bytes.
    public var creationDate: Date
    /// The background color behind the drawing on every page, or `nil` for none.
    public var background: Color?
    /// The margin around the node.
    ///
    /// It applies to pictures of nodes.
    public var margin: PictureMargin
    /// The names of font families, the preferred one first.
    public var fontFamilies: [String]

    /// Creates options.
    ///
    /// - Parameters:
    ///   - title: The document's title, `nil` for none.
    ///   - creationDate: The creation date in the document's metadata.
    ///   - background: The background color behind the drawing on every page, or `nil` for none.
    ///   - margin: The margin around the node.
    ///   - fontFamilies: The names of font families, the preferred one first.
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
