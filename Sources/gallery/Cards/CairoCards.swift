// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import ViewPictures

/// The formats that need Cairo.
enum CairoCards {
  /// Writes a file for each card, or one document with a page for each.
  static func render(
    _ makers: sending some Sequence<PictureMaker>, as format: CardsOptions.Format, to folder: URL,
    progress: (PictureReport) -> Void
  ) async throws -> PictureReport {
    #if Cairo
      if format == .png {
        return try await Pictures.render(makers, as: .png(), to: folder, progress: progress)
      }
      return try await Pictures.renderDocument(
        makers, to: folder.appendingPathComponent("cards.pdf"), progress: progress)
    #else
      // The command line was rejected before this point.
      throw CardsOptions.ParseError.formatNeedsCairo(format)
    #endif
  }
}
