// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A drawing with marks over it and a legend below.
struct MarkedPicture {
  private(set) var list: DisplayList

  private let root: ViewNode
  /// The origin of the drawing in the picture.
  private let origin: CGPoint
  private var badges: [CGRect] = []

  /// The maximum number of marks: more would hide the drawing; the legend states the number of
  /// further ones.
  private static var mostMarks: Int { 40 }
  /// The maximum expansion of the picture on one side, in points.
  private static var mostGrowth: CGFloat { 120 }

  init(_ plain: DisplayList, _ marks: [LayoutMark], of root: ViewNode) {
    self.root = root
    let shown = marks.prefix(MarkedPicture.mostMarks)
    let area = MarkedPicture.area(of: plain.size, shown, in: root)
    origin = CGPoint(x: -area.minX, y: -area.minY)
    list = DisplayList(size: area.size)
    list.operations.append(.begin(.transform(Transform(translationX: origin.x, y: origin.y))))
    list.operations += plain.operations
    list.operations.append(.end)
    for (index, mark) in shown.enumerated() {
      draw(mark)
      drawBadge(index + 1, mark.kind.color, near: frame(of: mark.node))
    }
    drawLegend(shown, more: marks.count - shown.count)
  }

  /// Returns the bounds of the drawing and everything marked, within limits.
  private static func area(
    of size: CGSize, _ marks: ArraySlice<LayoutMark>, in root: ViewNode
  ) -> CGRect {
    let drawing = CGRect(origin: .zero, size: size)
    let limits = drawing.insetBy(dx: -mostGrowth, dy: -mostGrowth)
    var area = drawing.insetBy(dx: -12, dy: -12)
    for mark in marks {
      let frame = mark.node.convert(mark.node.bounds, to: root)
        .offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY).insetBy(dx: -12, dy: -12)
      let part = frame.overlap(with: limits)
      if !part.isNull { area = area.union(part) }
    }
    area.size.width = max(area.width, Legend.leastWidth)
    return area
  }

  private func frame(of node: ViewNode) -> CGRect {
    let frame = node.convert(node.bounds, to: root)
    return frame.offsetBy(
      dx: origin.x - root.bounds.minX, dy: origin.y - root.bounds.minY)
  }

  // MARK: Marks

  private mutating func draw(_ mark: LayoutMark) {
    let frame = frame(of: mark.node)
    let color = mark.kind.color
    switch mark.kind {
    case .overflow:
      for part in parts(of: frame, outside: mark.node.superview) {
        fill(part, color.withAlphaComponent(0.3))
      }
      outline(frame, color)
    case .ambiguity:
      fill(frame, color.withAlphaComponent(0.08))
      list.operations.append(
        .stroke(BezierPath(dashedRect: frame), StrokeStyle(width: 1.5), color))
      if let attribute = mark.attribute { drawMeasure(attribute, of: frame, color) }
    case .conflict, .cutText:
      fill(frame, color.withAlphaComponent(0.08))
      outline(frame, color)
    }
  }

  /// Returns the up to four rectangles of a node outside of its superview.
  private func parts(of frame: CGRect, outside parent: ViewNode?) -> [CGRect] {
    guard let parent else { return [] }
    let bounds = self.frame(of: parent)
    let middle = frame.overlap(
      with: CGRect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height))
    var parts = [
      CGRect(x: frame.minX, y: frame.minY, width: bounds.minX - frame.minX, height: frame.height),
      CGRect(x: bounds.maxX, y: frame.minY, width: frame.maxX - bounds.maxX, height: frame.height),
    ]
    if !middle.isNull {
      parts.append(
        CGRect(x: middle.minX, y: frame.minY, width: middle.width, height: bounds.minY - frame.minY)
      )
      parts.append(
        CGRect(
          x: middle.minX, y: bounds.maxY, width: middle.width, height: frame.maxY - bounds.maxY))
    }
    // Parts with a negative dimension are discarded; a node completely outside is one part.
    return parts.map { $0.size.width > 0 && $0.size.height > 0 ? $0.overlap(with: frame) : .null }
      .filter { !$0.isNull }
  }

  private mutating func fill(_ rect: CGRect, _ color: Color) {
    guard rect.width > 0, rect.height > 0 else { return }
    list.operations.append(.fill(BezierPath(rect: rect), .color(color)))
  }

  private mutating func outline(_ rect: CGRect, _ color: Color) {
    list.operations.append(.stroke(BezierPath(rect: rect), StrokeStyle(width: 1.5), color))
  }

  /// Draws a double-headed arrow along an ambiguous dimension, or through the range of an ambiguous
  /// position.
  private mutating func drawMeasure(
    _ attribute: LayoutAttribute, of frame: CGRect, _ color: Color
  ) {
    let isWide = attribute == .width || attribute == .leading || attribute == .trailing
    let reach: CGFloat = attribute == .width || attribute == .height ? 0 : 8
    let (start, end) =
      isWide
      ? (
        CGPoint(x: frame.minX - reach, y: frame.midY), CGPoint(x: frame.maxX + reach, y: frame.midY)
      )
      : (
        CGPoint(x: frame.midX, y: frame.minY - reach), CGPoint(x: frame.midX, y: frame.maxY + reach)
      )
    var path = BezierPath()
    path.move(to: start)
    path.addLine(to: end)
    for (tip, back) in [(start, CGFloat(4)), (end, -4)] {
      for side in [CGFloat(-3), 3] {
        path.move(to: tip)
        path.addLine(
          to: isWide
            ? CGPoint(x: tip.x + back, y: tip.y + side) : CGPoint(x: tip.x + side, y: tip.y + back))
      }
    }
    list.operations.append(.stroke(path, StrokeStyle(width: 1.5, cap: .round), color))
  }

  // MARK: Badges and legend

  /// Draws a numbered badge at the node's top-left corner, or next to the badges there.
  private mutating func drawBadge(_ number: Int, _ color: Color, near frame: CGRect) {
    let side: CGFloat = number < 10 ? 14 : 18
    var rect = CGRect(x: frame.minX - 7, y: frame.minY - 7, width: side, height: 14)
    rect.origin.x = min(max(rect.minX, 1), max(1, list.size.width - side - 1))
    rect.origin.y = min(max(rect.minY, 1), max(1, list.size.height - 15))
    while let other = badges.first(where: { $0.insetBy(dx: -1, dy: 0).meets(rect) }) {
      rect.origin.x = other.maxX + 2
    }
    badges.append(rect)
    drawBadge(number, color, in: rect)
  }

  private mutating func drawBadge(_ number: Int, _ color: Color, in rect: CGRect) {
    list.operations.append(
      .fill(BezierPath(roundedRect: rect, cornerRadius: 7), .color(color)))
    let layout = Legend.layout("\(number)", Legend.badgeFont, width: .infinity)
    guard let line = layout.lines.first else { return }
    list.operations.append(
      .text(
        TextLine(
          text: line.text,
          baseline: CGPoint(x: rect.midX - line.width / 2, y: rect.midY + 3.2),
          width: line.width, font: Legend.badgeFont, color: .white, anchor: .center,
          letterSpacing: Legend.letterSpacing(of: Legend.badgeFont))))
  }

  private mutating func drawLegend(_ marks: ArraySlice<LayoutMark>, more: Int) {
    let top = list.size.height
    let width = list.size.width
    var entries = marks.enumerated().map {
      ($0.offset + 1, $0.element.kind.color, $0.element.sentence)
    }
    if more > 0 { entries.append((0, .black, "and \(more) more.")) }
    var rows: [(number: Int, color: Color, top: CGFloat, layout: TextLayout)] = []
    var y = top + 8
    for (number, color, sentence) in entries {
      let layout = Legend.layout(sentence, Legend.font, width: width - 34)
      rows.append((number, color, y, layout))
      y += max(layout.textRect.height, 14) + 6
    }
    list.size.height = y + 2
    fill(CGRect(x: 0, y: top, width: width, height: list.size.height - top), .white)
    for (number, color, y, layout) in rows {
      if number > 0 {
        drawBadge(
          number, color, in: CGRect(x: 6, y: y, width: number < 10 ? 14 : 18, height: 14))
      }
      for line in layout.lines {
        list.operations.append(
          .text(
            TextLine(
              text: line.text, baseline: CGPoint(x: 28 + line.x, y: y + line.baseline),
              width: line.width, font: layout.font, color: .black,
              letterSpacing: Legend.letterSpacing(of: layout.font))))
      }
    }
  }
}

/// The text attributes of the legend.
private enum Legend {
  static var leastWidth: CGFloat { 280 }
  static var font: Font { .systemFont(ofSize: 10.5) }
  static var badgeFont: Font { .systemFont(ofSize: 9, weight: .bold) }

  static func layout(_ text: String, _ font: Font, width: CGFloat) -> TextLayout {
    TextLayout(
      text, style: TextLayout.Style(font: font, numberOfLines: 0, lineBreakMode: .byWordWrapping),
      bounds: CGSize(width: width, height: .infinity), measurer: EmbeddedTextMeasurer())
  }

  static func letterSpacing(of font: Font) -> CGFloat {
    EmbeddedTextMeasurer().letterSpacing(of: font).alphabetic
  }
}

extension LayoutMark.Kind {
  fileprivate var color: Color {
    switch self {
    case .conflict: Color(red: 0.78, green: 0, blue: 0.1, alpha: 1)
    case .ambiguity: Color(red: 0.42, green: 0.16, blue: 0.75, alpha: 1)
    case .overflow: Color(red: 0.8, green: 0.28, blue: 0, alpha: 1)
    case .cutText: Color(red: 0, green: 0.35, blue: 0.7, alpha: 1)
    }
  }
}

extension BezierPath {
  /// Creates dashes along the edges of a rectangle.
  fileprivate init(dashedRect rect: CGRect) {
    self.init()
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % 4]
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      guard length > 0 else { continue }
      // The dashes of a long edge are longer, which limits their number.
      let period = max(7, length / 200)
      var position: CGFloat = 0
      while position < length {
        let stop = min(position + period * 0.6, length)
        move(to: start.towards(end, position / length))
        addLine(to: start.towards(end, stop / length))
        position += period
      }
    }
  }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
