// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The options of a command.
protocol CommandOptions: Sendable {
  /// The usage text of the command.
  static var usage: String { get }
  /// Whether only the usage is wanted.
  var showsHelp: Bool { get }

  /// Reads the words after the command's name.
  ///
  /// - Throws: What is wrong with them; its description is a sentence.
  static func parse(_ arguments: [String]) throws -> Self
}

/// The words of a command line, read one after another.
struct CommandLineWords {
  private var rest: ArraySlice<String>

  init(_ words: [String]) {
    rest = words[...]
  }

  mutating func next() -> String? { rest.popFirst() }

  /// The value of an option that was just read; `nil` where the line ends or another option begins.
  mutating func value() -> String? {
    guard let value = rest.popFirst(), !value.hasPrefix("--"), !value.isEmpty else { return nil }
    return value
  }
}
