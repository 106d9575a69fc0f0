// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view with accessibility attributes in the language of its environment.
struct SpokenTextView: ModifierView {
  let content: any View
  let change: (EnvironmentValues) -> AccessibilityChange

  init(content: any View, change: @escaping (EnvironmentValues) -> AccessibilityChange) {
    self.content = content
    self.change = change
  }

  var body: SpokenTextView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let change = change(expansion.environment(of: item))
    expansion.replace(item, by: content, inside: AccessibilityElementModifier(change: change))
  }
}
