// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The path of a token in its document: the names of its groups, and its own.
public struct TokenPath: Hashable, Sendable {
  /// The names, from the outermost group to the token.
  public var names: [String]

  /// Creates a path from names.
  ///
  /// - Parameter names: The names, from the outermost group to the token.
  public init(_ names: [String]) {
    self.names = names
  }

  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// Creates a path from names separated by periods.
  ///
  /// - Parameter value: The names, as in `color.card`.
  public init(stringLiteral value: String) {
    self.init(dotted: value)
  }

  /// Creates a path from names separated by periods.
  ///
  /// - Parameter text: The names, as in `color.card`.
  public init(dotted text: String) {
    self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}

extension TokenPath: CustomStringConvertible {
  /// The names separated by periods: `color.card`.
  public var description: String { names.joined(separator: ".") }
}
