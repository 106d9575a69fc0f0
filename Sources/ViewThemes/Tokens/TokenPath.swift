// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The path of a token in its document: the names of its groups, and its own.
public struct TokenPath: Hashable, Sendable {
  /// The names, from the outermost group to the token.
  public var names: [String]

  /// Makes a path of names.
  ///
  /// - Parameter names: The names, from the outermost group to the token.
  public init(_ names: [String]) {
    self.names = names
  }

  func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// Makes a path of names with points between.
  ///
  /// - Parameter value: The names, as in `color.card`.
  public init(stringLiteral value: String) {
    self.init(dotted: value)
  }

  /// Makes a path of names with points between.
  ///
  /// - Parameter text: The names, as in `color.card`.
  public init(dotted text: String) {
    self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
  }
}

extension TokenPath: CustomStringConvertible {
  /// The names with points between: `color.card`.
  public var description: String { names.joined(separator: ".") }
}
