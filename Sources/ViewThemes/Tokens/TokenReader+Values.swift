// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension TokenReader {
  /// Returns the value of a type at a location, or `nil` after recording a problem.
  mutating func value(of type: TokenType, at start: Place) -> TokenValue? {
    guard let place = follow(start, expecting: type) else { return nil }
    switch type {
    case .color: return color(place).map { .color($0) }
    case .dimension: return dimension(place).map { .dimension($0) }
    case .fontFamily: return families(place).map { .fontFamily($0) }
    case .fontWeight: return weight(place).map { .fontWeight($0) }
    case .duration: return duration(place).map { .duration($0) }
    case .cubicBezier: return curve(place).map { .cubicBezier($0) }
    case .number: return number(place).map { .number($0) }
    case .strokeStyle: return strokeStyle(place).map { .strokeStyle($0) }
    case .border: return border(place).map { .border($0) }
    case .transition: return transition(place).map { .transition($0) }
    case .shadow: return shadows(place).map { .shadow($0) }
    case .gradient: return gradient(place).map { .gradient($0) }
    case .typography: return typography(place).map { .typography($0) }
    }
  }

  mutating func wrong(_ expected: String, at place: Place) {
    let found: String =
      switch tree.sources.content(place) {
      case .text(let text): "“\(text.prefix(80))”"
      case .number(let number): number
      case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
      default: tree.sources.content(place).kind
      }
    tree.sources.note(.wrongValue(expected: expected, found: found), path, at: place)
  }

  /// Returns a finite number, possibly through a reference to a token or to part of one.
  mutating func number(
    _ start: Place, in range: ClosedRange<Double>? = nil, allowed: String? = nil
  ) -> Double? {
    guard let place = follow(start, expecting: .number) else { return nil }
    guard case .number(let text) = tree.sources.content(place), let number = Double(text),
      number.isFinite
    else {
      wrong("a number", at: place)
      return nil
    }
    if let range, !range.contains(number) {
      let words =
        allowed ?? "from \(JSONValue(range.lowerBound).written) to "
        + JSONValue(range.upperBound).written
      tree.sources.note(.outOfRange(found: text, allowed: words), path, at: place)
      return nil
    }
    return number
  }

  /// Returns a keyword of a type.
  mutating func word<Word: RawRepresentable & CaseIterable>(
    _ start: Place, of type: Word.Type
  ) -> Word? where Word.RawValue == String {
    guard let place = follow(start, expecting: nil) else { return nil }
    if let word = tree.sources.text(place).flatMap(Word.init) { return word }
    let words = Word.allCases.map { "“\($0.rawValue)”" }
    wrong("one of " + words.joined(separator: ", "), at: place)
    return nil
  }

  /// Returns the members of an object, recording missing required ones and unknown ones.
  mutating func members(
    _ place: Place, needed: [String], optional: [String] = [], of kind: String
  ) -> [String: Place]? {
    guard case .object = tree.sources.content(place) else {
      wrong(kind, at: place)
      return nil
    }
    var members: [String: Place] = [:]
    var isRight = true
    for (name, member) in tree.sources.members(place) {
      members[name] = member
      guard !needed.contains(name), !optional.contains(name) else { continue }
      let nearest = MisspelledName.nearest(to: name, among: needed + optional)
      tree.sources.note(.unknownMember(name, nearest: nearest), path, at: member, onName: true)
      isRight = false
    }
    for name in needed where members[name] == nil {
      tree.sources.note(.missingMember(name), path, at: place)
      isRight = false
    }
    return isRight ? members : nil
  }

  mutating func dimension(_ start: Place) -> TokenValue.Dimension? {
    guard
      let (value, unit) = quantity(
        start, .dimension, of: TokenValue.Dimension.Unit.self,
        kind: "a dimension such as { \"value\": 16, \"unit\": \"px\" }")
    else { return nil }
    return TokenValue.Dimension(value: value, unit: unit)
  }

  private enum TimeUnit: String, CaseIterable {
    case ms, s
  }

  mutating func duration(_ start: Place) -> TimeInterval? {
    guard
      let (value, unit) = quantity(
        start, .duration, of: TimeUnit.self,
        kind: "a duration such as { \"value\": 200, \"unit\": \"ms\" }")
    else { return nil }
    return unit == .ms ? value / 1000 : value
  }

  private mutating func quantity<Unit: RawRepresentable & CaseIterable>(
    _ start: Place, _ type: TokenType, of unit: Unit.Type, kind: String
  ) -> (Double, Unit)? where Unit.RawValue == String {
    guard let place = follow(start, expecting: type),
      let members = members(place, needed: ["value", "unit"], of: kind),
      let valuePlace = members["value"], let unitPlace = members["unit"]
    else { return nil }
    let value = number(valuePlace)
    guard let unit = word(unitPlace, of: Unit.self), let value else { return nil }
    return (value, unit)
  }

  mutating func families(_ start: Place) -> [String]? {
    guard let place = follow(start, expecting: .fontFamily) else { return nil }
    if let family = tree.sources.text(place) { return [family] }
    guard let elements = tree.sources.elements(place), !elements.isEmpty else {
      wrong("a font family or a list of them", at: place)
      return nil
    }
    var families: [String] = []
    for element in elements {
      guard let end = follow(element, expecting: .fontFamily) else { return nil }
      guard let family = tree.sources.text(end) else {
        wrong("a font family", at: end)
        return nil
      }
      families.append(family)
    }
    return families
  }

  private static let weights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  mutating func weight(_ start: Place) -> Double? {
    guard let place = follow(start, expecting: .fontWeight) else { return nil }
    if case .number = tree.sources.content(place) { return number(place, in: 1...1000) }
    if let weight = tree.sources.text(place).flatMap({ Self.weights[$0] }) { return weight }
    wrong("a font weight (a number from 1 to 1000, or a word such as “bold”)", at: place)
    return nil
  }

  mutating func curve(_ start: Place) -> [Double]? {
    guard let place = follow(start, expecting: .cubicBezier) else { return nil }
    guard let elements = tree.sources.elements(place), elements.count == 4 else {
      wrong("a list of four numbers", at: place)
      return nil
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      guard let number = number(element, in: index.isMultiple(of: 2) ? 0...1 : nil) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }
}
