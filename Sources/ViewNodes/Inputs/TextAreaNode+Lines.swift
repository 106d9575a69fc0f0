// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TextAreaNode {
  /// A line of the text.
  struct Line {
    /// The index of its paragraph.
    var paragraph: Int
    /// The index in its paragraph.
    var line: Int
    /// The top of the line in the content, in points.
    var top: CGFloat
    var layout: ParagraphLayout
    var stops: LineStops
    /// The offset of its paragraph.
    var offset: Int

    /// Returns the offset of the caret position closest to an x-coordinate; the end of a wrapped
    /// line is the start of the next one.
    func offset(nearestTo x: CGFloat) -> Int {
      offset + stops.offset(nearestTo: x, includesEnd: !layout.wraps(line))
    }
  }

  /// The left edge of the lines, in points.
  final var textLeft: CGFloat { textContainerInset.left + textContainer.lineFragmentPadding }

  /// Returns the width of the lines in a text area as wide as specified, in points.
  final func lineWidth(in width: CGFloat) -> CGFloat {
    max(0, width - textLeft - textContainerInset.right - textContainer.lineFragmentPadding)
  }

  /// Returns the layout at a width of the text area.
  final func settledLayouts(forWidth width: CGFloat) -> ParagraphLayouts {
    let style = TextLayout.Style(
      font: effectiveFont, numberOfLines: 0, lineBreakMode: textContainer.lineBreakMode,
      alignment: textAlignment, writingDirection: contentDirection, displayScale: pixelsPerPoint)
    let (room, limit) = (lineWidth(in: width), max(textContainer.maximumNumberOfLines, 0))
    let hasLeading = textContainer.usesFontLeading
    let measurer = measurerReference
    let known = layouts.firstIndex { $0.matches(style, room, limit, hasLeading, measurer) }
    var layout =
      known.map { layouts.remove(at: $0) }
      ?? ParagraphLayouts(
        count: paragraphs.all.count, style: style, width: room, lineLimit: limit,
        usesFontLeading: hasLeading, measurer: measurer)
    layout.update(paragraphs)
    // The intrinsic width, the width of the last layout, and the current one.
    if layouts.count == 3 { layouts.removeFirst() }
    layouts.append(layout)
    return layout
  }

  final var shownLayouts: ParagraphLayouts { settledLayouts(forWidth: bounds.width) }

  final func placeholderLayout(forWidth width: CGFloat) -> (text: StyledText, layout: TextLayout) {
    let text = StyledText(
      content: .attributed(placeholderText ?? AttributedText(string: "")), font: effectiveFont)
    var style = text.layoutStyle(
      numberOfLines: 0, lineBreakMode: .byWordWrapping, alignment: textAlignment)
    style.writingDirection = contentDirection
    style.displayScale = pixelsPerPoint
    if !textContainer.usesFontLeading { style.removeLeading() }
    let layout = TextLayout(
      text.string, style: style, bounds: CGSize(width: lineWidth(in: width), height: .infinity),
      measurer: text.measurer(over: textMeasurer))
    return (text, layout)
  }

  /// Returns the size of the lines at the current width, without insets and padding, in points.
  package final var lineSize: CGSize {
    let layouts = shownLayouts
    return CGSize(width: layouts.textWidth, height: layouts.height)
  }

  /// Returns the size of the text with its insets, wrapped at a width.
  final func naturalSize(forWidth width: CGFloat) -> CGSize {
    var textWidth = settledLayouts(forWidth: width).textWidth
    if !hasText, placeholderText != nil {
      textWidth = placeholderLayout(forWidth: width).layout.textRect.width
    }
    let sides = textLeft + textContainerInset.right + textContainer.lineFragmentPadding
    return CGSize(width: ceiledToPixel(textWidth + sides), height: naturalHeight(forWidth: width))
  }

  /// Returns the height of the text with its insets, wrapped at a width.
  final func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    var height = settledLayouts(forWidth: width).height
    if !hasText, placeholderText != nil {
      height = max(height, placeholderLayout(forWidth: width).layout.textRect.height)
    }
    return ceiledToPixel(height) + textContainerInset.top + textContainerInset.bottom
  }

  final func settleContentSize() {
    let width = boundsStorage.width
    changeContentSize(to: CGSize(width: width, height: naturalHeight(forWidth: width)))
  }

  final func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let layouts = settledLayouts(forWidth: size.width)
    let last = paragraphs.all.indices.last { !layouts.isHidden($0) } ?? 0
    guard let top = layouts[0], let bottom = layouts[last] else { return nil }
    let baseline = layouts.top(of: last) + bottom.lastBaseline
    return (
      textContainerInset.top + top.firstBaseline, size.height - textContainerInset.top - baseline
    )
  }

  // MARK: Lines

  /// Returns a line of a paragraph.
  final func line(_ line: Int, of index: Int, in layouts: ParagraphLayouts) -> Line? {
    guard let layout = layouts[index] else { return nil }
    let width = layouts.width
    let empty: CGFloat =
      switch layout.alignment ?? textAlignment {
      case .left: 0
      case .right: width
      case .center: width / 2
      case .natural, .justified: isRightToLeft ? width : 0
      }
    var stops = layout.stops(ofLine: line, emptyAt: empty, isRightToLeft: isRightToLeft)
    stops.start += textLeft
    return Line(
      paragraph: index, line: line,
      top: textContainerInset.top + layouts.top(of: index) + layout.top(ofLine: line),
      layout: layout, stops: stops, offset: paragraphs.start(of: index))
  }

  /// Returns the line that the caret is on at an offset.
  final func line(at offset: Int, in layouts: ParagraphLayouts) -> Line? {
    let index = paragraphs.index(at: offset)
    let number = layouts[index]?.line(at: offset - paragraphs.start(of: index)) ?? 0
    return line(number, of: index, in: layouts)
  }

  /// Returns the line at a y-coordinate, or the first or last one outside the text.
  final func line(atY y: CGFloat, in layouts: ParagraphLayouts) -> Line? {
    let y = y - textContainerInset.top
    let index = layouts.index(at: y)
    guard let layout = layouts[index] else { return nil }
    return line(layout.line(atY: y - layouts.top(of: index)), of: index, in: layouts)
  }

  /// Returns the line above or below another, or `nil` beyond the text.
  final func line(_ line: Line, below isBelow: Bool, in layouts: ParagraphLayouts) -> Line? {
    let next = line.line + (isBelow ? 1 : -1)
    if next >= 0, next < line.layout.lineCount {
      return self.line(next, of: line.paragraph, in: layouts)
    }
    let index = line.paragraph + (isBelow ? 1 : -1)
    guard let other = layouts[index], !layouts.isHidden(index) else { return nil }
    return self.line(isBelow ? 0 : other.lineCount - 1, of: index, in: layouts)
  }

  /// Returns the rectangle of the caret at an offset, in bounds coordinates.
  final func caretRect(at offset: Int) -> CGRect {
    let layouts = shownLayouts
    guard let line = line(at: offset, in: layouts) else { return .zero }
    let width = LineStops.caretWidth
    let x = line.stops.x(at: offset - line.offset)
    // Spaces beyond the edge don't move the caret past the edge.
    let inside = min(max(x, textLeft), textLeft + layouts.width)
    return CGRect(
      x: isRightToLeft ? inside - width : inside, y: line.top, width: width,
      height: line.layout.height(ofLine: line.line))
  }
}
