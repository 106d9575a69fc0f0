// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes

  /// A shaper that converts text to positioned glyphs with Pango, using its own font map.
  final class TextShaper {
    private let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    /// The same context for letters whose horizontal strokes are aligned to whole pixels.
    private let hintedContext: OpaquePointer
    private var descriptions: [FontKey: OpaquePointer] = [:]
    /// The widths of spaces, by description.
    private var spaceWidths: [OpaquePointer: Int32] = [:]

    /// The properties on which a Pango font depends.
    private struct FontKey: Hashable {
      var families: String
      var size: CGFloat
      var weight: Int
      var isItalic: Bool
    }

    /// A text in one font.
    struct Run {
      var text: String
      var font: Font
      /// The spacing after each letter, in points.
      var letterSpacing: CGFloat = 0
    }

    /// The runs of a line.
    static func runs(of line: TextLine) -> [Run] {
      line.runs.map { Run(text: $0.text, font: $0.font, letterSpacing: $0.letterSpacing) }
    }

    init() {
      map = pango_cairo_font_map_new()
      context = viewfactory_context(map, CAIRO_HINT_STYLE_NONE)
      hintedContext = viewfactory_context(map, CAIRO_HINT_STYLE_SLIGHT)
    }

    deinit {
      for description in descriptions.values { pango_font_description_free(description) }
      viewfactory_release(UnsafeMutableRawPointer(context))
      viewfactory_release(UnsafeMutableRawPointer(hintedContext))
      viewfactory_release(map)
    }

    /// Lays out runs in one line of any width, and passes the layout to a closure.
    ///
    /// - Parameters:
    ///   - runs: The texts and their fonts, in reading order.
    ///   - families: The names of the system font's families, separated by commas.
    ///   - direction: The layout direction.
    ///   - isHinted: Whether horizontal strokes are aligned to whole pixels, as in browsers at low
    ///     scales. Widths stay the same.
    ///   - body: A closure that receives the layout, which is released afterward.
    /// - Returns: The result of the closure.
    func withLayout<Result>(
      of runs: [Run], families: String,
      direction: UserInterfaceLayoutDirection, isHinted: Bool = false,
      _ body: (OpaquePointer) -> Result
    ) -> Result {
      let context = isHinted ? hintedContext : context
      pango_context_set_base_dir(
        context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
      let layout: OpaquePointer = pango_layout_new(context)
      defer { viewfactory_release(UnsafeMutableRawPointer(layout)) }
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_single_paragraph_mode(layout, 1)
      var text = ""
      var fonts: [(start: Int, description: OpaquePointer)] = []
      let attributes = pango_attr_list_new()
      // Widths are added up letter by letter where text is laid out, and SVG is written without
      // kerning too.
      viewfactory_turn_kerning_off(attributes)
      for run in runs {
        let start = UInt32(text.utf8.count)
        text += run.text.isDrawable ? run.text : run.text.drawable
        let end = UInt32(text.utf8.count)
        let description = description(of: run.font, families)
        fonts.append((Int(start), description))
        viewfactory_add_font(attributes, description, start, end)
        if let features = run.font.shapingFeatures {
          viewfactory_add_features(attributes, features, start, end)
        }
        let space = LetterSpace(points: run.letterSpacing).whole
        if space != 0 { viewfactory_add_letter_spacing(attributes, space, start, end) }
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(layout, $0.baseAddress, Int32($0.count))
        }
      }
      if runs.contains(where: { !$0.text.isInMeasuredScripts }) {
        setSpaces(in: layout, of: text, fonts, context)
      }
      return body(layout)
    }

    /// Sets the width of spaces to that in the requested font, as browsers do: Pango takes the
    /// widths of those next to letters of a fallback font from that font.
    private func setSpaces(
      in layout: OpaquePointer, of text: String,
      _ fonts: [(start: Int, description: OpaquePointer)], _ context: OpaquePointer
    ) {
      let bytes = Array(text.utf8)
      for item in GlyphItem.all(in: layout).items {
        let glyphs = item.item.pointee.glyphs.pointee
        var own: Int32?
        for index in 0..<Int(glyphs.num_glyphs) {
          let position = item.offset + Int(glyphs.log_clusters[index])
          guard bytes.indices.contains(position), bytes[position] == 0x20,
            let font = fonts.last(where: { $0.start <= position })
          else { continue }
          let space = own ?? viewfactory_space_width(item.font)
          own = space
          let wanted = spaceWidth(font.description, context)
          guard space >= 0, wanted >= 0 else { continue }
          glyphs.glyphs[index].geometry.width &+= wanted - space
        }
      }
    }

    private func spaceWidth(_ description: OpaquePointer, _ context: OpaquePointer) -> Int32 {
      if let width = spaceWidths[description] { return width }
      var width: Int32 = -1
      if let font = pango_context_load_font(context, description) {
        width = viewfactory_space_width(font)
        viewfactory_release(UnsafeMutableRawPointer(font))
      }
      spaceWidths[description] = width
      return width
    }

    private func description(of font: Font, _ families: String) -> OpaquePointer {
      let families = font.families(over: families)
      let key = FontKey(
        families: families, size: font.pointSize, weight: font.shapedWeight,
        isItalic: font.isItalic)
      if let description = descriptions[key] { return description }
      // There can be any number of sizes, so old ones are discarded.
      if descriptions.count > 256 {
        for description in descriptions.values { pango_font_description_free(description) }
        descriptions.removeAll()
        spaceWidths.removeAll()
      }
      let description: OpaquePointer = pango_font_description_new()
      pango_font_description_set_family(description, families)
      // An invalid size would stop Pango.
      let size = font.pointSize.isFinite ? min(max(font.pointSize, 0.01), 10_000) : 17
      pango_font_description_set_absolute_size(
        description, Double(size) * Double(PANGO_SCALE))
      pango_font_description_set_weight(
        description, PangoWeight(rawValue: UInt32(font.shapedWeight)))
      if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
      descriptions[key] = description
      return description
    }
  }

  extension Font {
    /// The system font has only two faces; other families have their own.
    fileprivate var shapedWeight: Int {
      family == nil ? (weight.isBold ? 700 : 400) : weight.cssWeight
    }

    /// The names of families, with those of the system font after the font's own.
    fileprivate func families(over system: String) -> String {
      var names = family?.names ?? []
      if isMonospaced { names += ["Liberation Mono", "Cousine", "Courier New", "monospace"] }
      // A comma ends a name.
      return (names.map { $0.replacing(",", with: " ") } + [system]).joined(separator: ",")
    }

    /// The OpenType features that are on or off, besides kerning, which is off.
    fileprivate var shapingFeatures: String? {
      guard details != nil else { return nil }
      var features: [String] = []
      if let file { features += ["kern=\(file.hasKerning ? 1 : 0)", "liga=0", "clig=0"] }
      if hasMonospacedDigits, family != nil {
        features += ["tnum=1"] + (file == nil ? ["kern=0"] : [])
      }
      return features.isEmpty ? nil : features.joined(separator: ",")
    }
  }

  extension String {
    /// Whether Pango accepts the text unchanged: it stops at a zero byte.
    fileprivate var isDrawable: Bool { !utf8.contains(0) }

    fileprivate var drawable: String { replacing("\0", with: "\u{FFFD}") }
  }
#endif
