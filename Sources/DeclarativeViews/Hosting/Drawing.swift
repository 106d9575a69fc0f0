// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// A range of drawing steps that are drawn by one node.
struct Drawing {
  var steps: [DrawingStep] = []
  /// The origin of the node in the host's coordinates, which the steps use.
  var origin = CGPoint.zero

  /// Draws all steps.
  ///
  /// Effects are drawn recursively, everything else iteratively.
  func play(in context: any ViewGraphics.GraphicsContext) {
    if origin == .zero {
      play(steps.indices, in: context)
    } else {
      context.withTransform(Transform(translationX: -origin.x, y: -origin.y)) {
        play(steps.indices, in: context)
      }
    }
  }

  private func play(_ range: Range<Int>, in context: any ViewGraphics.GraphicsContext) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch steps[index] {
      case .mark(let mark): draw(mark, in: context)
      case .open(let effect, let end, _):
        let inner = (index + 1)..<end
        switch effect {
        case .opacity(let opacity):
          context.withOpacity(opacity) { play(inner, in: context) }
        case .shadow(let shadow):
          context.withShadow(shadow) { play(inner, in: context) }
        case .clip(let path):
          context.withClip(to: path) { play(inner, in: context) }
        case .transform(let transform, _):
          context.withTransform(transform) { play(inner, in: context) }
        case .mask(let mask):
          context.withMask({ mask.play(in: $0) }) { play(inner, in: context) }
        case .filter(let filter):
          context.withFilter(filter) { play(inner, in: context) }
        case .blend(let mode):
          context.withBlendMode(mode) { play(inner, in: context) }
        case .hidden, .scroll, .holder: break
        }
        index = end
      case .close: break
      }
      index += 1
    }
  }

  private func draw(_ mark: DrawingMark, in context: any ViewGraphics.GraphicsContext) {
    switch mark {
    case .fill(let path, let color): context.fill(path, with: color)
    case .gradient(let path, let gradient): context.fill(path, with: gradient)
    case .stroke(let path, let color, let style):
      context.stroke(path, with: color, style: style)
    case .text(let line): context.draw(line)
    case .runs(let runs, let line, let layout, let origin):
      runs.draw(line, of: layout, at: origin, in: context)
    case .image(let image, let rect, let tint):
      // Views mirror images with an effect of their own.
      image.draw(in: rect, tint: tint, direction: .leftToRight, context: context)
    case .masked(let inner, let mask):
      context.withMask({ for mark in mask { draw(mark, in: $0) } }) { draw(inner, in: context) }
    case .node, .spoken: break
    }
  }
}
