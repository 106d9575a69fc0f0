// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

extension Theme {
  /// Creates a theme from design tokens.
  ///
  /// A resolver document provides the four appearances through the contexts of its modifiers:
  /// `light`, `dark`, `lightHighContrast`, and `darkHighContrast` of one modifier, or `light` and
  /// `dark` of one and `normal` and `high` of another; case, hyphens, underscores, and spaces are
  /// ignored. Other modifiers keep their defaults. Fonts, shapes, spacing, elevations, and
  /// durations are those of the light appearance.
  ///
  /// - Parameters:
  ///   - document: The tokens.
  ///   - mapping: The tokens for the parts; by default, each part uses the token of the same name.
  ///   - base: The theme for parts without a token; ``Theme/library`` if omitted.
  /// - Throws: ``TokenFileError`` with all problems in the tokens and the mapping, including tokens
  ///   of the wrong type.
  public init(
    _ document: TokenDocument, mapping: TokenMapping = .standard, over base: Theme = .library
  ) throws(TokenFileError) {
    try mapping.check()
    self = base
    var sets: [[String: String]: TokenSet] = [:]
    for appearance in Appearance.allCases {
      let inputs = document.inputs(for: appearance)
      let tokens: TokenSet
      if let known = sets[inputs] {
        tokens = known
      } else {
        tokens = try document.tokens(for: inputs)
        sets[inputs] = tokens
      }
      palette[appearance] = try Self.palette(
        tokens, mapping, over: base.palette[appearance], appearance)
      if appearance == .light { try takeParts(tokens, mapping) }
    }
  }

  private static func palette(
    _ tokens: TokenSet, _ mapping: TokenMapping, over base: ViewFactoryPalette,
    _ appearance: Appearance
  ) throws(TokenFileError) -> ViewFactoryPalette {
    var problems: [TokenFileError.Problem] = []
    func color(_ name: String) -> Color? {
      guard let token = tokens[mapping.path(of: name)] else { return nil }
      if case .color(let color) = token.value { return color }
      problems.append(token.problem(.typeMismatch(expected: .color, found: token.value.type)))
      return nil
    }
    var given: [PaletteRole: Color] = [:]
    for role in PaletteRole.allCases { given[role] = color(TokenMapping.colorName(role)) }
    let brand = color(TokenMapping.brandName)
    guard problems.isEmpty else { throw TokenFileError(problems) }
    if let brand { return ViewFactoryPalette(brand: brand, appearance: appearance, exact: given) }
    var palette = base
    for role in PaletteRole.allCases {
      if let color = given[role] { palette[role] = color }
    }
    return palette
  }

  private mutating func takeParts(
    _ tokens: TokenSet, _ mapping: TokenMapping
  ) throws(TokenFileError) {
    var problems: [TokenFileError.Problem] = []
    var theme = self
    for part in Self.tokenParts {
      guard let token = tokens[mapping.path(of: part.name)] else { continue }
      if token.value.type != part.type {
        problems.append(
          token.problem(.typeMismatch(expected: part.type, found: token.value.type)))
      } else if !part.read(&theme, token) {
        problems.append(token.problem(.outOfRange(found: "this", allowed: "0 or more")))
      }
    }
    guard problems.isEmpty else { throw TokenFileError(problems) }
    self = theme
  }
}

extension Token {
  fileprivate func problem(_ reason: TokenFileError.Reason) -> TokenFileError.Problem {
    TokenFileError.Problem(reason: reason, path: path, file: file, place: place)
  }
}

extension TokenMapping {
  fileprivate func check() throws(TokenFileError) {
    let known = Set(Self.partNames)
    let problems = paths.keys.filter { !known.contains($0) }.sorted().map { name in
      TokenFileError.Problem(
        reason: .unknownPart(
          name, nearest: MisspelledName.nearest(to: name, among: Self.partNames)),
        path: nil, file: nil, place: nil)
    }
    if !problems.isEmpty { throw TokenFileError(problems) }
  }
}

extension TokenDocument {
  /// Returns the contexts of the modifiers for an appearance.
  func inputs(for appearance: Theme.Appearance) -> [String: String] {
    let simple = appearance.isDark ? "dark" : "light"
    let wanted = [
      appearance.rawValue.lowercased(), simple, appearance.isHighContrast ? "high" : "normal",
    ]
    var inputs: [String: String] = [:]
    for modifier in modifiers {
      let names = modifier.contexts.map { context in
        (plain: context.lowercased().filter { !"-_ ".contains($0) }, context: context)
      }
      for name in wanted where inputs[modifier.name] == nil {
        inputs[modifier.name] = names.first { $0.plain == name }?.context
      }
    }
    return inputs
  }
}
