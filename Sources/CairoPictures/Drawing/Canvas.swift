// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  /// A renderer that draws display lists on a Cairo surface.
  struct Canvas {
    let context: OpaquePointer
    let tools: DrawingTools
    let fontFamilies: String
    /// The pixels per point; for pages, those of shadows.
    let scale: CGFloat
    /// Whether text and shapes are written as such.
    let isVector: Bool

    static func draw(
      _ list: DisplayList, on surface: OpaquePointer, scale: CGFloat, isVector: Bool,
      background: Color?, fontFamilies: [String], with tools: DrawingTools
    ) throws(CairoError) {
      guard let context = cairo_create(surface) else { throw .empty }
      defer { cairo_destroy(context) }
      cairo_scale(context, Double(scale), Double(scale))
      let canvas = Canvas(
        context: context, tools: tools, fontFamilies: fontFamilies.joined(separator: ","),
        scale: isVector ? 2 : scale, isVector: isVector)
      if let background {
        canvas.setSource(background)
        cairo_paint(context)
      }
      canvas.draw(list.operations)
      let status = cairo_status(context)
      guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(status) }
    }

    func draw(_ operations: [DisplayList.Operation]) {
      var open: [DisplayList.Group] = []
      for operation in operations {
        switch operation {
        case .fill(let path, let paint): fill(path, with: paint)
        case .stroke(let path, let style, let color): stroke(path, style: style, color: color)
        case .text(let line): draw(line)
        case .image(let image): draw(image)
        case .shadow(let path, let shadow): draw(shadow, of: path)
        case .begin(let group):
          open.append(group)
          begin(group)
        case .end:
          if let group = open.popLast() { end(group) }
        }
      }
      // A manually created list may have left some groups open.
      while let group = open.popLast() { end(group) }
    }

    // MARK: Groups

    private func begin(_ group: DisplayList.Group) {
      switch group {
      case .clip(let path):
        cairo_save(context)
        add(path)
        cairo_clip(context)
      case .opacity, .shadow, .mask, .filter, .blend:
        cairo_push_group(context)
      case .transform(let map):
        cairo_save(context)
        var matrix = cairo_matrix_t(map)
        // A degenerate transform draws nothing; Cairo would stop drawing permanently.
        if map.a * map.d - map.b * map.c == 0 { matrix = cairo_matrix_t(.degenerate) }
        cairo_transform(context, &matrix)
      }
    }

    private func end(_ group: DisplayList.Group) {
      switch group {
      case .clip, .transform:
        cairo_restore(context)
      case .opacity(let opacity):
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, Double(opacity))
      case .shadow(let shadow, let around):
        let content = cairo_pop_group(context)
        defer { cairo_pattern_destroy(content) }
        guard let content else { return }
        draw(shadow, around: around) { mask in
          cairo_set_source(mask, content)
          cairo_paint(mask)
        }
        cairo_set_source(context, content)
        cairo_paint(context)
      case .mask(let operations, _): endMask(of: operations)
      case .filter(let filter, let around): endFilter(filter, around: around)
      case .blend(let mode):
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, cairo_operator_t(mode))
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      }
    }
  }

  extension Transform {
    /// An invertible map that scales to almost nothing.
    fileprivate static let degenerate = Transform(a: 1e-6, b: 0, c: 0, d: 1e-6, tx: 0, ty: 0)
  }

  extension cairo_matrix_t {
    init(_ map: Transform) {
      self.init(
        xx: Double(map.a), yx: Double(map.b), xy: Double(map.c), yy: Double(map.d),
        x0: Double(map.tx), y0: Double(map.ty))
    }
  }
#endif
