// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
package import ViewNodes
import ViewPictures

extension ViewNode {
  /// What a tree is: its frames, what is read aloud, and what is drawn, one thing a line.
  ///
  /// Constraints are left out of the frames, so that two ways of expressing one layout are equal.
  package var record: String {
    let drawn = DisplayList(of: self).operations.map(\.line).joined(separator: "\n")
    return frameTree() + "read aloud:\n" + accessibilityTree() + "drawn:\n" + drawn + "\n"
  }
}

nonisolated extension DisplayList.Operation {
  /// The operation in words.
  fileprivate var line: String {
    switch self {
    case .fill(let path, .color(let color)): "fill \(path.bounds.words) \(color)\(path.extra)"
    case .fill(let path, .gradient(let gradient)):
      "gradient \(path.bounds.words) \(gradient)\(path.extra)"
    case .stroke(let path, let style, let color):
      "stroke \(path.bounds.words) \(color) \(style.words)\(path.extra)"
    case .text(let line):
      "text \(line.baseline.x.words) \(line.baseline.y.words) width \(line.width.words)"
        + line.runs.map { " \"\($0.text)\" \($0.font.pointSize.words) \($0.color)" }.joined()
    case .image(let image):
      "image \(image.rect.words) \(image.mediaType) \(image.tint.map { "\($0)" } ?? "")"
    case .shadow(let path, let shadow):
      "shadow \(path.bounds.words) \(shadow)\(path.extra)"
    case .begin(.clip(let path)): "clip \(path.bounds.words)\(path.extra)"
    case .begin(.opacity(let opacity)): "opacity \(opacity.words)"
    case .begin(.shadow(let shadow, let rect)):
      "shadow around \(rect.words) \(shadow)"
    case .begin(.transform(let matrix)):
      "transform \([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.words))"
    case .begin(.mask(let operations, let rect)):
      (["mask \(rect.words)"] + operations.map(\.line)).joined(separator: "\n  ")
    case .begin(.filter(let filter, let rect)): "filter \(rect.words) \(filter)"
    case .begin(.blend(let mode)): "blend \(mode.rawValue)"
    case .end: "end"
    }
  }
}

nonisolated extension BezierPath {
  /// Its corners, or the points of a path that is no plain shape.
  fileprivate var extra: String {
    switch shape {
    case .rectangle(_, let radius): return radius > 0 ? " corners \(radius.words)" : ""
    case .oval: return " oval"
    case nil: break
    }
    let points = elements.map { element in
      switch element {
      case .move(let point): "m \(point.words)"
      case .line(let point): "l \(point.words)"
      case .curve(let point, _, _): "c \(point.words)"
      case .close: "z"
      }
    }
    // The outlines of symbols have many points; their number tells them apart.
    return points.count > 12 ? " \(points.count) points" : " \(points.joined(separator: " "))"
  }
}

nonisolated extension CGFloat {
  fileprivate var words: String { OutputNumber.text(self) }
}

nonisolated extension CGPoint {
  fileprivate var words: String { "\(x.words),\(y.words)" }
}

nonisolated extension CGRect {
  fileprivate var words: String { "\(minX.words) \(minY.words) \(width.words)x\(height.words)" }
}

nonisolated extension StrokeStyle {
  /// The style in words, without properties that most styles don't set.
  fileprivate var words: String {
    let type = "ViewGraphics.StrokeStyle"
    var words = "StrokeStyle(width: \(width), cap: \(type).Cap.\(cap), join: \(type).Join.\(join)"
    if miterLimit != 4 { words += ", miterLimit: \(miterLimit)" }
    if !dash.isEmpty { words += ", dash: \(dash), dashPhase: \(dashPhase)" }
    return words + ")"
  }
}
