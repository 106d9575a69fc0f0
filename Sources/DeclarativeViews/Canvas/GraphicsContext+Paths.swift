// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color or gradient.
  ///   - style: How the path is filled where it crosses itself.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.ruled(by: style)
    let paint = shading.paint(in: path.bounds, environment)
    draw { recorder in
      switch paint {
      case .color(let color): recorder.fill(path, with: color)
      case .gradient(let gradient): recorder.fill(path, with: gradient)
      }
    }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color or gradient.
  ///   - style: The stroke style of the line.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.width > 0, style.width.isFinite else { return }
    // The line is outside of the bounds by half its width, and more at pointed corners.
    let reach = style.width * max(style.usableMiterLimit, 2) / 2
    let box = path.bounds.insetBy(dx: -reach, dy: -reach)
    let paint = shading.paint(in: path.bounds, environment)
    draw { recorder in
      switch paint {
      case .color(let color): recorder.stroke(path, with: color, style: style)
      case .gradient(let gradient):
        recorder.withMask({ $0.stroke(path, with: .black, style: style) }) {
          recorder.fill(
            BezierPath(rect: box), with: gradient.moved(from: path.bounds, to: box))
        }
      }
    }
  }

  /// Strokes a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color or gradient.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
