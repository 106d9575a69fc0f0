// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Text, in the font and color of the environment.
///
/// SwiftUI: `Text`.
///
/// By itself it is one line. Offered less width it breaks into lines, offered less height it shows
/// fewer of them and ends with “…”, and never less than one. See ``View/lineLimit(_:)`` and
/// ``View/minimumScaleFactor(_:fileID:line:)``.
public struct Text: View {
  /// The characters.
  let string: String

  /// Makes text.
  ///
  /// - Parameter content: The characters; `\n` begins a new line.
  public init(_ content: some StringProtocol) {
    string = String(content)
  }

  /// Makes text that is not to be translated, which is all the same here.
  ///
  /// - Parameter content: The characters.
  public init(verbatim content: String) {
    string = content
  }

  /// The text itself.
  public var body: some View {
    ElementView(element: TextElement(text: string))
  }

  /// Takes the view apart.
  public func _expand(in step: _ViewStep) {
    step.expansion.end(step.item, at: TextElement(text: string))
  }
}
