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
  /// The parts of the text in order, each with its own style.
  private(set) var parts: [TextPart]

  /// Creates text.
  ///
  /// - Parameter content: The characters; `\n` starts a new line.
  public init(_ content: some StringProtocol) {
    parts = [TextPart(string: String(content))]
  }

  /// Creates text that is not localized.
  ///
  /// Text is never localized, so this is the same as ``init(_:)``.
  ///
  /// - Parameter content: The characters.
  public init(verbatim content: String) {
    parts = [TextPart(string: content)]
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
    text.parts += second.parts
    return text
  }

  /// The characters of all parts.
  var string: String { parts.count == 1 ? parts[0].string : parts.map(\.string).joined() }

  /// Returns the text with a change of the environment for each part, which the changes made before
  /// can override.
  func styled(
    problems: [ViewProblem] = [], _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> Text {
    var text = self
    for index in text.parts.indices { text.parts[index].changes.append(change) }
    text.parts[0].problems += problems
    return text
  }

  /// The text itself.
  public var body: Text { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    for part in parts { part.problems.forEach(expansion.tree.report) }
    guard parts.count == 1 else {
      let runs = TextRuns(
        parts, in: expansion.environment(of: item), measurer: expansion.tree.measurer)
      expansion.end(item, at: TextElement(text: string, runs: runs))
      return
    }
    guard parts[0].changes.isEmpty else {
      let plain = Text(verbatim: parts[0].string)
      return expansion.replace(item, by: plain, changing: parts[0].change)
    }
    expansion.end(item, at: TextElement(text: parts[0].string))
  }
}

/// A part of a text with a style of its own.
struct TextPart {
  var string: String
  /// The changes of the environment, inner ones first.
  var changes: [(inout EnvironmentValues) -> Void] = []
  var problems: [ViewProblem] = []

  /// Changes the environment of the text to that of the part.
  func change(_ values: inout EnvironmentValues) {
    // Inner changes override outer ones.
    for change in changes.reversed() { change(&values) }
  }
}
