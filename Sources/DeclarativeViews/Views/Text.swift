// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Text, in the font and color of the environment.
///
/// SwiftUI: `Text`.
///
/// Text is a single line if there is enough width; otherwise it wraps. With too little height it is
/// truncated, to no less than one line. See ``View/lineLimit(_:)`` and
/// ``View/minimumScaleFactor(_:fileID:line:)``.
///
/// Modifiers of text, such as ``bold()``, return text, and `+` joins texts, which keep their styles:
///
/// ```swift
/// Text("Total: ") + Text("12 €").bold().foregroundColor(.red)
/// ```
public struct Text: View {
  /// The characters of all parts.
  private(set) var string: String
  /// The parts in order, each with its own style; nil for text without a style of its own.
  private var parts: [TextPart]?

  /// Creates text.
  ///
  /// - Parameter content: The characters; `\n` starts a new line.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Creates text that is not localized.
  ///
  /// Text is never localized, so this is the same as ``init(_:)``.
  ///
  /// - Parameter content: The characters.
  public init(verbatim content: String) {
    string = content
  }

  /// Creates text with a key of a string table.
  ///
  /// Text is never localized, so it is the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table, which has no effect.
  ///   - bundle: The bundle of the table, which has no effect.
  ///   - comment: A comment for localizers, which has no effect.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key)
  }

  /// Returns two texts, one after the other, which keep their styles.
  ///
  /// - Parameters:
  ///   - first: The text at the beginning.
  ///   - second: The text at the end.
  /// - Returns: The joined text.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.string += second.string
    text.parts = first.ownParts + second.ownParts
    return text
  }

  /// Creates a text of others, one after the other, which keep their styles.
  init(joining texts: [Text]) {
    string = texts.map(\.string).joined()
    parts = texts.isEmpty ? nil : texts.flatMap(\.ownParts)
  }

  private var ownParts: [TextPart] { parts ?? [TextPart(string: string)] }

  /// Returns the text with a change of the environment for each part, which the changes made before
  /// can override.
  func styled(
    problems: [ViewProblem] = [], _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> Text {
    var parts = ownParts
    for index in parts.indices { parts[index].change(outside: change) }
    parts[0].problems += problems
    var text = self
    text.parts = parts
    return text
  }

  /// The text itself.
  public var body: Text { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    guard let parts else {
      expansion.end(item, at: TextElement(text: string))
      return
    }
    for part in parts { part.problems.forEach(expansion.tree.report) }
    if parts.count == 1 {
      return expansion.replace(
        item, by: Text(verbatim: string), changing: parts[0].change ?? { _ in })
    }
    let runs = TextRuns(
      parts, in: expansion.environment(of: item), measurer: expansion.tree.measurer)
    expansion.end(item, at: TextElement(text: string, runs: runs))
  }
}

/// A part of a text with a style of its own.
struct TextPart {
  var string: String
  /// The change of the environment to that of the part; nil for none.
  private(set) var change: ((inout EnvironmentValues) -> Void)?
  var problems: [ViewProblem] = []

  init(string: String) { self.string = string }

  /// Adds a change, which the ones that were made before can override.
  mutating func change(outside outer: @escaping (inout EnvironmentValues) -> Void) {
    guard let inner = change else {
      change = outer
      return
    }
    change = { values in
      outer(&values)
      inner(&values)
    }
  }
}
