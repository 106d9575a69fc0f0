// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The drawing of a symbol, in hundredths of the point size, with the origin at the top left.
struct SymbolDesign: Sendable {
  /// A part of the drawing, in the format of ``SymbolPath``.
  enum Part: Sendable {
    /// A stroke with the symbol's weight and round caps.
    case line(String)
    /// A filled shape.
    case area(String)
    /// A filled shape, rounded by a stroke of half the weight.
    case rounded(String)
  }

  /// The size of the box in which the symbol is centered.
  var size: CGSize
  /// The parts, in drawing order.
  var parts: [Part]

  init(_ width: CGFloat = 100, _ height: CGFloat = 100, _ parts: Part...) {
    self.size = CGSize(width: width, height: height)
    self.parts = parts
  }

  /// Returns the figures for a point size and a weight.
  func figures(pointSize: CGFloat, weight: Font.Weight) -> [Image.Figure] {
    let unit = pointSize / 100
    let map = Transform(scaleX: unit, y: unit)
    let width = Self.lineWidth(for: weight)
    func style(_ factor: CGFloat) -> StrokeStyle {
      StrokeStyle(width: width * factor * unit, cap: .round, join: .round)
    }
    return parts.flatMap { part -> [Image.Figure] in
      switch part {
      case .line(let text):
        return [.stroke(SymbolPath(text).path.applying(map), style(1), nil)]
      case .area(let text):
        return [.fill(SymbolPath(text).path.applying(map), nil)]
      case .rounded(let text):
        let path = SymbolPath(text).path.applying(map)
        return [.fill(path, nil), .stroke(path, style(0.5), nil)]
      }
    }
  }

  /// Returns the line width in hundredths of the point size, interpolated between the named
  /// weights.
  static func lineWidth(for weight: Font.Weight) -> CGFloat {
    let steps: [(weight: CGFloat, width: CGFloat)] = [
      (-0.8, 2.6), (-0.6, 4.2), (-0.4, 6.4), (0, 8.6), (0.23, 10.2), (0.3, 11.6), (0.4, 13.4),
      (0.56, 15.4), (0.62, 17.4),
    ]
    var former = steps[0]
    for step in steps {
      if weight.rawValue <= step.weight {
        let span = step.weight - former.weight
        let factor = span > 0 ? (weight.rawValue - former.weight) / span : 1
        return former.width + (step.width - former.width) * max(factor, 0)
      }
      former = step
    }
    return former.width
  }
}
