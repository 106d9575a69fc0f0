// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Text, in the font and color of the environment.
///
/// SwiftUI: `Text`.
///
/// Text is a single line if there is enough width; otherwise it wraps. With too little height it is
/// truncated, to no less than one line. See ``View/lineLimit(_:)`` and
/// ``View/minimumScaleFactor(_:fileID:line:)``.
public struct Text: View {
  /// The characters.
  let string: String

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

  /// The text itself.
  public var body: some View {
    ElementView(element: TextElement(text: string))
  }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    step.expansion.end(step.item, at: TextElement(text: string))
  }
}
