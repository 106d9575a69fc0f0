// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  public import Foundation
  public import ViewNodes
  public import ViewPictures

  /// A text measurer that uses Pango: ligatures and complex scripts are shaped, and fallback fonts
  /// supply letters that the families lack.
  ///
  /// Pictures drawn by Cairo with the same families have exactly these widths.
  ///
  /// With the default families, which replace the system font of iOS, letters are spaced as by
  /// ``ViewNodes/EmbeddedTextMeasurer``, so that text is as wide as on iOS. Letters of other
  /// families have their own widths. A font with a custom family is measured as installed, whether
  /// or not the family has files.
  ///
  /// Widths, and so layouts, depend on the fonts of the machine. Measuring a text for the first
  /// time takes some microseconds; the last few thousand widths are cached.
  ///
  /// ```swift
  /// node.textMeasurer = PangoTextMeasurer()
  /// ```
  public struct PangoTextMeasurer: TextMeasurer {
    /// The names of font families, the preferred one first.
    public let fontFamilies: [String]
    private let families: String
    private let usesSubstitutes: Bool
    private let known = KnownWidths()

    /// Creates a measurer.
    ///
    /// One is enough for any number of nodes and threads.
    ///
    /// - Parameter fontFamilies: The names of font families, the preferred one first.
    public init(fontFamilies: [String] = SVGOptions.defaultFontFamilies) {
      self.fontFamilies = fontFamilies
      families = fontFamilies.joined(separator: ",")
      usesSubstitutes = fontFamilies.first == SVGOptions.defaultFontFamilies[0]
    }

    /// Returns the letter spacing: that of the system font on iOS, if the families replace it, and
    /// that of the font.
    ///
    /// - Parameter font: The font.
    /// - Returns: The space.
    public func letterSpacing(of font: Font) -> LetterSpacing {
      usesSubstitutes ? LetterSpacing(onIOS: font) : LetterSpacing(specifiedBy: font)
    }

    /// Returns one width for each character.
    ///
    /// Where letters form one glyph, the first has its width and the others have none.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    /// - Returns: The widths in points.
    public func advances(of text: String, font: Font) -> [CGFloat] {
      var widths: [Int: CGFloat] = [:]
      DrawingTools.shared.borrow { tools in
        tools.shaper.withLayout(
          of: [TextShaper.Run(text: text, font: font)], families: families, direction: .leftToRight
        ) {
          layout in
          let iterator = pango_layout_get_iter(layout)
          defer { pango_layout_iter_free(iterator) }
          repeat {
            var extent = PangoRectangle()
            pango_layout_iter_get_cluster_extents(iterator, nil, &extent)
            let offset = Int(pango_layout_iter_get_index(iterator))
            widths[offset, default: 0] += CGFloat(extent.width) / CGFloat(PANGO_SCALE)
          } while pango_layout_iter_next_cluster(iterator) != 0
        }
      }
      // A cluster may begin inside a character (a letter and a mark of another font), and a
      // character may hold several.
      let spacing = letterSpacing(of: font)
      var result: [CGFloat] = []
      var offset = 0
      for character in text {
        var width: CGFloat = 0
        for scalar in character.unicodeScalars {
          width += widths[offset] ?? 0
          offset += scalar == "\0" ? 3 : UTF8.width(scalar)
        }
        result.append(width + spacing.after(character))
      }
      return result
    }

    /// Returns the width of a text in one line.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    /// - Returns: The width in points.
    public func width(of text: String, font: Font) -> CGFloat {
      if text.isEmpty { return 0 }
      let key = KnownWidths.Key(
        text: text, size: font.pointSize, weight: font.weight, details: font.details)
      if let width = known[key] { return width }
      let spacing = letterSpacing(of: font)
      var width = DrawingTools.shared.borrow { tools in
        tools.shaper.withLayout(
          of: [TextShaper.Run(text: text, font: font)], families: families, direction: .leftToRight
        ) {
          GlyphItem.all(in: $0).width
        }
      }
      if spacing != .none { width += text.reduce(0) { $0 + spacing.after($1) } }
      known[key] = width
      return width
    }
  }

  /// The most recently measured widths.
  private final class KnownWidths: @unchecked Sendable {
    // Unchecked because the lock guards the table.
    struct Key: Hashable {
      var text: String
      var size: CGFloat
      var weight: Font.Weight
      var details: FontDetails?
    }

    private let lock = NSLock()
    private var widths: [Key: CGFloat] = [:]
    private static let most = 4096

    subscript(key: Key) -> CGFloat? {
      get { lock.withLock { widths[key] } }
      set {
        // Long texts are seldom measured again, and a few thousand of them would take much memory.
        if key.text.utf8.count > 256 { return }
        lock.withLock {
          if widths.count >= KnownWidths.most { widths.removeAll(keepingCapacity: true) }
          widths[key] = newValue
        }
      }
    }
  }
#endif
