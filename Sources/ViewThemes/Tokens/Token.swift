// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A named decision of a design: a colour, a length, a font.
public struct Token: Hashable, Sendable {
  /// Where it stands in its document.
  public let path: TokenPath
  /// What it stands for.
  public let value: TokenValue
  /// What it is for, in the words of its author.
  public let description: String?
  /// Whether it should not be used any more, by itself or with its group.
  public let isDeprecated: Bool
  /// The token that it takes its value from, if it has none of its own.
  public let alias: TokenPath?
  /// Whether it is part of this library's `$extensions`, and what is said there by name.
  let notes: [String: String]
  /// Where it is written.
  let file: String?
  let place: TextPlace
}
