// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// Creates text for a value in a format.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format, for example `.number` or `.currency(code: "EUR")`.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates text for a value as a formatter writes it; empty if it can't.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: The formatter.
  public init(_ subject: some Any, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension DefaultStringInterpolation {
  /// Appends a value in a format: `Text("Total: \(price, format: .currency(code: "EUR"))")`.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format.
  public mutating func appendInterpolation<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  /// Appends a number with a format specifier: `Text("\(distance, specifier: "%.1f") km")`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - specifier: The specifier, as that of `String(format:)`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }
}
