// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  public import Foundation
  public import ViewPictures
  public import ViewNodes

  /// The options of a PNG image.
  public nonisolated struct PNGOptions: Hashable, Sendable {
    /// The trade-off between encoding time and file size.
    public nonisolated enum Compression: Hashable, Sendable {
      /// About one and a half times the file size in a fifth of the time.
      case fast
      /// The default effort.
      case small
    }

    /// The pixels per point.
    public var scale: CGFloat
    /// The background color behind the drawing, or `nil` for transparent pixels.
    public var background: Color?
    /// The margin around the node.
    ///
    /// It applies to pictures of nodes.
    public var margin: PictureMargin
    /// The names of font families, the preferred one first.
    public var fontFamilies: [String]
    /// The trade-off between encoding time and file size.
    public var compression: Compression
    /// The maximum number of pixels of a picture, so that no request exhausts the memory.
    public var maximumPixels: Int

    /// Creates options.
    ///
    /// - Parameters:
    ///   - scale: The pixels per point.
    ///   - background: The background color behind the drawing, or `nil` for transparent pixels.
    ///   - margin: The margin around the node.
    ///   - fontFamilies: The names of font families, the preferred one first.
    ///   - compression: The trade-off between encoding time and file size.
    ///   - maximumPixels: The maximum number of pixels of a picture, so that no request exhausts
    ///     the memory.
    public init(
      scale: CGFloat = 2, background: Color? = nil, margin: PictureMargin = .automatic,
      fontFamilies: [String] = SVGOptions.defaultFontFamilies, compression: Compression = .fast,
      maximumPixels: Int = 64_000_000
    ) {
      self.scale = scale
      self.background = background
      self.margin = margin
      self.fontFamilies = fontFamilies
      self.compression = compression
      self.maximumPixels = maximumPixels
    }
  }
#endif
