// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewPictures

  /// A document that is written page by page.
  final class PDFDocument {
    private let options: PDFOptions
    private let output = FileBytes()
    private var surface: OpaquePointer?

    init(options: PDFOptions) {
      self.options = options
    }

    deinit {
      if let surface { cairo_surface_destroy(surface) }
    }

    func add(_ page: DisplayList) throws(CairoError) {
      let size = page.size
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        throw .empty
      }
      let surface: OpaquePointer
      if let former = self.surface {
        surface = former
        cairo_pdf_surface_set_size(surface, Double(size.width), Double(size.height))
      } else {
        surface = try begin(size)
        self.surface = surface
      }
      try DrawingTools.shared.borrow { tools throws(CairoError) in
        try Canvas.draw(
          page, on: surface, scale: 1, isVector: true, background: options.background,
          fontFamilies: options.fontFamilies, with: tools)
      }
      cairo_surface_show_page(surface)
    }

    /// Returns the file, or throws an error without a page.
    func finish() throws(CairoError) -> Data {
      guard let surface else { throw .empty }
      cairo_surface_finish(surface)
      let status = cairo_surface_status(surface)
      guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
      return output.data
    }

    private func begin(_ size: CGSize) throws(CairoError) -> OpaquePointer {
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<FileBytes>.fromOpaque(closure).takeUnretainedValue()
            .data.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), Double(size.width), Double(size.height))
      let status = cairo_surface_status(surface)
      guard let surface, status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
      if let title = options.title {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      }
      let date = options.creationDate.formatted(.iso8601)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
      return surface
    }
  }

  /// The bytes written so far.
  private final class FileBytes {
    var data = Data()
  }
#endif
