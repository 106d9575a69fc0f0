// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension SVGWriter {
  /// Draws a blurred copy of the path, which also works in librsvg, where `feDropShadow` makes the
  /// whole element disappear.
  mutating func draw(_ shadow: Shadow, of path: BezierPath) {
    let moved = path.applying(
      Transform(translationX: shadow.offset.width, y: shadow.offset.height))
    guard shadow.deviation > 0 else {
      fill(moved, with: .color(shadow.effectiveColor))
      return
    }
    let box = path.bounds
    // As fractions of the path's size, so that paths of equal size share a filter.
    let margin = shadow.deviation * 3
    let marginX = OutputNumber.text((margin / box.width * 100).rounded(.up) / 100)
    let marginY = OutputNumber.text((margin / box.height * 100).rounded(.up) / 100)
    let deviation = OutputNumber.text(shadow.deviation)
    let filter = name(of: .blur(deviation: deviation, marginX: marginX, marginY: marginY)) {
      buffer, name in
      let shareX = (margin / box.width * 100).rounded(.up) / 100
      let shareY = (margin / box.height * 100).rounded(.up) / 100
      buffer.add("<filter id=\"\(name)\"")
      buffer.attribute("x", -shareX)
      buffer.attribute("y", -shareY)
      buffer.attribute("width", 1 + 2 * shareX)
      buffer.attribute("height", 1 + 2 * shareY)
      buffer.add(" color-interpolation-filters=\"sRGB\">")
      buffer.add("<feGaussianBlur stdDeviation=\"\(deviation)\"/></filter>\n")
    }
    body.element(of: moved)
    body.fill(shadow.effectiveColor)
    body.add(" filter=\"url(#\(filter))\"/>\n")
  }

  /// Returns the name of a filter that adds a drop shadow.
  mutating func shadowName(for shadow: Shadow, around: CGRect) -> String {
    name(of: .shadow(shadow, around: around)) { buffer, name in
      let region = around.enclosing(shadow.extent(of: around)).insetBy(dx: -1, dy: -1)
      buffer.add("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"")
      buffer.region(region)
      buffer.add(" color-interpolation-filters=\"sRGB\">")
      buffer.add("<feGaussianBlur in=\"SourceAlpha\"")
      buffer.attribute("stdDeviation", shadow.deviation)
      buffer.add("/><feOffset")
      buffer.attribute("dx", shadow.offset.width)
      buffer.attribute("dy", shadow.offset.height)
      buffer.add(" result=\"a\"/><feFlood")
      buffer.paint("flood", color: "flood-color", shadow.effectiveColor)
      buffer.add("/><feComposite operator=\"in\" in2=\"a\"/><feMerge><feMergeNode/>")
      buffer.add("<feMergeNode in=\"SourceGraphic\"/></feMerge></filter>\n")
    }
  }
}
