// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  public import ViewPictures
  import ViewNodes

  extension DisplayList {
    /// Returns the drawing with outlines in place of text, for pictures that look the same without
    /// installed fonts.
    ///
    /// Emoji and other color glyphs stay text.
    ///
    /// - Parameter fontFamilies: The names of font families, the preferred one first.
    /// - Returns: The drawing. Its text can't be selected or read by assistive technologies, so
    ///   give the SVG a title.
    public func outliningText(
      fontFamilies: [String] = SVGOptions.defaultFontFamilies
    ) -> DisplayList {
      let families = fontFamilies.joined(separator: ",")
      var result = DisplayList(size: size)
      DrawingTools.shared.borrow { tools in
        guard let canvas = OutlineCanvas(families: families, tools: tools) else {
          result = self
          return
        }
        result = replacingText { canvas.operations(for: $0) }
      }
      return result
    }
  }

  /// A canvas that records outlines instead of filling them.
  private final class OutlineCanvas {
    private let context: OpaquePointer
    private let surface: OpaquePointer
    private let families: String
    private let tools: DrawingTools

    init?(families: String, tools: DrawingTools) {
      // The surface is unbounded, because glyphs far outside a surface have no outline.
      guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
        let context = cairo_create(surface)
      else { return nil }
      self.surface = surface
      self.context = context
      self.families = families
      self.tools = tools
      // Curves are kept; the tolerance is for those that Cairo has to flatten.
      cairo_set_tolerance(context, 0.01)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    func operations(for line: TextLine) -> [DisplayList.Operation] {
      tools.shaper.withLayout(
        of: TextShaper.runs(of: line), families: families, direction: line.direction
      ) { layout in
        let styles = RunStyles(line.runs)
        let (items, width) = GlyphItem.all(in: layout, letterSpacing: styles.letterSpacing(at:))
        guard width > 0, !items.contains(where: \.hasColor) else { return [.text(line)] }
        let stretch = line.stretch(of: width)
        let left: CGFloat =
          switch line.anchor {
          case .left: 0
          case .center: -width / 2
          case .right: -width
          }
        let anchor = line.anchorPoint
        var fills: [DisplayList.Operation] = []
        for item in items {
          cairo_new_path(context)
          cairo_move_to(context, Double(left + item.x), 0)
          pango_cairo_glyph_string_path(context, item.font, item.item.pointee.glyphs)
          let path = currentPath().applying(
            Transform(a: stretch, b: 0, c: 0, d: 1, tx: anchor.x, ty: anchor.y))
          guard !path.elements.isEmpty else { continue }
          fills.append(.fill(path, .color(styles.color(at: item.offset))))
        }
        return fills
      }
    }

    private func currentPath() -> BezierPath {
      var path = BezierPath()
      guard let copy = cairo_copy_path(context) else { return path }
      defer { cairo_path_destroy(copy) }
      var index = 0
      while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
        let header = data[index].header
        func point(_ offset: Int) -> CGPoint {
          let point = data[index + offset].point
          return CGPoint(x: point.x, y: point.y)
        }
        switch header.type {
        case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
        case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
        case CAIRO_PATH_CURVE_TO:
          path.addCurve(to: point(3), controlPoint1: point(1), controlPoint2: point(2))
        default: path.close()
        }
        index += Int(header.length)
      }
      // A move at the end draws nothing.
      return path
    }
  }
#endif
