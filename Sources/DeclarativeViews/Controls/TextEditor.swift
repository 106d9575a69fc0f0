// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// An editor for multiline text, which scrolls in its frame.
///
/// SwiftUI: `TextEditor`.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates an editor.
  ///
  /// - Parameter text: A binding to the text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The editor.
  public var body: some View {
    TextAreaView(text: text, placeholder: nil, scrolls: true)
  }
}

/// A text area bound to a value.
struct TextAreaView: View {
  let text: Binding<String>
  let placeholder: Text?
  let scrolls: Bool

  var body: some View {
    let (text, placeholder, scrolls) = (text, placeholder, scrolls)
    return ControlView { _ -> ReportingTextAreaNode in
      let node = ReportingTextAreaNode(frame: .zero)
      node.delegate = node
      guard !scrolls else { return node }
      // A multiline field is as tall as its text, without margins.
      node.isScrollEnabled = false
      node.textContainerInset = .zero
      node.textContainer.lineFragmentPadding = 0
      node.setContentHuggingPriority(.required, for: .vertical)
      node.setContentCompressionResistancePriority(.required, for: .vertical)
      return node
    } update: { node, values in
      if node.text != text.wrappedValue { node.text = text.wrappedValue }
      let words = placeholder?.string(in: values)
      if node.textWhileEmpty != words { node.textWhileEmpty = words }
      if node.font != values.resolvedFont { node.font = values.resolvedFont }
      if node.textColor != values.resolvedForeground { node.textColor = values.resolvedForeground }
      node.isEditable = values.isEnabled
      node.isSelectable = values.isEnabled
      node.keyboardType = values.keyboardType
      node.autocapitalizationType = values.capitalization
      node.autocorrectionType = values.correction
      node.textAlignment = values.multilineTextAlignment.resolved(values.layoutDirection)
      if !scrolls { node.limitLines(from: values.leastLines, to: values.lineLimit) }
      node.onChange = { text.wrappedValue = $0 }
    }
  }
}
