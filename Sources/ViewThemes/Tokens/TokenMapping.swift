// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Which token of a document gives which part of a theme.
///
/// Parts have names such as `color.card`, `typography.header`, `shape.button`, `spacing.medium`,
/// `elevation.card` and `motion.short`; ``partNames`` lists them all. A part is given by the token of
/// its own name unless a mapping says otherwise, and `color.brand` derives all colors that no other
/// token gives.
///
/// ```swift
/// let theme = try Theme(document, mapping: ["color.card": "surface.raised", "color.link": "text.link"])
/// ```
public struct TokenMapping: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The tokens that give a part, by the part's name, where it is not the token of that name.
  public var paths: [String: TokenPath]

  /// Makes a mapping.
  ///
  /// - Parameter paths: The tokens, by the names of parts.
  public init(_ paths: [String: TokenPath] = [:]) {
    self.paths = paths
  }

  /// Makes a mapping.
  ///
  /// - Parameter elements: The names of parts, and the paths of the tokens that give them. The last
  ///   holds if a name is given twice.
  public init(dictionaryLiteral elements: (String, TokenPath)...) {
    paths = Dictionary(elements, uniquingKeysWith: { $1 })
  }

  /// Each part by the token of its own name.
  public static let standard = TokenMapping()

  /// The names of all parts of a theme that tokens can give.
  public static var partNames: [String] {
    [brandName] + PaletteRole.allCases.map { colorName($0) } + Theme.tokenParts.map(\.name)
  }

  func path(of name: String) -> TokenPath { paths[name] ?? TokenPath(dotted: name) }

  static let brandName = "color.brand"
  static func colorName(_ role: PaletteRole) -> String { "color.\(role.rawValue)" }
}
