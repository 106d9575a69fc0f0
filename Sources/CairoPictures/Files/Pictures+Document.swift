// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewPictures

  extension Pictures {
    /// Makes many trees, lays them out on several threads and writes one PDF document with a page for
    /// each, in the order of their makers.
    ///
    /// A maker that throws, and a picture without an area, leaves its page out: the report names it.
    ///
    /// - Parameters:
    ///   - makers: What makes the trees; a lazy sequence is read as it is needed.
    ///   - file: The document; one that is there already is replaced. Its folder is made if it is
    ///     missing. Without a single page none is written.
    ///   - options: How the document is made.
    ///   - concurrency: The most trees that are laid out at the same time.
    ///   - progress: Told what became of the batch so far, after each page, in order.
    /// - Returns: How many pages there are, and which are missing and why.
    /// - Throws: What the file system says if the document cannot be written, and ``CairoError``.
    public static func renderDocument(
      _ makers: sending some Sequence<PictureMaker>, to file: URL,
      options: PDFOptions = PDFOptions(),
      concurrency: Int = ProcessInfo.processInfo.activeProcessorCount,
      progress: (PictureReport) -> Void = { _ in }
    ) async throws -> PictureReport {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let document = PDFDocument(options: options)
      let report = await renderLists(
        makers, margin: options.margin, concurrency: concurrency, progress: progress
      ) { page in
        try document.add(page)
      }
      if report.made > 0 { try document.finish().write(to: file) }
      return report
    }
  }
#endif
