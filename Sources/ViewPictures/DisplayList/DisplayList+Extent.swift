// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension DisplayList.Operation {
  /// The bounding box of the painted area, or `nil` if nothing is painted.
  var extent: CGRect? {
    switch self {
    case .fill(let path, let paint):
      guard paint.isVisible else { return nil }
      return path.bounds.ifPositive
    case .stroke(let path, let style, let color):
      guard style.width > 0, color.alpha > 0, !path.elements.isEmpty else { return nil }
      // Miter joins reach up to the miter limit, in half-widths; those of a plain shape never do.
      let isPointed = path.shape == nil && style.join == .miter
      let reach = style.width / 2 * (isPointed ? max(style.usableMiterLimit, 2) : 1)
      return path.bounds.insetBy(dx: -reach, dy: -reach).ifPositive
    case .text(let line):
      return line.extent
    case .image(let image):
      return image.rect.ifPositive
    case .shadow(let path, let shadow):
      guard shadow.isVisible else { return nil }
      return path.bounds.ifPositive.map(shadow.extent(of:))
    case .begin, .end:
      return nil
    }
  }
}

nonisolated extension TextLine {
  fileprivate var extent: CGRect? {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var isVisible = false
    for run in runs where run.color.alpha > 0 {
      guard run.text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { continue }
      isVisible = true
      ascent = max(ascent, run.font.ascender)
      descent = max(descent, run.font.lineHeight - run.font.ascender)
    }
    guard isVisible else { return nil }
    return CGRect(
      x: baseline.x, y: baseline.y - ascent, width: width, height: ascent + descent
    ).ifPositive
  }
}

nonisolated extension DisplayList.Paint {
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }

  var isOpaqueColor: Bool {
    if case .color(let color) = self { color.alpha >= 1 } else { false }
  }
}

nonisolated extension CGRect {
  /// The rectangle, or `nil` if it is empty or has a value that is not finite.
  var ifPositive: CGRect? { isFinite && width > 0 && height > 0 ? self : nil }

  /// Returns whether the other rectangle is inside this one.
  func covers(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns the union of two rectangles.
  func enclosing(_ other: CGRect) -> CGRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
