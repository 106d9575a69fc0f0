// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewPictures

  // With the trait, the trees are made on the main actor.
  #if MainActor
    @MainActor
  #endif
  extension Pictures {
    /// Creates many trees, lays them out on several threads, and writes one PDF document with a
    /// page for each, in the order of their makers.
    ///
    /// The page of a maker that throws, or of a picture without an area, is omitted and named in
    /// the report.
    ///
    /// - Parameters:
    ///   - makers: The makers of the trees; a lazy sequence is evaluated on demand.
    ///   - file: The path of the document; an existing file is replaced. Its folder is created if
    ///     necessary. Without a page, no document is written.
    ///   - options: The options of the document.
    ///   - concurrency: The maximum number of trees laid out at the same time.
    ///   - progress: A closure called with the report so far, after each page, in order.
    /// - Returns: The number of pages, and the failures.
    /// - Throws: The error of the file system if the document cannot be written, or ``CairoError``.
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
