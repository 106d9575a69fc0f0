// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes

  /// A stretch of glyphs of one font, in the order of drawing.
  struct GlyphItem {
    /// Pango's item with its glyphs; valid as long as the layout.
    let item: UnsafeMutablePointer<PangoGlyphItem>
    /// The left end, in points from the left end of the line.
    let x: CGFloat
    let width: CGFloat
    /// Where its text begins, in bytes of the whole line.
    let offset: Int

    var font: UnsafeMutablePointer<PangoFont> { item.pointee.item.pointee.analysis.font }
    /// Whether its glyphs have colours of their own, as those of emoji have.
    var hasColor: Bool { viewfactory_has_color(font) != 0 }

    /// The glyph items of a layout of one line.
    static func all(in layout: OpaquePointer) -> (items: [GlyphItem], width: CGFloat) {
      var items: [GlyphItem] = []
      var x: CGFloat = 0
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return ([], 0) }
      var next = line.pointee.runs
      while let link = next {
        next = link.pointee.next
        guard let data = link.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let units = pango_glyph_string_get_width(item.pointee.glyphs)
        let width = CGFloat(units) / CGFloat(PANGO_SCALE)
        items.append(
          GlyphItem(
            item: item, x: x, width: width, offset: Int(item.pointee.item.pointee.offset)))
        x += width
      }
      return (items, x)
    }
  }

  extension TextLine {
    /// How much wider the line has to be drawn than its glyphs are, as SVG has it.
    ///
    /// Glyphs that are too wide are squeezed into the line. Those that are not wide enough fill it
    /// where their width is known, such as Korean letters of another font than the measured one.
    func stretch(of glyphWidth: CGFloat) -> CGFloat {
      let difference = width - glyphWidth
      guard width > 0, width.isFinite, glyphWidth > 0, abs(difference) > 0.1 else { return 1 }
      return difference < 0 || runs.allSatisfy(\.fitsWidth) ? width / glyphWidth : 1
    }
  }
#endif
