// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// How a symbol is drawn, in hundredths of the point size, origin top left.
struct SymbolDesign: Sendable {
  /// One figure of the drawing, as ``SymbolPath`` writes it.
  enum Part: Sendable {
    /// A line of the symbol's weight with round ends.
    case line(String)
    /// A filled figure.
    case area(String)
    /// A figure filled and rounded off by a line of half the weight.
    case rounded(String)
  }

  /// The size of the box that the symbol stands in the middle of.
  var size: CGSize
  /// The figures, in drawing order.
  var parts: [Part]

  init(_ width: CGFloat = 100, _ height: CGFloat = 100, _ parts: Part...) {
    self.size = CGSize(width: width, height: height)
    self.parts = parts
  }

  /// The figures for a point size and a weight.
  func figures(pointSize: CGFloat, weight: Font.Weight) -> [Image.Figure] {
    let unit = pointSize / 100
    let map = Transform(scaleX: unit, y: unit)
    let width = Self.lineWidth(for: weight)
    func style(_ share: CGFloat) -> StrokeStyle {
      StrokeStyle(width: width * share * unit, cap: .round, join: .round)
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

  /// The width of lines in hundredths of the point size, straight between the named weights.
  static func lineWidth(for weight: Font.Weight) -> CGFloat {
    let steps: [(weight: CGFloat, width: CGFloat)] = [
      (-0.8, 2.6), (-0.6, 4.2), (-0.4, 6.4), (0, 8.6), (0.23, 10.2), (0.3, 11.6), (0.4, 13.4),
      (0.56, 15.4), (0.62, 17.4),
    ]
    var former = steps[0]
    for step in steps {
      if weight.rawValue <= step.weight {
        let span = step.weight - former.weight
        let share = span > 0 ? (weight.rawValue - former.weight) / span : 1
        return former.width + (step.width - former.width) * max(share, 0)
      }
      former = step
    }
    return former.width
  }
}
