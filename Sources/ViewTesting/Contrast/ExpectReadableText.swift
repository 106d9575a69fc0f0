// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes
public import ViewPictures

/// Returns the texts of a tree with insufficient contrast, after performing pending layout, without
/// failing a test.
///
/// Each text is compared with the fills and gradients behind it in the picture, at its ends and in
/// its middle, according to WCAG 2.2: it requires a contrast ratio of 4.5, or of 3 if it is at
/// least 24 points in size, or at least 18.5 points if bold. Text that is faded together with its
/// surroundings, as in a disabled button, is ignored, as are the text of disabled controls and
/// labels, text on an image, and text outside the picture or a clip, such as content that can be
/// scrolled into view.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - background: The color behind the picture, by default white.
/// - Returns: The findings, in the order in which the texts are drawn.
/// - Complexity: O(*n* · *m*), where *n* is the number of texts and *m* that of the shapes above
///   the nearest opaque one below each.
public func faintTexts(in root: ViewNode, background: Color = .white) -> [FaintText] {
  let findings = faintTexts(in: DisplayList(of: root), background: background)
  guard !findings.isEmpty else { return [] }
  let disabled = disabledRects(in: root)
  return findings.filter { finding in !disabled.contains { $0.contains(finding.rect) } }
}

/// Returns the frames of disabled controls and labels, which WCAG exempts.
private func disabledRects(in root: ViewNode) -> [CGRect] {
  var rects: [CGRect] = []
  var pending = [root]
  while let node = pending.popLast() {
    if (node as? Control)?.isEnabled == false || (node as? LabelNode)?.isEnabled == false {
      // Letters may extend slightly beyond a label.
      rects.append(node.convert(node.bounds, to: root).insetBy(dx: -2, dy: -2))
    }
    pending += node.subviews
  }
  return rects
}

/// Returns the texts of a picture with insufficient contrast.
///
/// - Parameters:
///   - list: The picture.
///   - background: The color behind the picture, by default white.
/// - Returns: The findings, in the order in which the texts are drawn.
public func faintTexts(in list: DisplayList, background: Color = .white) -> [FaintText] {
  var canvas = Canvas(background: background, size: list.size)
  return list.operations.compactMap { canvas.paint($0) }
}

/// Fails the running test if a text has insufficient contrast, after performing pending layout.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - background: The color behind the picture, by default white.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectReadableText(
  in root: ViewNode, background: Color = .white, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let findings = faintTexts(in: root, background: background)
  guard !findings.isEmpty else { return }
  TestFailure.report(
    findings.prefix(20).map(\.description).joined(separator: "\n"), fileID: fileID,
    filePath: filePath, line: line, column: column)
}

/// The colors painted so far, and the open groups.
private struct Canvas {
  private struct Figure {
    let rect: CGRect
    let paint: DisplayList.Paint?
  }

  private enum Group {
    case plain
    case faded
    case moved(Transform)
    /// A clip, with what is visible outside of it.
    case clipped(CGRect)
  }

  let background: Color
  private var figures: [Figure] = []
  private var groups: [Group] = []
  /// The part of the picture that isn't clipped.
  private var visible: CGRect

  init(background: Color, size: CGSize) {
    self.background = background
    visible = CGRect(origin: .zero, size: size)
  }

  /// Performs a drawing operation and returns a text with insufficient contrast.
  mutating func paint(_ operation: DisplayList.Operation) -> FaintText? {
    switch operation {
    case .fill(let path, let paint): figures.append(Figure(rect: placed(path.bounds), paint: paint))
    case .image(let image): figures.append(Figure(rect: placed(image.rect), paint: nil))
    case .begin(.opacity): groups.append(.faded)
    case .begin(.transform(let transform)): groups.append(.moved(transform))
    case .begin(.clip(let path)):
      groups.append(.clipped(visible))
      visible = visible.overlap(with: placed(path.bounds))
    case .begin: groups.append(.plain)
    case .end: if case .clipped(let outer) = groups.popLast() { visible = outer }
    case .text(let line): return check(line)
    case .stroke, .shadow: break
    }
    return nil
  }

  private func placed(_ rect: CGRect) -> CGRect {
    groups.reversed().reduce(rect) { rect, group in
      if case .moved(let transform) = group { transform.apply(to: rect) } else { rect }
    }
  }

  private func check(_ line: TextLine) -> FaintText? {
    let isFaded = groups.contains { if case .faded = $0 { true } else { false } }
    guard !isFaded else { return nil }
    let faint = line.runs.compactMap { check($0, of: line) }
    return faint.min { $0.contrast < $1.contrast }
  }

  /// Checks a run of a line.
  private func check(_ run: TextLine.Run, of line: TextLine) -> FaintText? {
    guard run.text.contains(where: { !$0.isWhitespace }) else { return nil }
    let font = run.font
    let isLarge = font.pointSize >= 24 || (font.weight.isBold && font.pointSize >= 18.5)
    let needed: CGFloat = isLarge ? 3 : 4.5
    let rect = placed(
      CGRect(
        x: line.baseline.x, y: line.baseline.y - font.xHeight, width: line.width,
        height: font.xHeight)
    ).overlap(with: visible)
    guard rect.width > 0, rect.height > 0 else { return nil }
    var worst: (ground: Color, contrast: CGFloat)?
    for fraction: CGFloat in [0.02, 0.25, 0.5, 0.75, 0.98] {
      let point = CGPoint(x: rect.minX + rect.width * fraction, y: rect.midY)
      guard let ground = color(at: point) else { return nil }
      let contrast = run.color.contrastRatio(on: ground)
      if contrast < worst?.contrast ?? .infinity { worst = (ground, contrast) }
    }
    guard let worst, worst.contrast < needed else { return nil }
    return FaintText(
      text: run.text, rect: rect, color: run.color, ground: worst.ground, contrast: worst.contrast,
      needed: needed)
  }

  /// Returns the visible color at a point, or `nil` on an image.
  private func color(at point: CGPoint) -> Color? {
    var veils: [Color] = []
    for figure in figures.reversed() where figure.rect.contains(point) {
      guard let paint = figure.paint else { return nil }
      let color: Color
      switch paint {
      case .color(let plain): color = plain
      case .gradient(let gradient):
        let box = figure.rect
        color = gradient.color(
          atUnitPoint: CGPoint(
            x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height))
      }
      veils.append(color)
      if color.alpha >= 1 { break }
    }
    return veils.reversed().reduce(background) { $1.composited(over: $0) }
  }
}
