// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension HTMLWriter {
  /// Writes the style of an element's layer.
  ///
  /// - Returns: Whether the shadow and background cannot be expressed in CSS and must be drawn.
  mutating func style(of layer: Layer) -> Bool {
    if layer.opacity.isFinite, layer.opacity < 1 {
      page.add(";opacity:")
      page.add(layer.opacity)
    }
    page.corners(of: layer)
    if let mask = layer.maskOutline {
      let bounds = layer.bounds
      page.clip(
        to: mask.applying(Transform(translationX: -bounds.minX, y: -bounds.minY)))
    }
    for group in layer.extras?.groups ?? [] { style(of: group, in: layer.bounds) }
    let walk = TreeWalk(target: builder(for: layer.bounds.size))
    guard let shadow = layer.shadow?.resolved(with: traits), shadow.isVisible,
      !layer.masksToBounds
    else {
      background(of: layer)
      return false
    }
    if layer.shadowPath != nil { return true }
    if walk.castsPlainShadow(layer) {
      page.add(";box-shadow:")
      // CSS defines the blur as two standard deviations.
      page.shadow(shadow, blur: shadow.deviation * 2)
    } else {
      page.add(";filter:drop-shadow(")
      page.shadow(shadow, blur: shadow.deviation)
      page.add(")")
    }
    background(of: layer)
    return false
  }

  /// Writes a layer's border as a separate element above its content.
  mutating func border(of layer: Layer, depth: Int?) {
    guard let color = layer.borderColor.map(resolved), color.alpha > 0, layer.borderWidth.isFinite
    else { return }
    page.add("<i class=\"b\" style=\"box-shadow:inset 0 0 0 ")
    page.add(layer.borderWidth)
    page.add("px ")
    page.cssColor(color)
    page.corners(of: layer)
    if let depth { page.add(";z-index:\(depth)") }
    page.add("\"></i>\n")
  }

  private mutating func background(of layer: Layer) {
    guard let color = layer.backgroundColor else { return }
    let shown = resolved(color)
    // A color that is transparent in one appearance may be visible in the other.
    guard shown.alpha > 0 || color.isDynamic else { return }
    page.add(";background:")
    page.cssColor(shown)
  }

  func resolved(_ color: Color) -> Color {
    color.isDynamic ? color.resolvedColor(with: traits) : color
  }

  /// Returns a builder for drawing a node in the coordinates of its element, without clipping,
  /// which the enclosing elements do.
  func builder(for size: CGSize) -> DisplayListBuilder {
    DisplayListBuilder(
      size: size, displayScale: displayScale, traits: traits,
      visible: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
  }
}

extension MarkupBuffer {
  /// Adds `name:12px;`.
  mutating func length(_ name: String, _ value: CGFloat) {
    add(name)
    add(byte: UInt8(ascii: ":"))
    add(value)
    add("px;")
  }

  /// Adds the position and size, without a semicolon at the end.
  mutating func place(_ rect: CGRect) {
    length("left", rect.minX)
    length("top", rect.minY)
    length("width", rect.width)
    add("height:")
    add(rect.height)
    add("px")
  }

  mutating func cssTransform(_ map: Transform) {
    add(";transform-origin:0 0;transform:matrix(")
    for (index, number) in [map.a, map.b, map.c, map.d, map.tx, map.ty].enumerated() {
      if index > 0 { add(byte: UInt8(ascii: ",")) }
      add(number, decimals: 6)
    }
    add(")")
  }

  /// Clips an element to a shape in its own coordinates.
  fileprivate mutating func clip(to figure: BezierPath) {
    add(";clip-path:path('")
    // CSS doesn't accept a path without segments.
    if figure.elements.isEmpty { add("M0 0") } else { steps(of: figure) }
    add("')")
  }

  fileprivate mutating func corners(of layer: Layer) {
    let limit = min(layer.bounds.width, layer.bounds.height) / 2
    guard layer.cornerRadius.isFinite, layer.cornerRadius > 0, limit > 0 else { return }
    let radius = min(layer.cornerRadius, limit)
    add(";border-radius:")
    guard layer.maskedCorners != .all else {
      add(radius)
      add("px")
      return
    }
    let corners: [CornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    for (index, corner) in corners.enumerated() {
      if index > 0 { add(byte: UInt8(ascii: " ")) }
      add(layer.maskedCorners.contains(corner) ? radius : 0)
      add("px")
    }
  }

  fileprivate mutating func shadow(_ shadow: Shadow, blur: CGFloat) {
    for number in [shadow.offset.width, shadow.offset.height, blur] {
      add(number)
      add("px ")
    }
    cssColor(shadow.effectiveColor)
  }
}
