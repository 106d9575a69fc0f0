// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A specifier in a format, such as `%@`, `%2$lld`, or `%.1f`.
///
/// Formats come from string tables and needn't match the arguments, so that they're never passed on to
/// `String(format:)` as they are.
nonisolated struct FormatSpecifier {
  /// The position of the argument, from 1; nil for the next one.
  private(set) var position: Int?
  private var flags = ""
  private var width = ""
  private var precision: String?
  private var conversion: Character = "@"

  /// Reads a specifier after its percent sign, and removes it from the text; nil if there is none.
  init?(readingFrom text: inout Substring) {
    var rest = text
    let number = rest.removeDigits()
    if !number.isEmpty, rest.first == "$" {
      rest.removeFirst()
      position = Int(number)
      guard position != nil else { return nil }
    } else {
      rest = text
    }
    while let flag = rest.first, "-+ 0'#".contains(flag) {
      if !flags.contains(flag) { flags.append(flag) }
      rest.removeFirst()
    }
    width = rest.removeDigits()
    if rest.first == "." {
      rest.removeFirst()
      precision = rest.removeDigits()
    }
    while let length = rest.first, "hlqLztj".contains(length) { rest.removeFirst() }
    guard let last = rest.popFirst(), "@diuxXofFeEgGsc".contains(last) else { return nil }
    conversion = last
    text = rest
  }

  /// Returns a number in the format, in the way of a locale.
  func string(for argument: LocalizedStringKey.Argument, in locale: Locale) -> String {
    switch argument {
    case .string(let string): string
    case .text(let embedded): embedded.string
    case .signed(let number):
      if isUnchanged, -1000 < number, number < 1000, locale.identifier.hasPrefix("en") {
        String(number)
      } else if isFloating {
        formatted(Double(number), conversion, in: locale)
      } else {
        formatted(number, "ll" + (isInteger ? String(conversion) : "d"), in: locale)
      }
    case .unsigned(let number):
      if let signed = Int64(exactly: number) {
        string(for: .signed(signed), in: locale)
      } else {
        // Formats of Foundation with a locale take it for a negative number.
        number.formatted(.number.locale(locale))
      }
    case .floating(let number):
      if isInteger {
        formatted(Int64(exactly: number.rounded(.towardZero)) ?? 0, "lld", in: locale)
      } else {
        formatted(number, isFloating ? conversion : "f", in: locale)
      }
    }
  }

  /// Whether an integer with this specifier is a number in the usual form.
  private var isUnchanged: Bool {
    (conversion == "d" || conversion == "@") && flags.isEmpty && width.isEmpty && precision == nil
  }

  private var isFloating: Bool { "fFeEgG".contains(conversion) }
  private var isUnsigned: Bool { "uxXo".contains(conversion) }
  private var isInteger: Bool { conversion == "d" || conversion == "i" || isUnsigned }

  private func formatted(
    _ number: some CVarArg, _ conversion: some CustomStringConvertible, in locale: Locale
  ) -> String {
    let limited = "%" + flags + limited(width) + (precision.map { "." + self.limited($0) } ?? "")
    return String(format: limited + conversion.description, locale: locale, number)
  }

  /// Returns a width or precision of no more than two digits.
  private func limited(_ digits: String) -> String { digits.count > 2 ? "99" : digits }
}

extension Substring {
  /// Removes the digits at the beginning, and returns them.
  fileprivate nonisolated mutating func removeDigits() -> String {
    let digits = prefix { $0.isASCII && $0.isNumber }
    removeFirst(digits.count)
    return String(digits)
  }
}
