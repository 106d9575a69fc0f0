// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The layouts of all paragraphs of a text at a width, from top to bottom.
///
/// An edit lays out again only the paragraphs that it changed.
struct ParagraphLayouts {
  let style: TextLayout.Style
  /// The width of the lines, in points.
  let width: CGFloat
  /// The maximum number of lines, or 0 for no limit.
  let lineLimit: Int
  /// Whether the leading of a font separates its lines.
  let usesFontLeading: Bool
  private let measurer: MeasurerReference
  private var layouts: [ParagraphLayout?]
  /// The end of the paragraph before each one that is known, including the distance after it, in
  /// points.
  private var tops: [CGFloat] = [0]
  /// The number of lines up to each paragraph that is known; kept only with a limit.
  private var linesUsed: [Int] = [0]

  init(
    count: Int, style: TextLayout.Style, width: CGFloat, lineLimit: Int,
    usesFontLeading: Bool, measurer: MeasurerReference
  ) {
    self.style = style
    self.width = width
    self.lineLimit = lineLimit
    self.usesFontLeading = usesFontLeading
    self.measurer = measurer
    layouts = Array(repeating: nil, count: count)
  }

  func matches(
    _ style: TextLayout.Style, _ width: CGFloat, _ lineLimit: Int, _ usesFontLeading: Bool,
    _ measurer: MeasurerReference
  ) -> Bool {
    self.width == width && self.measurer === measurer && self.lineLimit == lineLimit
      && self.usesFontLeading == usesFontLeading && self.style == style
  }

  /// Removes the layouts of replaced paragraphs, and the positions of those after them.
  mutating func replace(_ former: Range<Int>, count: Int) {
    layouts.replaceSubrange(former, with: repeatElement(nil, count: count))
    let known = min(former.lowerBound + 1, tops.count)
    tops.removeSubrange(known...)
    linesUsed.removeSubrange(known...)
    guard lineLimit > 0, known - 1 < layouts.count else { return }
    // The number of lines left for the following paragraphs may have changed.
    for index in (known - 1)..<layouts.count { layouts[index] = nil }
  }

  /// Lays out the remaining paragraphs.
  ///
  /// - Complexity: O(p + n), where p is the number of paragraphs after the first that changed and n
  ///   the length of those that did.
  mutating func update(_ paragraphs: ParagraphList) {
    var index = tops.count - 1
    while index < layouts.count {
      let isHidden = lineLimit > 0 && linesUsed[index] >= lineLimit
      let layout =
        layouts[index]
        ?? ParagraphLayout(
          paragraphs.all[index], style: style(after: linesUsed[index]), width: width,
          usesFontLeading: usesFontLeading, measurer: measurer.measurer)
      layouts[index] = layout
      tops.append(isHidden ? tops[index] : top(of: index) + layout.height + layout.gap)
      linesUsed.append(linesUsed[index] + (isHidden ? 0 : layout.lineCount))
      index += 1
    }
  }

  private func style(after lines: Int) -> TextLayout.Style {
    var style = style
    if lineLimit > 0 { style.numberOfLines = max(lineLimit - lines, 1) }
    return style
  }

  // The following members require up-to-date layouts.

  subscript(index: Int) -> ParagraphLayout? {
    layouts.indices.contains(index) ? layouts[index] : nil
  }

  /// Returns the top of the first line of a paragraph, in points.
  func top(of index: Int) -> CGFloat {
    tops[min(index, tops.count - 1)] + (index > 0 ? self[index]?.gapBefore ?? 0 : 0)
  }

  /// Returns whether a paragraph is beyond the maximum number of lines.
  func isHidden(_ index: Int) -> Bool { lineLimit > 0 && linesUsed[index] >= lineLimit }

  /// The height of all lines with the leading between them, in points.
  var height: CGFloat {
    guard let last = layouts.indices.last(where: { !isHidden($0) }), let layout = layouts[last]
    else { return 0 }
    return tops[tops.count - 1] - layout.gap
  }

  /// The width of the widest line, in points.
  var textWidth: CGFloat { layouts.reduce(0) { max($0, $1?.width ?? 0) } }

  /// Returns the index of the paragraph at a distance from the top, or of the first or last one
  /// outside the text.
  ///
  /// - Complexity: O(log n), where n is the number of paragraphs.
  func index(at y: CGFloat) -> Int {
    var low = 0
    var high = layouts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle } else { high = middle }
    }
    while low > 0, isHidden(low) { low -= 1 }
    return low
  }
}
