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
    let style = tree.textStyle(of: node)
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    let isFree = !style.adjustsFontSizeToFitWidth && style.numberOfLines == 0
    if isFree {
      let size = freeSize(within: width, node: node, style: style, in: tree)
      // One line stays whatever the height is.
      if size.height <= height || text.isEmpty || isOneLine(size, style) { return size }
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
      widest = min(widest, freeSize(within: width, node: node, style: style, in: tree).width)
    }
    return CGSize(
      width: pixels(widest, style.displayScale),
      height: pixels(layout.textRect.height, style.displayScale))
  }

  /// The size in a width and in whatever height it takes.
  private func freeSize(
    within width: CGFloat, node: Int, style: TextLayout.Style, in tree: LayoutTree
  ) -> CGSize {
    // Offers of one width and several heights are common, and so are widths with room to spare.
    if let known = tree.nodes[node].textSizes.first(where: { $0.holds(for: width) }) {
      return known.size
    }
    // No offer is narrower than one character: TextLayout takes 0 for "no limit" here.
    let size = TextLayout.boundingSize(
      of: text, style: style, width: max(width, TextElement.narrowest), measurer: tree.measurer)
    tree.nodes[node].textSizes.append(
      LayoutNode.TextSize(
        width: width, size: size, isWhole: width == .infinity && isOneLine(size, style)))
    return size
  }

  /// Whether a height has no room for a second line; of the smallest fonts nobody knows, as heights
  /// are in whole pixels.
  private func isOneLine(_ size: CGSize, _ style: TextLayout.Style) -> Bool {
    let line = style.font.lineHeight
    return line >= 2 && size.height <= line + 1
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
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
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
      // Runs say the space between letters that the line was measured with.
      let runs = TextLine.runs(
        of: line.text, width: line.width, font: layout.font, color: values.resolvedForeground,
        measurer: tree.measurer)
      let mark = DrawingMark.text(
        TextLine(
          runs: runs, baseline: baseline, width: line.width, direction: values.layoutDirection))
      guard values.isItalic else { return mark }
      // There is one design of letters only; leaning, they keep their places on the baseline.
      let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: baseline.y * 0.2, ty: 0)
      return .transformed(slant, mark)
    }
  }

  /// The lines in the size that the text has answered with, which are those it was measured by.
  private func layout(in size: CGSize, node: Int, tree: LayoutTree) -> TextLayout {
    TextLayout(
      text, style: tree.textStyle(of: node), bounds: size, measurer: tree.measurer)
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  private static let narrowest: CGFloat = 0.01
}
