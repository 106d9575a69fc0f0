// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension DisplayList.Operation {
  /// The operation with white in place of all colors, whose opacity remains: for masks, whose
  /// luminance some programs use.
  var whitened: DisplayList.Operation {
    switch self {
    case .fill(let path, .color(let color)): return .fill(path, .color(color.whitened))
    case .fill(let path, .gradient(var gradient)):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.whitened
      }
      return .fill(path, .gradient(gradient))
    case .stroke(let path, let style, let color): return .stroke(path, style, color.whitened)
    case .text(var line):
      for index in line.runs.indices { line.runs[index].color = line.runs[index].color.whitened }
      return .text(line)
    case .image(var image):
      image.tint = (image.tint ?? .white).whitened
      return .image(image)
    case .shadow(let path, let shadow): return .shadow(path, shadow.whitened)
    case .begin(.shadow(let shadow, let around)):
      return .begin(.shadow(shadow.whitened, around: around))
    // White stays white; as many groups are closed as opened.
    case .begin(.filter(.colors(let matrix), _)):
      return .begin(.opacity(min(max(matrix.alpha, 0), 1)))
    case .begin(.blend): return .begin(.opacity(1))
    case .begin, .end: return self
    }
  }
}

nonisolated extension Color {
  fileprivate var whitened: Color { Color(white: 1, alpha: alpha) }
}

nonisolated extension Shadow {
  fileprivate var whitened: Shadow {
    var shadow = self
    shadow.color = shadow.color.whitened
    return shadow
  }
}
