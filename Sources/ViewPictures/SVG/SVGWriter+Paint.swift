// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension SVGWriter {
  mutating func fill(_ path: BezierPath, with paint: DisplayList.Paint) {
    switch paint {
    case .color(let color):
      body.element(of: path)
      body.fill(color)
      body.add("/>\n")
    case .gradient(let gradient):
      if let color = gradient.onlyColor {
        fill(path, with: .color(color))
      } else if gradient.kind == .conic {
        fillSectors(of: gradient, in: path)
      } else {
        let name = gradientName(for: gradient, in: path)
        body.element(of: path)
        body.add(" fill=\"url(#\(name))\"/>\n")
      }
    }
  }

  mutating func stroke(_ path: BezierPath, style: StrokeStyle, color: Color) {
    let path = style.solidLine(along: path)
    body.element(of: path)
    body.add(" fill=\"none\"")
    body.paint("stroke", color)
    if style.width != 1 { body.attribute("stroke-width", style.width) }
    switch style.cap {
    case .butt: break
    case .round: body.add(" stroke-linecap=\"round\"")
    case .square: body.add(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter: break
    case .round: body.add(" stroke-linejoin=\"round\"")
    case .bevel: body.add(" stroke-linejoin=\"bevel\"")
    }
    // Four is the limit in SVG unless another one is stated, and plain shapes have no sharp corners.
    if style.join == .miter, path.shape == nil, style.usableMiterLimit != 4 {
      body.attribute("stroke-miterlimit", style.usableMiterLimit)
    }
    body.add("/>\n")
  }

  /// Returns the name of a gradient in the unit coordinates of the path, where SVG stretches it
  /// over a wide box as iOS does.
  ///
  /// The box is only written where SVG's bounding box would be smaller.
  private mutating func gradientName(for gradient: Gradient, in path: BezierPath) -> String {
    let box = path.shape == nil ? path.bounds : nil
    let key: Definition = box.map { .gradientInBox(gradient, $0) } ?? .gradient(gradient)
    return name(of: key) { buffer, name in
      let element = gradient.kind == .radial ? "radialGradient" : "linearGradient"
      buffer.add("<\(element) id=\"\(name)\"")
      var map = Transform.identity
      if gradient.kind == .radial {
        let x = abs(gradient.end.x - gradient.start.x)
        let y = abs(gradient.end.y - gradient.start.y)
        if x == y {
          buffer.attribute("cx", gradient.start.x, decimals: 6)
          buffer.attribute("cy", gradient.start.y, decimals: 6)
          buffer.attribute("r", x, decimals: 6)
        } else {
          buffer.add(" cx=\"0\" cy=\"0\" r=\"1\"")
          map = Transform(a: x, b: 0, c: 0, d: y, tx: gradient.start.x, ty: gradient.start.y)
        }
      } else {
        buffer.attribute("x1", gradient.start.x, decimals: 6)
        buffer.attribute("y1", gradient.start.y, decimals: 6)
        buffer.attribute("x2", gradient.end.x, decimals: 6)
        buffer.attribute("y2", gradient.end.y, decimals: 6)
      }
      if let box {
        buffer.add(" gradientUnits=\"userSpaceOnUse\"")
        map = map.concatenating(
          Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
      }
      buffer.transform(map, attribute: "gradientTransform")
      buffer.add(">")
      for stop in gradient.stops {
        buffer.add("<stop")
        buffer.attribute("offset", stop.location, decimals: 6)
        buffer.paint("stop", color: "stop-color", stop.color)
        buffer.add("/>")
      }
      buffer.add("</\(element)>\n")
    }
  }

  /// Fills a path with a conic gradient, which SVG lacks, using thin single-color sectors masked by
  /// the path.
  ///
  /// Each opaque sector extends below the next ones, so that no seam is visible. A mask cuts all
  /// sectors at once; a clip would cut each one, and the antialiased edges would add up.
  private mutating func fillSectors(of gradient: Gradient, in path: BezierPath) {
    let box = path.bounds
    let sectors = ConicSectors(of: gradient)
    let mask = name(of: .mask(path)) { buffer, name in
      buffer.add("<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\"")
      buffer.region(box)
      buffer.add(">")
      buffer.element(of: path)
      buffer.add(" fill=\"#fff\"/></mask>\n")
    }
    body.add("<g mask=\"url(#\(mask))\"")
    if let alpha = sectors.commonAlpha {
      if alpha < 1 { body.attribute("opacity", alpha) }
    } else {
      body.add(" shape-rendering=\"crispEdges\"")
    }
    body.add("><g")
    body.transform(
      Transform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    body.add(">\n")
    for sector in sectors.all {
      body.add("<path d=\"M")
      for (index, point) in sector.corners.enumerated() {
        if index > 0 { body.add("L") }
        body.add(point.x)
        body.add(" ")
        body.add(point.y)
      }
      body.add("Z\"")
      body.fill(sector.color)
      body.add("/>\n")
    }
    body.add("</g></g>\n")
  }
}

nonisolated extension Gradient {
  /// The color of all stops, if they have the same one.
  fileprivate var onlyColor: Color? {
    guard let last = stops.last else { return .clear }
    if stops.allSatisfy({ $0.color == last.color }) { return last.color }
    switch kind {
    case .axial: return start == end ? last.color : nil
    case .radial: return start.x == end.x || start.y == end.y ? last.color : nil
    case .conic: return nil
    }
  }
}
