// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Text that is laid out for the proposed size.
struct TextElement: LeafElement {
  let text: String
  /// The parts of a text that consists of several.
  var runs: TextRuns?

  var name: String {
    let words = spoken
    return words.count > 40 ? "Text “\(words.prefix(39))…”" : "Text “\(words)”"
  }

  func size(for proposal: ProposedViewSize, node: Int, in tree: LayoutTree) -> CGSize {
    var size = textSize(for: proposal, node: node, in: tree)
    size.height = max(size.height, reservedHeight(of: node, in: tree))
    return size
  }

  /// Returns the height that is reserved even if the text needs less.
  private func reservedHeight(of node: Int, in tree: LayoutTree) -> CGFloat {
    let count = tree.environments[tree.nodes[node].environment].leastLines
    guard count > 0 else { return 0 }
    return withStyle(of: node, in: tree) {
      LineCount.height(count, $0.font, displayScale: $0.displayScale)
    }
  }

  private func textSize(
    for proposal: ProposedViewSize, node: Int, in tree: LayoutTree
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    return withStyle(of: node, in: tree) { style in
      let width = max(proposal.width ?? .infinity, TextElement.narrowest)
      let height = proposal.height ?? .infinity
      if style.adjustsFontSizeToFitWidth {
        return shrunkSize(CGSize(width: width, height: height), style, of: node, in: tree)
      }
      let sizing = sizing(of: node, style, in: tree)
      let free = sizing.block(width: width, height: .infinity).size(
        displayScale: style.displayScale)
      // A single line remains unchanged whatever the height is.
      if style.numberOfLines == 0, free.height <= height || isOneLine(free, style) { return free }
      var block = sizing.block(width: width, height: height)
      if block.isTruncated, block.width > proposal.width ?? .infinity {
        // An ellipsis that does not fit makes text neither wider than its letters nor narrower than
        // its minimum, because the minimum width must not depend on the height.
        block.width = proposal.width == 0 ? free.width : min(block.width, free.width)
      }
      return block.size(displayScale: style.displayScale)
    }
  }

  /// Returns the steady axes: for a width of zero, the text is as wide as its widest letters, and
  /// for an infinite one as its only line.
  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    let shrinks = withStyle(of: node, in: tree) { $0.adjustsFontSizeToFitWidth }
    return shrinks || text.hasLineBreak ? [] : .horizontal
  }

  /// Returns the size of text that shrinks to fit.
  private func shrunkSize(
    _ bounds: CGSize, _ style: TextLayout.Style, of node: Int, in tree: LayoutTree
  ) -> CGSize {
    let text = shownText(of: node, in: tree)
    let measurer = measurer(in: tree)
    let layout = TextLayout(text, style: style, bounds: bounds, measurer: measurer)
    var widest = layout.lines.reduce(0) { max($0, $1.width) }
    if layout.isTruncated, widest > bounds.width {
      let free = TextLayout.boundingSize(
        of: text, style: style, width: bounds.width, measurer: measurer)
      widest = min(widest, free.width)
    }
    return CGSize(
      width: pixels(widest, style.displayScale),
      height: pixels(layout.textRect.height, style.displayScale))
  }

  /// Returns the cached sizes of the text: proposals of one width with several heights are common,
  /// and so are larger widths than necessary.
  private func sizing(
    of node: Int, _ style: TextLayout.Style, in tree: LayoutTree
  ) -> TextSizing {
    if let known = tree.nodes[node].textSizing { return known }
    let made = TextSizing(
      shownText(of: node, in: tree), style: style, measurer: measurer(in: tree))
    tree.nodes[node].textSizing = made
    return made
  }

  /// Returns whether a height has no space for a second line; for the smallest fonts this is
  /// unreliable because heights are in whole pixels.
  private func isOneLine(_ size: CGSize, _ style: TextLayout.Style) -> Bool {
    let line = style.font.lineHeight
    return line >= 2 && size.height <= line + 1
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    // Text below text keeps the line spacing.
    let leading = withStyle(of: node, in: tree) { style in
      pixels(max(style.font.leading, 0), style.displayScale)
    }
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

  func accessibilityAttributes(of node: Int, in tree: LayoutTree) -> AccessibilityAttributes? {
    let isHidden = tree.environment(of: node).redactionReasons.contains(.placeholder)
    let words = spoken
    return words.isEmpty || isHidden
      ? nil : AccessibilityAttributes(label: words, traits: .staticText)
  }

  /// The text without its images.
  private var spoken: String {
    guard runs?.hasImages == true else { return text }
    return text.filter { $0 != TextAttachment.character }.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text in the case of its environment.
  private func shownText(of node: Int, in tree: LayoutTree) -> String {
    if let runs { return runs.text.string }
    return tree.environments[tree.nodes[node].environment].shown(text)
  }

  /// Calls a closure with the style of the text.
  @inline(__always)
  private func withStyle<Result>(
    of node: Int, in tree: LayoutTree, _ body: (TextLayout.Style) -> Result
  ) -> Result {
    if let runs { return body(runs.style) }
    return tree.withTextStyle(of: node, body)
  }

  private func measurer(in tree: LayoutTree) -> any TextMeasurer {
    runs?.measurer ?? tree.measurer
  }

  func marks(for node: Int, in tree: LayoutTree) -> [DrawingMark] {
    let values = tree.environment(of: node)
    guard runs == nil, let gradient = values.foregroundStyle as? any GradientStyle,
      values.redactionColor == nil, !text.isEmpty
    else { return marks(for: node, values, in: tree) }
    let frame = tree.drawnFrame(of: node)
    // Letters may be drawn outside of the frame.
    let reach = tree.withTextStyle(of: node) { $0.font.pointSize }
    let paint = DrawingMark.gradient(
      gradient.resolved(values.layoutDirection, in: frame.size), of: frame,
      in: frame.insetBy(dx: -reach, dy: -reach))
    return [.masked(paint, by: marks(for: node, values, in: tree))]
  }

  private func marks(
    for node: Int, _ values: EnvironmentValues, in tree: LayoutTree
  ) -> [DrawingMark] {
    let frame = tree.drawnFrame(of: node)
    let layout = layout(in: tree.nodes[node].frame.size, node: node, tree: tree)
    return layout.lines.enumerated().flatMap { index, line -> [DrawingMark] in
      let baseline = CGPoint(x: frame.minX + line.x, y: frame.minY + line.baseline)
      if let color = values.redactionColor {
        return [.fill(bar(at: baseline, width: line.width, layout.font), color)]
      }
      if let runs { return [.runs(runs, line: index, layout, origin: frame.origin)] }
      // Runs contain the letter spacing with which the line was measured.
      let runs = TextLine.runs(
        of: line.text, width: line.width, font: layout.font, color: values.resolvedForeground,
        measurer: tree.measurer)
      let mark = DrawingMark.text(
        TextLine(
          runs: line.addingMarks(to: runs), baseline: baseline, width: line.width,
          anchor: .init(begin: values.layoutDirection), direction: line.direction))
      let lines = values.textDecoration.lines(
        x: baseline.x, baseline: baseline.y, width: line.width, font: layout.font,
        color: values.resolvedForeground, displayScale: values.displayScale
      ).map { DrawingMark.fill(BezierPath(rect: $0.rect), $0.color) }
      return [mark] + lines
    }
  }

  /// Returns the shape in place of a line that is hidden.
  private func bar(at baseline: CGPoint, width: CGFloat, _ font: Font) -> BezierPath {
    let (top, bottom) = (font.capHeight * 1.15, font.capHeight * 0.2)
    let rect = CGRect(
      x: baseline.x, y: baseline.y - top, width: width, height: top + bottom)
    return BezierPath(roundedRect: rect, cornerRadius: font.capHeight * 0.3)
  }

  /// Returns the layout for the resolved size of the text, with the lines with which it was
  /// measured.
  private func layout(in size: CGSize, node: Int, tree: LayoutTree) -> TextLayout {
    var bounds = size
    if reservedHeight(of: node, in: tree) > 0 {
      // Fewer lines than the reserved space begin at its top.
      bounds.height = min(
        textSize(for: ProposedViewSize(size), node: node, in: tree).height, size.height)
    }
    return TextLayout(
      shownText(of: node, in: tree), style: withStyle(of: node, in: tree) { $0 },
      bounds: bounds, measurer: measurer(in: tree))
  }

  private func pixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  private static let narrowest: CGFloat = 0.01
}
