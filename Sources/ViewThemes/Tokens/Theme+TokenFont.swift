// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension Theme.Typography.Role {
  /// The names of text styles, as in Swift code.
  private static let styles: [(name: String, style: TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// The families that represent the system font in tokens, and the names of the system font in
  /// CSS.
  private static let systemFamilies = ["system-ui", "sans-serif"]
  private static let systemNames: Set<String> = [
    "system-ui", "ui-sans-serif", "-apple-system", "BlinkMacSystemFont",
  ]
  private static let monospacedFamilies = ["ui-monospace", "monospace"]

  /// Applies the font of a token; the text style is kept unless the token specifies another.
  ///
  /// Properties that follow the text style according to the token's notes continue to do so while
  /// they have the style's value.
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
    // A weight between the CSS weights is kept if the token has the CSS weight nearest to it.
    let exact = noted.map { Double($0.cssWeight) == value.fontWeight ? $0 : weight } ?? weight
    self.weight = follows.contains("weight") && exact == style.weight ? nil : exact
    takeFamily(value.fontFamily, notes)
    // In a token that this library wrote, a property without a note does not apply.
    let isWrittenHere = notes[TokenNote.style] != nil
    if isWrittenHere || notes[TokenNote.slant] != nil {
      isItalic = notes[TokenNote.slant] == "italic"
    }
    if isWrittenHere || notes[TokenNote.digits] != nil {
      hasMonospacedDigits = notes[TokenNote.digits] == "monospaced"
    }
    letterSpacing = value.letterSpacing.points
    lineHeight = nil
    let isOwn = Self.rounded(naturalLineHeight) == value.lineHeight
    if !(follows.contains("lineHeight") && isOwn) { lineHeight = CGFloat(value.lineHeight) }
  }

  /// Applies the families; files are kept if the families are the same.
  private mutating func takeFamily(_ names: [String], _ notes: [String: String]) {
    isMonospaced =
      notes[TokenNote.width].map { $0 == "monospaced" }
      ?? (names.contains("monospace") || names.contains("ui-monospace"))
    if names == family?.writtenNames(isMonospaced: isMonospaced) { return }
    let isWrittenHere = notes[TokenNote.style] != nil
    let isSystem =
      isWrittenHere
      ? names == Self.systemFamilies
      : names.first.map { Self.systemNames.contains($0) } ?? true
    if isSystem || names == Self.monospacedFamilies {
      family = nil
    } else {
      let own = isMonospaced && names.last == "monospace" ? Array(names.dropLast()) : names
      family = own.first.map { FontFamily($0, fallbacks: Array(own.dropFirst())) }
    }
  }

  /// The default line height as a multiple of the size.
  private var naturalLineHeight: Double {
    var role = self
    role.lineHeight = nil
    let font = role.font
    return Double((font.lineHeight + font.leading) / font.pointSize)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  /// The font as the members of a token.
  var tokenMembers: [(name: String, value: JSONValue)] {
    let font = font
    let follows = [
      size == nil ? "size" : nil, weight == nil ? "weight" : nil,
      lineHeight == nil ? "lineHeight" : nil,
    ].compactMap(\.self)
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
    if isItalic { notes.append((TokenNote.slant, .text("italic"))) }
    if hasMonospacedDigits { notes.append((TokenNote.digits, .text("monospaced"))) }
    if isMonospaced || family?.names.contains("monospace") == true {
      notes.append((TokenNote.width, .text(isMonospaced ? "monospaced" : "proportional")))
    }
    let families =
      family?.writtenNames(isMonospaced: isMonospaced)
      ?? (isMonospaced ? Self.monospacedFamilies : Self.systemFamilies)
    let height = lineHeight.map { Double($0) } ?? Self.rounded(naturalLineHeight)
    let value = JSONValue.object([
      ("fontFamily", .list(families.map { .text($0) })),
      ("fontSize", Theme.points(font.pointSize)),
      ("fontWeight", JSONValue(Double(font.weight.cssWeight))),
      ("letterSpacing", Theme.points(letterSpacing)),
      ("lineHeight", JSONValue(height)),
    ])
    return [
      ("$type", .text("typography")), ("$value", value),
      ("$extensions", .object([(TokenNote.vendor, .object(notes))])),
    ]
  }
}

extension FontFamily {
  /// Returns the names as a token lists them.
  fileprivate func writtenNames(isMonospaced: Bool) -> [String] {
    names + (isMonospaced ? ["monospace"] : [])
  }
}

extension Font.Weight {
  /// Creates the weight for a number from 1 to 1000, interpolating between the named weights.
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
