// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension Theme.Typography.Role {
  /// The names of text styles, as Swift has them.
  private static let styles: [(name: String, style: TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// Takes the size and the weight of a token; the style stays unless the token notes another.
  ///
  /// What follows its style, by the token's notes, goes on following it as long as it is the style's own.
  mutating func take(_ value: TokenValue.Typography, _ notes: [String: String]) {
    if let style = Self.styles.first(where: { $0.name == notes[TokenNote.style] })?.style {
      self.style = style
    }
    let follows = notes[TokenNote.follows].map { $0.split(separator: " ") } ?? []
    let standard = Font.preferredFont(forTextStyle: style)
    let points = value.fontSize.points
    size = follows.contains("size") && points == standard.pointSize ? nil : points
    let weight = Font.Weight(cssWeight: value.fontWeight)
    let noted = notes[TokenNote.weight].flatMap(Double.init).map { Font.Weight(CGFloat($0)) }
    // A weight between those of CSS holds as long as it is the nearest to what is written.
    let exact = noted.map { Double($0.cssWeight) == value.fontWeight ? $0 : weight } ?? weight
    self.weight = follows.contains("weight") && exact == style.weight ? nil : exact
  }

  /// The font as the members of a token.
  var tokenMembers: [(name: String, value: JSONValue)] {
    let font = font
    let follows = [size == nil ? "size" : nil, weight == nil ? "weight" : nil].compactMap(\.self)
    var notes: [(name: String, value: JSONValue)] = []
    if let name = Self.styles.first(where: { $0.style == style })?.name {
      notes.append((TokenNote.style, .text(name)))
    }
    if !follows.isEmpty {
      notes.append((TokenNote.follows, .text(follows.joined(separator: " "))))
    }
    if Font.Weight(cssWeight: Double(font.weight.cssWeight)) != font.weight {
      notes.append((TokenNote.weight, .text("\(Double(font.weight.rawValue))")))
    }
    let lineHeight = (font.lineHeight + font.leading) / font.pointSize
    let value = JSONValue.object([
      ("fontFamily", .list([.text("system-ui"), .text("sans-serif")])),
      ("fontSize", Theme.points(font.pointSize)),
      ("fontWeight", JSONValue(Double(font.weight.cssWeight))),
      ("letterSpacing", Theme.points(0)),
      ("lineHeight", JSONValue((Double(lineHeight) * 1000).rounded() / 1000)),
    ])
    return [
      ("$type", .text("typography")), ("$value", value),
      ("$extensions", .object([(TokenNote.vendor, .object(notes))])),
    ]
  }
}

extension Font.Weight {
  /// The weight of a number from 1 to 1000, between those that have names in proportion.
  init(cssWeight: Double) {
    let scale: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let place = min(max(cssWeight / 100 - 1, 0), 8)
    let low = Int(place)
    guard low < 8, place != Double(low) else {
      self = scale[low]
      return
    }
    let (from, to) = (scale[low].rawValue, scale[low + 1].rawValue)
    self.init(from + (to - from) * CGFloat(place - Double(low)))
  }
}
