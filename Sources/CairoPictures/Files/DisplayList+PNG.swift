// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  public import Foundation
  public import ViewNodes
  public import ViewPictures

  extension ViewNode {
    /// Returns the node as a PNG file, after a layout if one is pending.
    ///
    /// Text is shaped, with fallback fonts for letters that the families lack. The same tree
    /// results in the same bytes with the same versions of Cairo, Pango, and the fonts.
    ///
    /// - Parameter options: The options of the picture.
    /// - Returns: The file.
    /// - Throws: ``CairoError`` if the picture has no area or too many pixels.
    public final func png(options: PNGOptions = PNGOptions()) throws(CairoError) -> Data {
      try DisplayList(of: self, displayScale: options.scale, margin: options.margin)
        .png(options: options)
    }
  }

  extension DisplayList {
    /// Returns the drawing as a PNG file; see ``ViewNodes/ViewNode/png(options:)``.
    ///
    /// - Parameter options: The options of the picture.
    /// - Returns: The file.
    /// - Throws: ``CairoError`` if the picture has no area or too many pixels.
    public func png(options: PNGOptions = PNGOptions()) throws(CairoError) -> Data {
      PNGEncoder.encode(try Raster(self, options: options), options.compression)
    }
  }

  extension PictureFormat {
    /// PNG; see ``ViewNodes/ViewNode/png(options:)``.
    public static func png(_ options: PNGOptions = PNGOptions()) -> PictureFormat {
      PictureFormat(fileExtension: "png", mediaType: "image/png") {
        [UInt8](try $0.png(options: options))
      }
    }
  }
#endif
