// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes

  /// A run of glyphs in one font, in drawing order.
  struct GlyphItem {
    /// Pango's item with its glyphs; valid while the layout exists.
    let item: UnsafeMutablePointer<PangoGlyphItem>
    /// The left end, in points from the left end of the line.
    var x: CGFloat
    let width: CGFloat
    /// The byte offset of its text in the whole line.
    let offset: Int

    var font: UnsafeMutablePointer<PangoFont> { item.pointee.item.pointee.analysis.font }
    /// Whether its glyphs are colored, such as emoji.
    var hasColor: Bool { viewfactory_has_color(font) != 0 }

    private var isRightToLeft: Bool { item.pointee.item.pointee.analysis.level & 1 == 1 }

    /// Returns the glyph items of a single-line layout.
    ///
    /// Pango puts half of the letter spacing on either side of a letter, and none at the ends of a
    /// line; CSS puts all of it after the letter, including the last one. Items are positioned as
    /// in CSS.
    ///
    /// - Parameters:
    ///   - layout: The layout.
    ///   - letterSpacing: The spacing of the letters that begin at an offset, in points.
    /// - Returns: The items from left to right, and the width of the line.
    static func all(
      in layout: OpaquePointer, letterSpacing: (_ offset: Int) -> CGFloat = { _ in 0 }
    ) -> (items: [GlyphItem], width: CGFloat) {
      var items: [GlyphItem] = []
      var x: CGFloat = 0
      guard let line = pango_layout_get_line_readonly(layout, 0) else { return ([], 0) }
      var next = line.pointee.runs
      while let link = next {
        next = link.pointee.next
        guard let data = link.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
        let offset = Int(item.pointee.item.pointee.offset)
        let space = LetterSpace(points: letterSpacing(offset))
        let before = items.isEmpty ? 0 : space.left
        let after = next == nil ? 0 : space.right
        let units = pango_glyph_string_get_width(item.pointee.glyphs)
        var glyphs = GlyphItem(item: item, x: 0, width: CGFloat.points(units), offset: offset)
        glyphs.x = x + CGFloat.points((glyphs.isRightToLeft ? space.whole : 0) - before)
        items.append(glyphs)
        x += CGFloat.points(units - before - after + space.whole)
      }
      return (items, x)
    }
  }

  /// The letter spacing that Pango distributes to both sides of a letter, in Pango units.
  struct LetterSpace {
    let whole: Int32
    let left: Int32
    var right: Int32 { whole - left }

    init(points: CGFloat) {
      let units = (points * CGFloat(PANGO_SCALE)).rounded()
      whole = abs(units) < 1e8 ? Int32(units) : 0
      // Whole points stay whole.
      let half = whole / 2
      left = whole & (PANGO_SCALE - 1) == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
    }
  }

  extension CGFloat {
    fileprivate static func points(_ units: Int32) -> CGFloat {
      CGFloat(units) / CGFloat(PANGO_SCALE)
    }
  }

  extension TextLine {
    /// Returns the difference between the width of the line and that of its glyphs, as in SVG.
    ///
    /// Glyphs that are too wide are compressed into the line. Those that are too narrow are spread
    /// to fill it if their width is known, such as Korean letters of a substitute font.
    func stretch(of glyphWidth: CGFloat) -> CGFloat {
      let difference = width - glyphWidth
      guard width > 0, width.isFinite, glyphWidth > 0, abs(difference) > 0.1 else { return 1 }
      return difference < 0 || runs.allSatisfy(\.fitsWidth) ? width / glyphWidth : 1
    }
  }
#endif
