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
  /// The characters of a text without a style of its own.
  private let plain: String
  /// The parts in order, each with its own style; nil for text without a style of its own.
  private var parts: [TextPart]?

  /// Creates text that is shown unchanged.
  ///
  /// - Parameter content: The characters; `\n` starts a new line.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    plain = String(content)
  }

  /// Creates text that is not localized.
  ///
  /// - Parameter content: The characters.
  public init(verbatim content: String) {
    plain = content
  }

  /// Creates text with a key of a string table, or with inline Markdown.
  ///
  /// The table is the one for the locale of the environment, or the one in the language in which the
  /// bundle was written. Without a table that contains the key, the text is the key. `**bold**`,
  /// `*italic*`, `` `code` ``, `~~strikethrough~~`, `[links](https://example.com)`, and addresses are
  /// shown in their styles; links have the tint color and can't be tapped.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table; nil for `Localizable`.
  ///   - bundle: The bundle of the table; nil for the main bundle.
  ///   - comment: A comment for localizers, which isn't shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let localized = LocalizedText(key: key, tableName: tableName, bundle: bundle)
    plain = key.key
    parts = localized.isPlain ? nil : [TextPart(depth: key.depth, localized.parts)]
  }

  /// Creates text that consists of an image, to be joined with others or to be a value in one:
  /// `Text("\(Image(systemName: "star")) Favorites")`.
  ///
  /// Symbols have the size and weight of the font and the color of the text, and are centered on capital
  /// letters. Other images have their own size and stand on the baseline. Lines are as high as their images.
  /// VoiceOver doesn't read them.
  ///
  /// - Parameter image: The image; it isn't resizable in text.
  public init(_ image: Image) {
    plain = ""
    parts = [TextPart(image: image)]
  }

  /// Creates text that depends on the environment.
  init(_ string: @escaping (EnvironmentValues) -> String) {
    plain = ""
    parts = [TextPart { [TextPart(string: string($0))] }]
  }

  /// The characters of all parts, in the default locale.
  var string: String { parts == nil ? plain : string(in: EnvironmentValues()) }

  /// Returns the characters of all parts in an environment.
  func string(in values: EnvironmentValues) -> String {
    guard let parts else { return plain }
    return parts.flatMap { $0.resolved(in: values) }.map(\.string).joined()
  }

  /// The images of all parts, in the default locale.
  var images: [Image] {
    (parts ?? []).flatMap { $0.resolved(in: EnvironmentValues()) }.compactMap(\.image)
  }

  /// The number of texts inside each other in keys.
  var depth: Int { parts?.reduce(0) { max($0, $1.depth) } ?? 0 }

  /// Returns two texts, one after the other, which keep their styles.
  ///
  /// - Parameters:
  ///   - first: The text at the beginning.
  ///   - second: The text at the end.
  /// - Returns: The joined text.
  public static func + (first: Text, second: Text) -> Text {
    Text(joining: [first, second])
  }

  /// Creates a text of others, one after the other, which keep their styles.
  init(joining texts: [Text]) {
    plain = ""
    parts = texts.isEmpty ? nil : texts.flatMap(\.ownParts)
  }

  var ownParts: [TextPart] { parts ?? [TextPart(string: plain)] }

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
    guard parts != nil || expansion.drawsRuns(item) else {
      expansion.end(item, at: TextElement(text: plain))
      return
    }
    let values = expansion.environment(of: item)
    let resolved = ownParts.flatMap { $0.resolved(in: values) }
    for part in resolved { part.problems.forEach(expansion.tree.report) }
    if resolved.count == 1, !resolved[0].needsRuns(in: values) {
      guard let change = resolved[0].change else {
        expansion.end(item, at: TextElement(text: resolved[0].string))
        return
      }
      return expansion.replace(item, by: Text(verbatim: resolved[0].string), changing: change)
    }
    let runs = TextRuns(
      resolved, in: values, measurer: expansion.tree.measurer, report: expansion.tree.report)
    let string = resolved.map(\.characters).joined()
    expansion.end(item, at: TextElement(text: string, runs: runs))
  }
}

extension TextPart {
  /// The characters, in which another one stands for an image.
  fileprivate var characters: String {
    image == nil ? string : String(TextAttachment.character)
  }

  /// Whether the only part of a text can't be drawn as plain text.
  fileprivate func needsRuns(in values: EnvironmentValues) -> Bool {
    image != nil || environment(in: values).drawsRuns
  }
}

extension ViewExpansion {
  /// Whether plain text is drawn as one with parts.
  fileprivate func drawsRuns(_ item: Item) -> Bool {
    tree.environments[item.environment].drawsRuns
  }
}

extension EnvironmentValues {
  /// Whether text has something that only parts of texts have.
  fileprivate var drawsRuns: Bool {
    baselineOffset != 0 || textDecoration.backgroundColor != nil
  }
}
