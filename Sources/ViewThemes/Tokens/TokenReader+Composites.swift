// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

extension TokenReader {
  mutating func strokeStyle(_ start: Place) -> TokenValue.StrokeStyle? {
    guard let place = follow(start, expecting: .strokeStyle) else { return nil }
    if tree.sources.text(place) != nil {
      return word(place, of: TokenValue.StrokeStyle.Name.self).map { .named($0) }
    }
    guard
      let members = members(
        place, needed: ["dashArray", "lineCap"],
        of: "a stroke style, a word such as “dashed” or { \"dashArray\": […], \"lineCap\": … }"),
      let array = members["dashArray"], let cap = members["lineCap"],
      let list = follow(array, expecting: nil)
    else { return nil }
    guard let elements = tree.sources.elements(list) else {
      wrong("a list of dimensions", at: list)
      return nil
    }
    var dashes: [TokenValue.Dimension] = []
    for element in elements {
      guard let dash = dimension(element) else { return nil }
      dashes.append(dash)
    }
    return word(cap, of: TokenValue.StrokeStyle.Cap.self).map { .dashes(dashes, cap: $0) }
  }

  mutating func border(_ place: Place) -> TokenValue.Border? {
    guard
      let members = members(
        place, needed: ["color", "width", "style"],
        of: "a border, { \"color\": …, \"width\": …, \"style\": … }")
    else { return nil }
    let color = members["color"].flatMap { self.color($0) }
    let width = members["width"].flatMap { dimension($0) }
    let style = members["style"].flatMap { strokeStyle($0) }
    guard let color, let width, let style else { return nil }
    return TokenValue.Border(color: color, width: width, style: style)
  }

  mutating func transition(_ place: Place) -> TokenValue.Transition? {
    guard
      let members = members(
        place, needed: ["duration", "delay", "timingFunction"],
        of: "a transition, { \"duration\": …, \"delay\": …, \"timingFunction\": … }")
    else { return nil }
    let duration = members["duration"].flatMap { self.duration($0) }
    let delay = members["delay"].flatMap { self.duration($0) }
    let curve = members["timingFunction"].flatMap { self.curve($0) }
    guard let duration, let delay, let curve else { return nil }
    return TokenValue.Transition(duration: duration, delay: delay, timingFunction: curve)
  }

  mutating func shadows(_ place: Place) -> [TokenValue.Shadow]? {
    guard let elements = tree.sources.elements(place) else { return shadow(place).map { [$0] } }
    var shadows: [TokenValue.Shadow] = []
    for element in elements {
      guard let end = single(element, of: .shadow), let shadow = shadow(end) else { return nil }
      shadows.append(shadow)
    }
    return shadows
  }

  private mutating func shadow(_ place: Place) -> TokenValue.Shadow? {
    guard
      let members = members(
        place, needed: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"],
        of: "a shadow such as { \"color\": …, \"offsetX\": …, \"offsetY\": …, \"blur\": …, "
          + "\"spread\": … }")
    else { return nil }
    var isInset = false
    if let inset = members["inset"] {
      guard let end = follow(inset, expecting: nil) else { return nil }
      guard case .truth(let truth) = tree.sources.content(end) else {
        wrong("true or false", at: end)
        return nil
      }
      isInset = truth
    }
    let color = members["color"].flatMap { self.color($0) }
    let x = members["offsetX"].flatMap { dimension($0) }
    let y = members["offsetY"].flatMap { dimension($0) }
    let blur = members["blur"].flatMap { dimension($0) }
    let spread = members["spread"].flatMap { dimension($0) }
    guard let color, let x, let y, let blur, let spread else { return nil }
    return TokenValue.Shadow(
      color: color, offsetX: x, offsetY: y, blurRadius: blur, spread: spread, isInset: isInset)
  }

  mutating func gradient(_ place: Place) -> [TokenValue.GradientStop]? {
    guard let elements = tree.sources.elements(place) else {
      wrong("a list of stops such as [{ \"color\": …, \"position\": … }]", at: place)
      return nil
    }
    var stops: [TokenValue.GradientStop] = []
    for element in elements {
      guard let end = single(element, of: .gradient),
        let members = members(
          end, needed: ["color", "position"],
          of: "a stop, { \"color\": …, \"position\": … }")
      else { return nil }
      let color = members["color"].flatMap { self.color($0) }
      let position = members["position"].flatMap { number($0) }
      guard let color, let position else { return nil }
      stops.append(TokenValue.GradientStop(color: color, position: min(max(position, 0), 1)))
    }
    return stops
  }

  /// Returns the element to which an element of an array refers: the value of a token, or the only
  /// element of its array.
  private mutating func single(_ element: Place, of type: TokenType) -> Place? {
    var place = element
    var chain: [(place: Place, name: String)] = []
    while let end = follow(place, expecting: type) {
      guard let name = reference(at: place), let inner = tree.sources.elements(end) else {
        return end
      }
      guard inner.count == 1 else {
        wrong("a reference to a single \(type)", at: element)
        return nil
      }
      guard extend(&chain, by: place, name, at: element) else { return nil }
      place = inner[0]
    }
    return nil
  }

  mutating func typography(_ place: Place) -> TokenValue.Typography? {
    guard
      let members = members(
        place, needed: ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"],
        of: "a typography, { \"fontFamily\": …, \"fontSize\": …, … }")
    else { return nil }
    let families = members["fontFamily"].flatMap { self.families($0) }
    let size = members["fontSize"].flatMap { dimension($0) }
    let weight = members["fontWeight"].flatMap { self.weight($0) }
    let spacing = members["letterSpacing"].flatMap { dimension($0) }
    let height = members["lineHeight"].flatMap { number($0) }
    guard let families, let size, let weight, let spacing, let height else { return nil }
    return TokenValue.Typography(
      fontFamily: families, fontSize: size, fontWeight: weight, letterSpacing: spacing,
      lineHeight: height)
  }
}
