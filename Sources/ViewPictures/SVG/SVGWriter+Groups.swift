// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension SVGWriter {
  /// Returns the name of a mask of operations.
  mutating func maskName(for operations: [DisplayList.Operation], around: CGRect) -> String {
    let key = Definition.maskDrawing(operations)
    if let name = names[key] { return name }
    // The mask is written like the picture, whose elements are put aside meanwhile.
    let outer = body
    body = outer.emptied
    if write(operations) { hasTextInMasks = true }
    let content = body
    body = outer
    body.use(fontsOf: content)
    return name(of: key) { buffer, name in
      buffer.add("<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"")
      buffer.region(around.insetBy(dx: -1, dy: -1))
      buffer.add(" mask-type=\"alpha\">\n")
      buffer.add(content)
      buffer.add("</mask>\n")
    }
  }

  /// Returns the name of a filter.
  mutating func filterName(for filter: DrawingFilter, around: CGRect) -> String {
    name(of: .filter(filter, around: around)) { buffer, name in
      buffer.add("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"")
      buffer.region(around.insetBy(dx: -1, dy: -1))
      buffer.add(" color-interpolation-filters=\"sRGB\">")
      switch filter {
      case .blur(let deviation):
        buffer.add("<feGaussianBlur")
        buffer.attribute("stdDeviation", deviation)
      case .colors(let matrix):
        buffer.add("<feColorMatrix")
        buffer.attribute("values", list: matrix.numbers, decimals: 6)
      }
      buffer.add("/></filter>\n")
    }
  }
}

nonisolated extension ColorMatrix {
  /// The numbers of SVG's matrix, row by row.
  fileprivate var numbers: [CGFloat] {
    [red, green, blue].flatMap { [$0.red, $0.green, $0.blue, 0, $0.constant] }
      + [0, 0, 0, alpha, 0]
  }
}

nonisolated extension BlendMode {
  /// The name in CSS.
  var cssName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: rawValue
    }
  }
}
