// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    /// Draws a line of text with its anchor where it is.
    ///
    /// A line that turns out wider than it was laid out with is squeezed into its width, joined
    /// letters and all.
    func draw(_ line: TextLine) {
      tools.shaper.withLayout(
        of: line.runs.map { ($0.text, $0.font) }, families: fontFamilies, direction: line.direction
      ) { layout in
        let (items, width) = GlyphItem.all(in: layout)
        guard width > 0 else { return }
        let colors = RunColors(line.runs)
        cairo_save(context)
        let anchor = line.anchorPoint
        cairo_translate(context, Double(anchor.x), Double(anchor.y))
        if line.width > 0, width > line.width + 0.1 {
          cairo_scale(context, Double(line.width / width), 1)
        }
        let left: CGFloat =
          switch line.anchor {
          case .left: 0
          case .center: -width / 2
          case .right: -width
          }
        for item in items {
          setSource(colors.color(at: item.offset))
          cairo_move_to(context, Double(left + item.x), 0)
          draw(item, of: layout)
        }
        cairo_restore(context)
      }
    }

    private func draw(_ item: GlyphItem, of layout: OpaquePointer) {
      if isVector {
        pango_cairo_show_glyph_item(context, pango_layout_get_text(layout), item.item)
      } else if item.hasColor {
        pango_cairo_show_glyph_string(context, item.font, item.item.pointee.glyphs)
      } else {
        // Glyphs are put on whole pixels when they are shown, and are unevenly spaced then; outlines
        // are not.
        pango_cairo_glyph_string_path(context, item.font, item.item.pointee.glyphs)
        cairo_fill(context)
      }
    }
  }
#endif
