// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LocalizedStringKey {
  /// The parts of a literal with values.
  ///
  /// SwiftUI: `LocalizedStringKey.StringInterpolation`.
  ///
  /// Each value is a format specifier in the key: `%@` for text, `%lld` for an `Int`, and `%lf` for a
  /// `Double`, unless another one is given.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    private(set) var key = ""
    private(set) var arguments: [Argument] = []
    private(set) var depth = 0
    private static let greatestDepth = 50

    /// Creates an empty interpolation.
    ///
    /// - Parameters:
    ///   - literalCapacity: The approximate length of the literal parts.
    ///   - interpolationCount: The number of values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      // A client may pass any number.
      key.reserveCapacity(min(max(literalCapacity, 0), 1024))
      arguments.reserveCapacity(min(max(interpolationCount, 0), 64))
    }

    /// Appends a literal part.
    ///
    /// - Parameter literal: The text. A percent sign is doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(37) ? literal.replacing("%", with: "%%") : literal
    }

    /// Appends a string, which is shown without interpreting Markdown.
    ///
    /// - Parameter string: The string.
    public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

    /// Appends a number in the format of its type.
    ///
    /// - Parameter value: The number.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      append(Argument(value._arg), value._specifier)
    }

    /// Appends a number with a format specifier: `Text("\(distance, specifier: "%.1f") km")`.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - specifier: The specifier, as that of `String(format:)`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      append(Argument(value._arg), specifier)
    }

    /// Appends a value in a format: `Text("Total: \(price, format: .currency(code: "EUR"))")`.
    ///
    /// - Parameters:
    ///   - input: The value.
    ///   - format: The format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(format.format(input))
    }

    /// Appends a value as a formatter writes it; nothing if it can't.
    ///
    /// - Parameters:
    ///   - subject: The value.
    ///   - formatter: The formatter.
    public mutating func appendInterpolation(_ subject: some Any, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "")
    }

    /// Appends a text, which keeps its style unless texts are in each other more than 50 levels deep.
    ///
    /// - Parameter text: The text.
    #if MainActor
      @MainActor
    #endif
    public mutating func appendInterpolation(_ text: Text) {
      guard text.depth < Self.greatestDepth else { return appendInterpolation(text.string) }
      depth = max(depth, text.depth + 1)
      append(.text(EmbeddedText(text: text, string: text.string, images: text.images)), "%@")
    }

    /// Appends an image, which has the height of the text if it's a symbol.
    ///
    /// - Parameter image: The image.
    #if MainActor
      @MainActor
    #endif
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Appends an attributed string, which keeps its style.
    ///
    /// - Parameter attributedString: The string.
    #if MainActor
      @MainActor
    #endif
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Appends the description of a value.
    ///
    /// - Parameter value: The value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      appendInterpolation(String(describing: value))
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.Argument {
  /// Creates an argument of a number, which is any that clients make formattable.
  fileprivate nonisolated init(_ value: some CVarArg) {
    switch value {
    case let value as any BinaryFloatingPoint: self = .floating(Double(value))
    case let value as any SignedInteger: self = .signed(Int64(clamping: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    default: self = .string(String(describing: value))
    }
  }
}
