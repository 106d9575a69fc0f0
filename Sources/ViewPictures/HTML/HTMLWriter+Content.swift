// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension HTMLWriter {
  /// Writes the content that a node itself draws: text as text, images as images, and everything
  /// else as drawings.
  mutating func content(of node: ViewNode, _ meaning: HTMLMeaning, withFrame: Bool) {
    var walk = TreeWalk(target: builder(for: node.bounds.size))
    walk.paintInside(of: node, withFrame: withFrame)
    let operations = walk.target.finish().operations
    if let input = node as? InputNode, meaning.isInput {
      figures(operations.withoutText[...], text: nil)
      self.input(input, lines: operations.lines)
      return
    }
    if let area = node as? TextAreaNode, meaning.isInput {
      figures(operations.withoutText[...], text: nil)
      textArea(area, shown: operations.lines.first?.runs.first)
      return
    }
    let lines = operations.compactMap { if case .text(let line) = $0 { line } else { nil } }
    let separators = TextSeparators(of: lines, in: (node as? LabelNode)?.text)
    // Screen readers read truncated text to the end.
    let isCut = separators.isOther && meaning.readsText
    if isCut, let text = (node as? LabelNode)?.text { page.hidden(text) }
    var rest = operations[...]
    var next = separators.all.makeIterator()
    while let first = rest.first {
      switch first {
      case .text(let line):
        page.add(next.next() ?? "")
        text(line, width: node.bounds.width, isHidden: isCut || meaning.text != nil)
        rest.removeFirst()
      case .image(let image) where image.tint == nil:
        picture(image, alternative: meaning.alternative ?? "")
        rest.removeFirst()
      default:
        let end = rest.endOfFigures
        figures(rest[..<end], text: meaning.alternative)
        rest = rest[end...]
      }
    }
  }

  /// Writes a sublayer in front of a subview as a drawing.
  mutating func drawing(of layer: Layer, origin: CGPoint, depth: Int?) {
    var walk = TreeWalk(target: builder(for: layer.bounds.size))
    walk.paint(layer, offset: CGPoint(x: -origin.x, y: -origin.y))
    figures(walk.target.finish().operations[...], text: nil, depth: depth)
    page.add("\n")
  }

  /// Writes operations as a drawing inside the page.
  private mutating func figures(
    _ operations: ArraySlice<DisplayList.Operation>, text: String?, depth: Int? = nil
  ) {
    guard !operations.isEmpty else { return }
    figures.body = MarkupBuffer(.html, marksColors: true)
    let hasText = figures.write(operations)
    page.add("<svg class=\"a\"")
    if !hasText { page.add(" aria-hidden=\"true\"") }
    if let depth { page.add(" style=\"z-index:\(depth)\"") }
    page.add(">\n")
    page.add(figures.body)
    page.add("</svg>")
  }

  private mutating func picture(_ image: DisplayList.PlacedImage, alternative: String) {
    page.add("<img class=\"g\"")
    page.attribute("alt", escaping: alternative)
    page.add(" style=\"")
    page.place(image.rect)
    page.add("\" src=\"data:")
    page.add(escaping: image.mediaType)
    page.add(";base64,")
    page.addBase64(image.bytes)
    page.add("\">")
  }

  /// Writes a line of text with the baseline of the drawing: the box before the text is as high as
  /// the font size and rests on the baseline.
  private mutating func text(_ line: TextLine, width: CGFloat, isHidden: Bool) {
    guard let first = line.runs.first else { return }
    let size = first.font.pointSize
    page.add("<span class=\"t\"")
    if isHidden { page.add(" aria-hidden=\"true\"") }
    if line.direction == .rightToLeft { page.add(" dir=\"rtl\"") }
    page.add(" style=\"")
    let anchor = line.anchorPoint
    switch line.anchor {
    case .left: page.length("left", anchor.x)
    case .right: page.length("right", width - anchor.x)
    case .center:
      page.length("left", anchor.x)
      page.add("transform:translateX(-50%);")
    }
    page.length("top", anchor.y - size)
    page.font(of: first, besides: nil)
    page.add("\">")
    if line.runs.count == 1 {
      page.add(escaping: first.text)
    } else {
      for run in line.runs {
        page.add("<span style=\"")
        page.font(of: run, besides: first)
        page.add("\">")
        page.add(escaping: run.text)
        page.add("</span>")
      }
    }
    page.add("</span>")
  }
}

/// The separators between the lines of one text, which line breaking removed.
nonisolated struct TextSeparators {
  /// The separators before each line.
  private(set) var all: [String] = []
  /// Whether the lines differ from the text: it is truncated, or transformed.
  private(set) var isOther = false

  init(of lines: [TextLine], in text: String?) {
    all = lines.indices.map { $0 == 0 ? "" : "\n" }
    guard let text else { return }
    var rest = text.withoutDirectionalMarks[...]
    var found: [String] = []
    for line in lines {
      let gap = rest.prefix { $0.isWhitespace }
      let words = line.text.withoutDirectionalMarks.drop { $0.isWhitespace }
      rest = rest.dropFirst(gap.count)
      guard rest.utf8.starts(with: words.utf8) else {
        isOther = true
        return
      }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: words.utf8.count)...]
      found.append(found.isEmpty || gap.isEmpty ? "" : "\n")
    }
    isOther = !rest.allSatisfy(\.isWhitespace)
    all = found
  }
}

nonisolated extension ArraySlice<DisplayList.Operation> {
  /// The end of the drawing operations at the start of the slice, before the first text or image
  /// outside of groups.
  fileprivate var endOfFigures: Index {
    var groups = 0
    for index in indices {
      switch self[index] {
      case .begin: groups += 1
      case .end: groups -= 1
      case .text where groups == 0: return index
      case .image(let image) where groups == 0 && image.tint == nil: return index
      default: break
      }
    }
    return endIndex
  }
}

nonisolated extension [DisplayList.Operation] {
  /// All lines of text.
  fileprivate var lines: [TextLine] {
    compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// All operations except lines of text and their groups.
  fileprivate var withoutText: [DisplayList.Operation] {
    var kept: [DisplayList.Operation] = []
    var open: [(start: Int, hasText: Bool)] = []
    for operation in self {
      switch operation {
      case .text:
        if !open.isEmpty { open[open.count - 1].hasText = true }
      case .begin:
        open.append((kept.count, false))
        kept.append(operation)
      case .end:
        kept.append(operation)
        guard let closed = open.popLast(), closed.hasText else { continue }
        kept.removeSubrange(closed.start...)
        if !open.isEmpty { open[open.count - 1].hasText = true }
      default: kept.append(operation)
      }
    }
    return kept
  }
}

extension MarkupBuffer {
  /// Adds text for screen readers only.
  mutating func hidden(_ text: String) {
    add("<span class=\"h\">")
    add(escaping: text)
    add("</span>")
  }

  /// Adds the size, weight, and color of a run, and further font attributes that differ from those
  /// of the line's first run.
  fileprivate mutating func font(of run: TextLine.Run, besides outer: TextLine.Run?) {
    length("font-size", run.font.pointSize)
    add("font-weight:\(run.font.drawnWeight);")
    let spacing = OutputNumber.isZero(run.letterSpacing) ? 0 : run.letterSpacing
    if spacing != outer?.letterSpacing ?? 0 { length("letter-spacing", spacing) }
    details(of: run.font, besides: outer?.font)
    add("color:")
    cssColor(run.color)
  }

  /// Adds the slant, families, and features of a font that differ from those of another.
  mutating func details(of font: Font, besides outer: Font?) {
    guard font.details != outer?.details else { return }
    use(font)
    if font.isItalic != outer?.isItalic ?? false {
      add(font.isItalic ? "font-style:italic;" : "font-style:normal;")
    }
    let families = font.drawnFamilies
    if families != outer?.drawnFamilies ?? [] {
      add("font-family:")
      add(escaping: FontFamilies.list(families.isEmpty ? FontFamilies.system : families))
      add(";")
    }
    let features = font.drawnFeatures
    if features != outer?.drawnFeatures ?? "" {
      add(features.isEmpty ? Font.plainFeatures : features)
      add(";")
    }
  }
}
