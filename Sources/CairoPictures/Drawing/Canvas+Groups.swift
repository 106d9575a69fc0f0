// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    /// Draws the group that ends, with the opacity of operations.
    func endMask(of operations: [DisplayList.Operation]) {
      let content = cairo_pop_group(context)
      defer { cairo_pattern_destroy(content) }
      cairo_push_group(context)
      draw(operations)
      let mask = cairo_pop_group(context)
      defer { cairo_pattern_destroy(mask) }
      guard let content, let mask else { return }
      cairo_set_source(context, content)
      cairo_mask(context, mask)
    }

    /// Draws the group that ends, with a filter.
    func endFilter(_ filter: DrawingFilter, around: CGRect) {
      let content = cairo_pop_group(context)
      defer { cairo_pattern_destroy(content) }
      guard let content else { return }
      let scale = maskScale
      // Pixels that coincide with those of the picture aren't blurred by being drawn again.
      var (x, y) = (Double(around.minX), Double(around.minY))
      cairo_user_to_device(context, &x, &y)
      (x, y) = (x.rounded(.down), y.rounded(.down))
      cairo_device_to_user(context, &x, &y)
      let columns = ((Double(around.maxX) - x) * Double(scale)).rounded(.up) + 1
      let rows = ((Double(around.maxY) - y) * Double(scale)).rounded(.up) + 1
      let picture = FilteredPicture(columns: columns, rows: rows, filter: filter, scale: scale) {
        cairo_scale($0, Double(scale), Double(scale))
        cairo_translate($0, -x, -y)
        cairo_set_source($0, content)
        cairo_paint($0)
      }
      cairo_save(context)
      if let picture {
        cairo_translate(context, x, y)
        cairo_scale(context, 1 / Double(scale), 1 / Double(scale))
        cairo_set_source_surface(context, picture.surface, 0, 0)
      } else {
        cairo_set_source(context, content)
      }
      cairo_paint(context)
      cairo_restore(context)
    }
  }

  extension cairo_operator_t {
    /// The operator of a blend mode.
    init(_ mode: BlendMode) {
      self =
        switch mode {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        }
    }
  }
#endif
