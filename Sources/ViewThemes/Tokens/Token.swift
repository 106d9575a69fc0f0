// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A named decision of a design: a color, a length, a font.
public struct Token: Hashable, Sendable {
  /// The path of the token in its document.
  public let path: TokenPath
  /// The resolved value of the token.
  public let value: TokenValue
  /// The author's description of the token.
  public let description: String?
  /// Whether it should not be used any more, by itself or with its group.
  public let isDeprecated: Bool
  /// The token that it takes its value from, if it has none of its own.
  public let alias: TokenPath?
  /// Whether it is part of this library's `$extensions`, and what is said there by name.
  let notes: [String: String]
  /// The file that contains the token.
  let file: String?
  let place: TextPlace
}
