// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key of a string table, or text with inline Markdown if there is no such key.
///
/// SwiftUI: `LocalizedStringKey`.
///
/// Literals passed to views are keys, while strings are shown unchanged:
///
/// ```swift
/// Text("**\(count)** messages from [us](https://example.com)")  // The key “**%lld** messages from …”
/// Text(message)  // Verbatim
/// ```
///
/// A key is looked up in the `Localizable.strings` of a bundle for the locale of the environment.
/// Numbers are written with the separators of that locale. Bold, italic, code, strikethrough and links
/// are shown as ``Text/init(_:tableName:bundle:comment:)`` describes.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable
{
  /// The key, with a format specifier in place of each argument.
  let key: String
  /// The interpolated values in order.
  let arguments: [Argument]
  /// The number of texts inside each other.
  let depth: Int

  /// Creates a key.
  ///
  /// - Parameter value: The key. It may contain inline Markdown.
  public init(_ value: String) {
    key = value
    arguments = []
    depth = 0
  }

  /// Creates a key from a literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with values.
  ///
  /// - Parameter stringInterpolation: The parts of the literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
    depth = stringInterpolation.depth
  }

  /// A value in a key.
  enum Argument: Equatable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
    case text(EmbeddedText)
  }
}

/// A text in a key.
///
/// It is never changed, and read only where views are.
nonisolated struct EmbeddedText: Equatable, @unchecked Sendable {
  let text: Text
  let string: String
  let images: [Image]

  static func == (one: Self, other: Self) -> Bool {
    one.string == other.string && one.images == other.images
  }
}
