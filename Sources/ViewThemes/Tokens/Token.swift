// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A design token: a named design decision, such as a color, a length, or a font.
public struct Token: Hashable, Sendable {
  /// The path of the token in its document.
  public let path: TokenPath
  /// The resolved value of the token.
  public let value: TokenValue
  /// The author's description of the token.
  public let description: String?
  /// A Boolean value that indicates whether the token or its group is deprecated.
  public let isDeprecated: Bool
  /// The token whose value this token takes, if it has no value of its own.
  public let alias: TokenPath?
  /// The entries of this library's `$extensions`, by name.
  let notes: [String: String]
  /// The file that contains the token.
  let file: String?
  let place: TextPlace
}
