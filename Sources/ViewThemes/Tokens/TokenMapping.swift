// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A mapping from the parts of a theme to the tokens of a document.
///
/// Parts have names such as `color.card`, `typography.header`, `shape.button`, `spacing.medium`,
/// `elevation.card`, and `motion.short`; ``partNames`` lists them all. Unless a mapping specifies
/// otherwise, a part uses the token of the same name, and if there is a `color.brand` token, all
/// colors without a token are derived from it.
///
/// ```swift
/// let theme = try Theme(
///   document, mapping: ["color.card": "surface.raised", "color.link": "text.link"])
/// ```
public struct TokenMapping: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The tokens by the name of the part, where they differ from the default.
  public var paths: [String: TokenPath]

  /// Creates a mapping.
  ///
  /// - Parameter paths: The tokens by the name of the part.
  public init(_ paths: [String: TokenPath] = [:]) {
    self.paths = paths
  }

  /// Creates a mapping.
  ///
  /// - Parameter elements: The names of parts with the paths of their tokens. The last one wins if
  ///   a name occurs twice.
  public init(dictionaryLiteral elements: (String, TokenPath)...) {
    paths = Dictionary(elements, uniquingKeysWith: { $1 })
  }

  /// The default mapping, in which each part uses the token of the same name.
  public static let standard = TokenMapping()

  /// The names of all parts of a theme that can have a token.
  public static var partNames: [String] {
    [brandName] + PaletteRole.allCases.map { colorName($0) } + Theme.tokenParts.map(\.name)
  }

  func path(of name: String) -> TokenPath { paths[name] ?? TokenPath(dotted: name) }

  static let brandName = "color.brand"
  static func colorName(_ role: PaletteRole) -> String { "color.\(role.rawValue)" }
}
