// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewNodes
  public import ViewPictures

  extension ViewNode {
    /// Returns the node as a PDF document of one page, after a layout if one is pending.
    ///
    /// Shapes stay vector graphics, and text can be selected and searched; blurred shadows are
    /// bitmaps. One point of the node is one point of the page.
    ///
    /// - Parameter options: The options of the document.
    /// - Returns: The file.
    /// - Throws: ``CairoError`` if the node has no area.
    public final func pdf(options: PDFOptions = PDFOptions()) throws(CairoError) -> Data {
      try DisplayList.pdf(
        pages: CollectionOfOne(DisplayList(of: self, margin: options.margin)), options: options)
    }
  }

  extension DisplayList {
    /// Returns a PDF document with a page for each drawing, of the drawing's size.
    ///
    /// - Parameters:
    ///   - pages: The drawings; a lazy sequence is read page by page.
    ///   - options: The options of the document.
    /// - Returns: The file.
    /// - Throws: ``CairoError`` if there is no page or one has no area.
    public static func pdf(
      pages: some Sequence<DisplayList>, options: PDFOptions = PDFOptions()
    ) throws(CairoError) -> Data {
      let document = PDFDocument(options: options)
      for page in pages { try document.add(page) }
      return try document.finish()
    }
  }

  extension PictureFormat {
    /// PDF of one page; see ``ViewNodes/ViewNode/pdf(options:)``.
    public static func pdf(_ options: PDFOptions = PDFOptions()) -> PictureFormat {
      PictureFormat(fileExtension: "pdf", mediaType: "application/pdf") {
        [UInt8](try $0.pdf(options: options))
      }
    }
  }
#endif
