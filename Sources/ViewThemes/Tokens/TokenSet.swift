// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The tokens of a document with all references resolved.
public struct TokenSet: Hashable, Sendable {
  /// The tokens in document order; inherited tokens of a group follow its own.
  public let tokens: [Token]
  private let indices: [TokenPath: Int]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    indices = Dictionary(
      tokens.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// Accesses the token at a path; `nil` if there is none.
  ///
  /// - Parameter path: The path, as in `color.card`.
  public subscript(path: TokenPath) -> Token? {
    indices[path].map { tokens[$0] }
  }
}
