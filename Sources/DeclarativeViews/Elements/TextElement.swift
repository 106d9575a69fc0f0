// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Text that is set in the room it is offered.
struct TextElement: LeafElement {
  let text: String

  var name: String {
    text.count > 40 ? "Text “\(text.prefix(39))…”" : "Text “\(text)”"
  }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    let values = tree.environment(of: node)
    let style = style(values)
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    if !style.adjustsFontSizeToFitWidth, style.numberOfLines == 0 {
      // No offer is narrower than one character: TextLayout takes 0 for "no limit" here.
      let size = TextLayout.boundingSize(
        of: text, style: style, width: max(width, TextElement.narrowest),
        measurer: tree.measurer)
      if size.height <= height || text.isEmpty { return size }
    }
    guard !text.isEmpty else { return .zero }
    let layout = TextLayout(
      text, style: style,
      bounds: CGSize(width: max(width, TextElement.narrowest), height: height),
      measurer: tree.measurer)
    var widest = layout.lines.reduce(0) { max($0, $1.width) }
    if layout.isTruncated, widest > width {
      // An ellipsis for which there is no room makes no text wider than its letters do: the least
      // width must not depend on the height.
      let letters = TextLayout.boundingSize(
        of: text, style: style, width: max(width, TextElement.narrowest),
        measurer: tree.measurer)
      widest = min(widest, letters.width)
    }
    return CGSize(
      width: pixels(widest, values.displayScale),
      height: pixels(layout.textRect.height, values.displayScale))
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    // Text below text keeps the distance of its lines.
    let values = tree.environment(of: node)
    let leading = pixels(max(values.resolvedFont.leading, 0), values.displayScale)
    tree.nodes[node].spacing.top.text = leading
    tree.nodes[node].spacing.bottom.text = leading
  }

  var ownGuides: [GuideKey] { [.firstTextBaseline, .lastTextBaseline] }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: inout LayoutTask
  ) -> CGFloat?? {
    guard let size = tree.size(task.question) else { return nil }
    let layout = layout(in: size, node: task.node, tree: tree)
    if key == .firstTextBaseline { return .some(layout.firstBaseline) }
    if key == .lastTextBaseline { return .some(layout.lastBaseline) }
    return .some(nil)
  }

  func speech(of node: Int, in tree: LayoutTree) -> Speech? {
    text.isEmpty ? nil : Speech(label: text, traits: .staticText)
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let frame = tree.drawnFrame(of: node)
    let values = tree.environment(of: node)
    let layout = layout(in: tree.nodes[node].frame.size, node: node, tree: tree)
    return layout.lines.map { line in
      let baseline = CGPoint(x: frame.minX + line.x, y: frame.minY + line.baseline)
      let mark = DrawingMark.text(
        line.text, baseline: baseline, width: line.width, font: layout.font,
        color: values.resolvedForeground, direction: values.layoutDirection)
      guard values.isItalic else { return mark }
      // There is one design of letters only; leaning, they keep their places on the baseline.
      let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: baseline.y * 0.2, ty: 0)
      return .transformed(slant, mark)
    }
  }

  /// The lines in the size that the text has answered with, which are those it was measured by.
  private func layout(in size: CGSize, node: Int, tree: LayoutTree) -> TextLayout {
    TextLayout(
      text, style: style(tree.environment(of: node)), bounds: size, measurer: tree.measurer)
  }

  private func style(_ values: EnvironmentValues) -> TextLayout.Style {
    let factor = values.minimumScaleFactor
    let shrinks = factor > 0 && factor < 1
    var lines = values.lineLimit.map { max($0, 1) } ?? 0
    // Shrinking needs a number of lines to fit into; the height limits it as well.
    if shrinks, lines == 0 { lines = .max }
    return TextLayout.Style(
      font: values.resolvedFont, numberOfLines: lines, lineBreakMode: values.truncationMode,
      alignment: values.multilineTextAlignment.resolved(values.layoutDirection),
      writingDirection: values.layoutDirection, adjustsFontSizeToFitWidth: shrinks,
      minimumScaleFactor: factor, displayScale: values.displayScale)
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  private static let narrowest: CGFloat = 0.01
}
