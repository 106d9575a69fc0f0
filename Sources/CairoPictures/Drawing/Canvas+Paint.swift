// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    func setSource(_ color: Color) {
      let channels = Canvas.channels(of: color)
      cairo_set_source_rgba(
        context, channels.red, channels.green, channels.blue, Double(color.alpha))
    }

    /// Returns the components of a color in steps of 1/255, as in SVG: Cairo would truncate instead
    /// of rounding.
    private static func channels(of color: Color) -> (red: Double, green: Double, blue: Double) {
      func channel(_ value: CGFloat) -> Double { (Double(value) * 255).rounded() / 255 }
      return (channel(color.red), channel(color.green), channel(color.blue))
    }

    /// Sets the current path.
    func add(_ path: BezierPath) {
      Canvas.add(path, to: context)
    }

    static func add(_ path: BezierPath, to context: OpaquePointer) {
      cairo_new_path(context)
      let rule = path.usesEvenOddFillRule ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      cairo_set_fill_rule(context, rule)
      for element in path.elements {
        switch element {
        case .move(let point): cairo_move_to(context, Double(point.x), Double(point.y))
        case .line(let point): cairo_line_to(context, Double(point.x), Double(point.y))
        case .curve(let point, let control1, let control2):
          cairo_curve_to(
            context, Double(control1.x), Double(control1.y), Double(control2.x),
            Double(control2.y), Double(point.x), Double(point.y))
        case .close: cairo_close_path(context)
        }
      }
    }

    func fill(_ path: BezierPath, with paint: DisplayList.Paint) {
      switch paint {
      case .color(let color):
        add(path)
        setSource(color)
        cairo_fill(context)
      case .gradient(let gradient) where gradient.kind == .conic:
        fillSectors(of: gradient, in: path)
      case .gradient(let gradient):
        guard let pattern = pattern(of: gradient, in: path.bounds) else {
          if let last = gradient.stops.last { fill(path, with: .color(last.color)) }
          return
        }
        defer { cairo_pattern_destroy(pattern) }
        add(path)
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }

    func stroke(_ path: BezierPath, style: StrokeStyle, color: Color) {
      add(style.solidLine(along: path))
      setSource(color)
      cairo_set_line_width(context, Double(style.width))
      cairo_set_miter_limit(context, Double(style.usableMiterLimit))
      let cap =
        switch style.cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
      cairo_set_line_cap(context, cap)
      let join =
        switch style.join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
      cairo_set_line_join(context, join)
      cairo_stroke(context)
    }

    // MARK: Gradients

    /// Returns the pattern of a gradient in the unit coordinates of a box, or `nil` if it has no
    /// extent and only its last color is visible.
    private func pattern(of gradient: Gradient, in box: CGRect) -> OpaquePointer? {
      guard box.width > 0, box.height > 0 else { return nil }
      let start = gradient.start
      let end = gradient.end
      var map = Transform(
        a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
      let pattern: OpaquePointer?
      if gradient.kind == .radial {
        let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
        guard radii.width > 0, radii.height > 0 else { return nil }
        map = Transform(
          a: radii.width, b: 0, c: 0, d: radii.height, tx: start.x, ty: start.y
        ).concatenating(map)
        pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      } else {
        guard start != end else { return nil }
        pattern = cairo_pattern_create_linear(
          Double(start.x), Double(start.y), Double(end.x), Double(end.y))
      }
      for stop in gradient.stops {
        let channels = Canvas.channels(of: stop.color)
        cairo_pattern_add_color_stop_rgba(
          pattern, Double(stop.location), channels.red, channels.green, channels.blue,
          Double(stop.color.alpha))
      }
      var matrix = cairo_matrix_t(map.inverted())
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    }

    /// Cairo has no conic gradients, so they are drawn as sectors, as in SVG.
    private func fillSectors(of gradient: Gradient, in path: BezierPath) {
      let box = path.bounds
      guard box.width > 0, box.height > 0 else { return }
      let sectors = ConicSectors(of: gradient)
      cairo_save(context)
      add(path)
      cairo_clip(context)
      cairo_push_group(context)
      cairo_translate(context, Double(box.minX), Double(box.minY))
      cairo_scale(context, Double(box.width), Double(box.height))
      if sectors.commonAlpha == nil { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      for sector in sectors.all {
        cairo_new_path(context)
        for corner in sector.corners { cairo_line_to(context, Double(corner.x), Double(corner.y)) }
        cairo_close_path(context)
        setSource(sector.color)
        cairo_fill(context)
      }
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, Double(sectors.commonAlpha ?? 1))
      cairo_restore(context)
    }
  }
#endif
