// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A key with the place where it is looked up.
struct LocalizedText {
  let key: LocalizedStringKey
  let tableName: String?
  let bundle: Bundle?

  /// Whether the text is its key, whatever the locale is.
  var isPlain: Bool {
    key.arguments.isEmpty && !InlineMarkdown.isPossible(in: key.key) && !isInTable
  }

  private var isInTable: Bool {
    bundle != nil || StringTable.mainBundleHasSome
  }

  /// Returns the parts of the text in the locale of an environment, at least one.
  func parts(in values: EnvironmentValues) -> [TextPart] {
    let locale = values.locale
    let format =
      isInTable
      ? StringTable(tableName, in: bundle ?? .main, for: locale)?.string(for: key.key) ?? key.key
      : key.key
    var filler = FormatFiller(arguments: key.arguments, locale: locale)
    let parts = InlineMarkdown.spans(of: format).flatMap { span in
      let texts = filler.texts(for: span.text)
      // The destination is written after the title, and so are its arguments, which aren't shown.
      if let destination = span.destination { _ = filler.texts(for: destination) }
      return texts.flatMap { $0.styled(span.style).ownParts }
    }
    return parts.isEmpty ? [TextPart(string: "")] : parts
  }
}

extension Text {
  /// Returns the text in a style of Markdown.
  fileprivate func styled(_ style: InlineMarkdown.Style) -> Text {
    if style.isEmpty { return self }
    return styled { values in
      if style.contains(.bold) { values.fontWeight = .bold }
      if style.contains(.italic) { values.isItalic = true }
      if style.contains(.code) { values.fontDesign = .monospaced }
      if style.contains(.strikethrough) { values.textDecoration.strikethrough = .single }
      if style.contains(.link) { values.setForeground(values.resolvedTint) }
    }
  }
}

/// Puts arguments in the place of format specifiers.
struct FormatFiller {
  let arguments: [LocalizedStringKey.Argument]
  let locale: Locale
  private var next = 0

  init(arguments: [LocalizedStringKey.Argument], locale: Locale) {
    self.arguments = arguments
    self.locale = locale
  }

  /// Returns a part of the format with its arguments; texts are separate because they have styles.
  mutating func texts(for format: String) -> [Text] {
    guard !arguments.isEmpty, format.utf8.contains(37) else { return [Text(verbatim: format)] }
    var texts: [Text] = []
    var string = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      string += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        string.append("%")
      } else if let specifier = FormatSpecifier(readingFrom: &rest) {
        guard let argument = argument(for: specifier) else { continue }
        if case .text(let embedded) = argument {
          if !string.isEmpty { texts.append(Text(verbatim: string)) }
          string = ""
          texts.append(embedded.text)
        } else {
          string += specifier.string(for: argument, in: locale)
        }
      } else {
        string.append("%")
      }
    }
    string += rest
    if !string.isEmpty || texts.isEmpty { texts.append(Text(verbatim: string)) }
    return texts
  }

  private mutating func argument(for specifier: FormatSpecifier) -> LocalizedStringKey.Argument? {
    if let position = specifier.position {
      return arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
    }
    defer { next += 1 }
    return arguments.indices.contains(next) ? arguments[next] : nil
  }
}
