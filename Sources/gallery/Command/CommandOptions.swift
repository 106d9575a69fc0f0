// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The options of a command.
protocol CommandOptions: Sendable {
  /// The usage text of the command.
  static var usage: String { get }
  /// Whether only the usage was requested.
  var showsHelp: Bool { get }

  /// Parses the arguments after the command's name.
  ///
  /// - Throws: An error whose description is a sentence, if they are invalid.
  static func parse(_ arguments: [String]) throws -> Self
}

/// The arguments of a command line, parsed one by one.
struct CommandLineWords {
  private var rest: ArraySlice<String>

  init(_ words: [String]) {
    rest = words[...]
  }

  mutating func next() -> String? { rest.popFirst() }

  /// The value of the option just read, or `nil` if the line ends or another option begins.
  mutating func value() -> String? {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.isEmpty else { return nil }
    return value
  }
}
