// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    /// Draws a line of text at its anchor.
    ///
    /// A line that is wider than in the layout is condensed to its width, including joined letters;
    /// see ``TextLine/stretch(of:)``.
    func draw(_ line: TextLine) {
      // Fallback fonts are not hinted; compare the text rendering in SVG.
      let isHinted = hasLargePixels && line.isInMeasuredFonts
      tools.shaper.withLayout(
        of: TextShaper.runs(of: line), families: fontFamilies,
        direction: line.direction, isHinted: isHinted
      ) { layout in
        let styles = RunStyles(line.runs)
        let (items, width) = GlyphItem.all(in: layout, letterSpacing: styles.letterSpacing(at:))
        guard width > 0 else { return }
        cairo_save(context)
        let anchor = snappedPoint(for: line.anchorPoint)
        cairo_translate(context, anchor.x, anchor.y)
        let stretch = line.stretch(of: width)
        if stretch != 1 { cairo_scale(context, Double(stretch), 1) }
        let left: CGFloat =
          switch line.anchor {
          case .left: 0
          case .center: -width / 2
          case .right: -width
          }
        for item in items {
          setSource(styles.color(at: item.offset))
          cairo_move_to(context, Double(left + item.x), 0)
          draw(item, of: layout, isHinted: isHinted)
        }
        cairo_restore(context)
      }
    }

    /// Whether the scale is so low that browsers hint letters.
    private var hasLargePixels: Bool { !isVector && scale < 1.5 }

    /// Returns the position at which text is drawn: a horizontal baseline is aligned to a pixel
    /// edge, as in browsers, so that the bottoms of letters are sharp.
    private func snappedPoint(for point: CGPoint) -> (x: Double, y: Double) {
      var (x, y) = (Double(point.x), Double(point.y))
      guard !isVector else { return (x, y) }
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let isUpright = matrix.yx == 0 && matrix.xy == 0
      guard isUpright || (matrix.xx == 0 && matrix.yy == 0) else { return (x, y) }
      cairo_user_to_device(context, &x, &y)
      if isUpright { y = (y + 0.5).rounded(.down) } else { x = (x + 0.5).rounded(.down) }
      cairo_device_to_user(context, &x, &y)
      return (x, y)
    }

    /// Moves glyphs to the nearest quarter of a pixel, where browsers place hinted ones.
    private func putOnQuarters(_ item: GlyphItem) {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      guard matrix.yx == 0, matrix.xy == 0, abs(matrix.xx) > 1e-6 else { return }
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      cairo_user_to_device(context, &x, &y)
      let unit = matrix.xx / Double(PANGO_SCALE)
      let glyphs = UnsafeMutableBufferPointer(
        start: item.item.pointee.glyphs.pointee.glyphs,
        count: Int(item.item.pointee.glyphs.pointee.num_glyphs))
      for index in glyphs.indices {
        let geometry = glyphs[index].geometry
        let position = x + Double(geometry.x_offset) * unit
        guard abs(position) < 1e6 else { return }
        let move = ((position * 4).rounded() / 4 - position) / unit
        glyphs[index].geometry.x_offset &+= Int32(move.rounded())
        x += Double(geometry.width) * unit
      }
    }

    private func draw(_ item: GlyphItem, of layout: OpaquePointer, isHinted: Bool) {
      if isVector {
        pango_cairo_show_glyph_item(context, pango_layout_get_text(layout), item.item)
      } else if item.hasColor {
        pango_cairo_show_glyph_string(context, item.font, item.item.pointee.glyphs)
      } else {
        // Glyphs would be placed on whole pixels and thus unevenly spaced; outlines aren't.
        if isHinted { putOnQuarters(item) }
        pango_cairo_glyph_string_path(context, item.font, item.item.pointee.glyphs)
        cairo_fill(context)
      }
    }
  }
#endif
