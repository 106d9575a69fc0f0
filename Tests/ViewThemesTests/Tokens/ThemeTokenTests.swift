// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactoryMocks
import ViewGraphicsTestSupport
import ViewThemes

@Suite("Themes from design tokens")
struct ThemeTokenTests {
  private static func color(_ hex: String) -> String {
    let components = [1, 3, 5].map { place -> String in
      let start = hex.index(hex.startIndex, offsetBy: place)
      let byte = Int(hex[start..<hex.index(start, offsetBy: 2)], radix: 16) ?? 0
      return "\(Double(byte) / 255)"
    }
    return "{\"$type\":\"color\",\"$value\":{\"colorSpace\":\"srgb\",\"components\":["
      + components.joined(separator: ",") + "]}}"
  }

  static var themes: [Theme] {
    var own = Theme(palette: DynamicPalette(brand: Color(red: 0.2, green: 0.4, blue: 1, alpha: 1)))
    own.typography.header = Theme.Typography.Role(.title2, size: 23.5, weight: .heavy)
    own.typography.hint = Theme.Typography.Role(.body, size: 17, weight: Font.Weight(0.27))
    own.typography.tag = Theme.Typography.Role(.headline)
    own.typography.body = Theme.Typography.Role(
      .body, family: FontFamily("Avenir Next", fallbacks: ["Georgia", "serif"]),
      letterSpacing: -0.1, lineHeight: 1.0 / 3 + 1)
    own.typography.title.isItalic = true
    own.typography.figure.hasMonospacedDigits = true
    own.typography.figure.letterSpacing = 1.0 / 3
    own.typography.subtitle.isMonospaced = true
    own.typography.input = Theme.Typography.Role(
      .callout, family: FontFamily("Menlo", fallbacks: ["monospace"]))
    own.typography.button.family = FontFamily("Fira Code", fallbacks: ["monospace"])
    own.typography.button.isMonospaced = true
    own.typography.inputLabel.family = FontFamily("-apple-system")
    own.shape.card = 1.0 / 3
    own.spacing.medium = .custom(-0.1)
    own.elevation.menu = .twelveDp
    own.motion.long = 0.1 + 0.2
    var translucent = ViewFactoryPalette(MockViewFactoryColor())
    translucent.scrim = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.7)
    return [
      .library, .standard, own, Theme(palette: LightViewFactoryColor()),
      Theme(palette: translucent),
    ]
  }

  @Test("a theme is the same after writing and reading it", arguments: themes.indices)
  func roundTrip(index: Int) throws {
    let theme = Self.themes[index]
    let document = try TokenDocument(json: theme.tokenJSON)
    let again = try Theme(document)
    #expect(again.palette == theme.palette)
    #expect(again.typography == theme.typography)
    #expect(again == theme)
    #expect(again.tokenJSON == theme.tokenJSON)
    #expect(document.json == theme.tokenJSON)
  }

  @Test("each length and duration is written to the token with its name, and read from it")
  func everyPart() throws {
    let lengths: [(String, WritableKeyPath<Theme, CGFloat>)] = [
      ("shape.button", \.shape.button), ("shape.card", \.shape.card),
      ("shape.small", \.shape.small), ("shape.border", \.shape.border),
    ]
    let spacings: [(String, WritableKeyPath<Theme, Padding>)] = [
      ("spacing.tight", \.spacing.tight), ("spacing.small", \.spacing.small),
      ("spacing.medium", \.spacing.medium), ("spacing.large", \.spacing.large),
    ]
    let heights: [(String, WritableKeyPath<Theme, Elevation>)] = [
      ("elevation.card", \.elevation.card), ("elevation.fab", \.elevation.fab),
      ("elevation.menu", \.elevation.menu), ("elevation.toast", \.elevation.toast),
      ("elevation.sheet", \.elevation.sheet),
    ]
    let times: [(String, WritableKeyPath<Theme, TimeInterval>)] = [
      ("motion.short", \.motion.short), ("motion.medium", \.motion.medium),
      ("motion.long", \.motion.long),
    ]
    var theme = Theme.library
    var expected: [String: Double] = [:]
    func next(_ name: String) -> Double {
      expected[name] = 100 + Double(expected.count)
      return expected[name] ?? 0
    }
    for (name, path) in lengths { theme[keyPath: path] = CGFloat(next(name)) }
    for (name, path) in spacings { theme[keyPath: path] = .custom(CGFloat(next(name))) }
    for (name, path) in heights { theme[keyPath: path] = .custom(CGFloat(next(name))) }
    for (name, path) in times { theme[keyPath: path] = next(name) }
    let document = try TokenDocument(json: theme.tokenJSON)
    let tokens = try document.tokens().tokens
    for (name, value) in expected {
      let token = tokens.first { $0.path.names.joined(separator: ".") == name }
      switch token?.value {
      case .dimension(let dimension): #expect(Double(dimension.points) == value, "\(name)")
      case .duration(let seconds): #expect(seconds == value, "\(name)")
      default: Issue.record("\(name) is not written")
      }
    }
    #expect(try Theme(document) == theme)
  }

  @Test("a value that was edited in an exported font applies, whatever it was derived from")
  func editedFont() throws {
    let json = Theme.library.tokenJSON.replacingOccurrences(
      of: "\"value\": 28,", with: "\"value\": 30,")
    #expect(json != Theme.library.tokenJSON)
    let theme = try Theme(TokenDocument(json: json))
    #expect(theme.typography.header.font.pointSize == 30)
    #expect(theme.typography.header.style == .title1)
    #expect(theme.typography.body == Theme.library.typography.body)
  }

  @Test("a weight between those of CSS is noted, and any other is not")
  func weights() throws {
    #expect(!Theme.library.tokenJSON.contains("\"weight\":"))
    var theme = Theme.library
    theme.typography.header.weight = Font.Weight(0.1)
    #expect(theme.tokenJSON.contains("\"weight\": \"0.1\""))
    #expect(try Theme(TokenDocument(json: theme.tokenJSON)) == theme)
  }

  @Test("families, spacing, and line heights of other tools' tokens are accepted")
  func typography() throws {
    func role(_ family: String, _ height: String = "1.5") throws -> Theme.Typography.Role {
      let json = """
        {"typography": {"hint": {"$type": "typography", "$value": {"fontFamily": \(family),
          "fontSize": {"value": 13, "unit": "px"}, "fontWeight": 400, "lineHeight": \(height),
          "letterSpacing": {"value": 0.25, "unit": "px"}}}}}
        """
      return try Theme(TokenDocument(json: json)).typography.hint
    }
    let inter = try role("[\"Inter\", \"sans-serif\"]")
    #expect(inter.family == FontFamily("Inter", fallbacks: ["sans-serif"]))
    #expect(inter.letterSpacing == 0.25)
    #expect(inter.lineHeight == 1.5)
    #expect(inter.font.letterSpacing == 0.25)
    #expect(abs(inter.font.lineHeight + inter.font.leading - 19.5) < 1e-9)
    #expect(inter.isMonospaced == false)
    #expect(try role("\"-apple-system\"").family == nil)
    #expect(try role("[\"system-ui\", \"Roboto\"]").family == nil)
    let mono = try role("[\"JetBrains Mono\", \"monospace\"]")
    #expect(mono.isMonospaced)
    #expect(mono.family == FontFamily("JetBrains Mono"))
    #expect(try role("[\"ui-monospace\", \"monospace\"]").font.isMonospaced)
    #expect(try role("[\"ui-monospace\", \"Menlo\"]").isMonospaced)
    #expect(try role("[\"ui-monospace\", \"monospace\"]").family == nil)
  }

  @Test("the files of a base theme's family are kept if tokens name the family")
  func files() throws {
    let family = FontFamily("Test Sans", files: [try FontFile(FontBuilder().bytes())])
    var base = Theme.library
    base.typography.setFamily(family)
    let again = try Theme(TokenDocument(json: base.tokenJSON), over: base)
    #expect(again == base)
    let without = try Theme(TokenDocument(json: base.tokenJSON))
    #expect(without.typography.body.family == FontFamily("Test Sans"))
    let (own, named) = (base.typography.body.font, without.typography.body.font)
    #expect(abs((own.lineHeight + own.leading) - (named.lineHeight + named.leading)) < 0.01)
  }

  @Test("tokens provide the parts they name, and others come from the base")
  func names() throws {
    let theme = try Theme(
      TokenDocument(
        json: """
          {"color": {"card": \(Self.color("#112233"))},
           "shape": {"button": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}},
           "motion": {"short": {"$type": "duration", "$value": {"value": 80, "unit": "ms"}}},
           "typography": {"body": {"$type": "typography", "$value": {"fontFamily": "Inter",
             "fontSize": {"value": 19, "unit": "px"}, "fontWeight": 650, "lineHeight": 1.4,
             "letterSpacing": {"value": 0, "unit": "px"}}}},
           "something": {"else": {"$type": "number", "$value": 3}}}
          """), over: .standard)
    #expect(theme.palette.light.card.hexString == "#112233")
    #expect(theme.palette.darkHighContrast.card.hexString == "#112233")
    #expect(theme.palette.light.labelBody == LightViewFactoryColor().labelBody)
    #expect(theme.shape.button == 8)
    #expect(theme.motion.short == 0.08)
    #expect(theme.typography.body.font.pointSize == 19)
    #expect(theme.typography.body.style == .body)
    #expect(theme.typography.body.font.weight.rawValue == 0.35)
  }

  @Test("a mapping specifies which token provides a part")
  func mapped() throws {
    let document = try TokenDocument(
      json: "{\"surface\": {\"raised\": \(Self.color("#445566"))}}")
    let theme = try Theme(document, mapping: ["color.card": "surface.raised"])
    #expect(theme.palette.light.card.hexString == "#445566")
    let error = #expect(throws: TokenFileError.self) {
      try Theme(document, mapping: ["color.crad": "surface.raised"])
    }
    #expect(error?.description == "“color.crad” is not part of a theme. Did you mean “color.card”?")
    #expect(TokenMapping.partNames.count == Set(TokenMapping.partNames).count)
    #expect(TokenMapping.partNames.count == 1 + 38 + 11 + 13 + 3)
  }

  @Test("one brand color yields all palettes, and explicit colors stay exact")
  func derived() throws {
    let theme = try Theme(
      TokenDocument(
        json:
          "{\"color\": {\"brand\": \(Self.color("#3366FF")), \"link\": \(Self.color("#0000EE"))}}"))
    let brand = Color(red: 0.2, green: 0.4, blue: 1, alpha: 1)
    #expect(theme.palette.light.accent == ViewFactoryPalette(brand: brand).accent)
    #expect(theme.palette.dark.card == ViewFactoryPalette(brand: brand, appearance: .dark).card)
    #expect(theme.palette.light.link.hexString == "#0000EE")
  }

  static let appearances = [
    #""appearance":{"contexts":{"light":[L],"dark":[D],"Light high-contrast":[H],"DARK_HIGH_CONTRAST":[K]}}"#,
    #""mode":{"contexts":{"dark":[D],"light":[L]}},"contrast":{"contexts":{"normal":[],"high":[{"color":{"labelBody":Y}}]}}"#,
  ]

  @Test("modifiers of a resolver provide the appearances", arguments: appearances)
  func resolver(modifiers: String) throws {
    func set(_ hex: String) -> String { "{\"color\":{\"card\":\(Self.color(hex))}}" }
    let filled =
      modifiers
      .replacingOccurrences(of: "[L]", with: "[\(set("#FFFFFF"))]")
      .replacingOccurrences(of: "[D]", with: "[\(set("#222222"))]")
      .replacingOccurrences(of: "[H]", with: "[\(set("#FFFFFE"))]")
      .replacingOccurrences(of: "[K]", with: "[\(set("#000000"))]")
      .replacingOccurrences(of: ":Y", with: ":\(Self.color("#010101"))")
    let order = modifiers.hasPrefix("\"mode") ? ["mode", "contrast"] : ["appearance"]
    let json =
      "{\"version\":\"2025.10\",\"modifiers\":{\(filled)},\"resolutionOrder\":["
      + order.map { "{\"$ref\":\"#/modifiers/\($0)\"}" }.joined(separator: ",") + "]}"
    let theme = try Theme(TokenDocument(json: json))
    #expect(theme.palette.light.card == .white)
    #expect(theme.palette.dark.card.hexString == "#222222")
    if order.count == 1 {
      #expect(theme.palette.lightHighContrast.card.hexString == "#FFFFFE")
      #expect(theme.palette.darkHighContrast.card == .black)
    } else {
      #expect(theme.palette.lightHighContrast.labelBody.hexString == "#010101")
      #expect(theme.palette.lightHighContrast.card == .white)
      #expect(theme.palette.darkHighContrast.card.hexString == "#222222")
    }
  }

  static let wrongParts: [(String, String)] = [
    (
      #"{"shape":{"card":{"$type":"number","$value":4}}}"#,
      "t, line 1, column 18: “shape.card”: expected a token of type dimension, found one of type number."
    ),
    (
      #"{"color":{"card":{"$type":"number","$value":4}}}"#,
      "t, line 1, column 18: “color.card”: expected a token of type color, found one of type number."
    ),
    (
      #"{"shape":{"card":{"$type":"dimension","$value":{"value":-4,"unit":"px"}}}}"#,
      "t, line 1, column 18: “shape.card”: this is out of range: the value must be 0 or more."
    ),
    (
      #"{"motion":{"long":{"$type":"duration","$value":{"value":-4,"unit":"ms"}}}}"#,
      "t, line 1, column 19: “motion.long”: this is out of range: the value must be 0 or more."
    ),
    (
      #"{"typography":{"tag":{"$type":"typography","$value":{"fontFamily":"a","fontSize":{"value":0,"unit":"px"},"fontWeight":400,"lineHeight":1,"letterSpacing":{"value":0,"unit":"px"}}}}}"#,
      "t, line 1, column 22: “typography.tag”: this is out of range: the value must be 0 or more."
    ),
  ]

  @Test("a token that can't provide its part is named", arguments: wrongParts)
  func wrongPart(json: String, sentence: String) {
    let error = #expect(throws: TokenFileError.self) {
      try Theme(TokenDocument(json: json, file: "t"))
    }
    #expect(error?.description == sentence)
  }

  @Test("lengths of the shape may be 0 but not negative, and spacing may be negative")
  func zeroLengths() throws {
    func theme(_ group: String, _ name: String, _ points: String) throws -> Theme {
      let token =
        "{\"$type\":\"dimension\",\"$value\":{\"value\":\(points),\"unit\":\"px\"}}"
      return try Theme(TokenDocument(json: "{\"\(group)\":{\"\(name)\":\(token)}}"))
    }
    #expect(try theme("shape", "card", "0").shape.card == 0)
    #expect(try theme("shape", "border", "0.5").shape.border == 0.5)
    #expect(throws: TokenFileError.self) { try theme("shape", "card", "-1") }
    #expect(try theme("spacing", "medium", "0").spacing.medium.value == 0)
    #expect(try theme("spacing", "medium", "-1").spacing.medium.value == -1)
  }

  @Test("motion takes 0.15, 0.3, and 0.5 seconds by default")
  func motion() {
    let motion = Theme.Motion()
    #expect([motion.short, motion.medium, motion.long] == [0.15, 0.3, 0.5])
  }

  @Test(
    "slant and digits are those of the base unless a token, this library's or another's, states them",
    arguments: [nil, "body"], [nil, "italic", "upright"])
  func styles(style: String?, slant: String?) throws {
    for digits in [nil, "monospaced", "proportional"] {
      for isSet in [false, true] {
        var base = Theme.library
        base.typography.hint.isItalic = isSet
        base.typography.hint.hasMonospacedDigits = isSet
        let notes = [("textStyle", style), ("slant", slant), ("digits", digits)].compactMap {
          name, value in value.map { "\"\(name)\": \"\($0)\"" }
        }
        let json = """
          {"typography": {"hint": {"$type": "typography", "$extensions": {
            "view-factory": {\(notes.joined(separator: ", "))}},
            "$value": {"fontFamily": "system-ui", "fontSize": {"value": 13, "unit": "px"},
            "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": {"value": 0, "unit": "px"}}}}}
          """
        let hint = try Theme(TokenDocument(json: json), over: base).typography.hint
        let isKept = style == nil
        #expect(hint.isItalic == (slant == nil && isKept ? isSet : slant == "italic"))
        #expect(
          hint.hasMonospacedDigits
            == (digits == nil && isKept ? isSet : digits == "monospaced"))
      }
    }
  }

  @Test(
    "a font of any size above zero is accepted",
    arguments: [(0.0, false), (0.5, true), (1, true), (2, true)])
  func leastSize(size: Double, isAccepted: Bool) throws {
    let json = """
      {"typography": {"hint": {"$type": "typography", "$value": {"fontFamily": "Inter",
        "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": 400, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}}}
      """
    let document = try TokenDocument(json: json)
    let theme = try? Theme(document)
    #expect((theme?.typography.hint.family == FontFamily("Inter")) == isAccepted)
    if isAccepted { #expect(theme?.typography.hint.font.pointSize == CGFloat(size)) }
  }
}
