// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that is another one, such as one with a modifier.
protocol ModifierView: View {
  var content: any View { get }
}

extension AnyView: ModifierView {
  var content: any View { view }
}

extension ConditionalView: ModifierView {
  var content: any View {
    switch choice {
    case .first(let view): view
    case .second(let view): view
    }
  }
}

extension View {
  /// The view inside the outermost modifier or builder block, or nil if there is no single one.
  var unwrapped: (any View)? {
    if let list = self as? ViewList { return list.views.count == 1 ? list.views[0] : nil }
    return (self as? any ModifierView)?.content
  }

  /// The string of the view if it is a text, with or without modifiers.
  var ownText: String? { ownLabel?.string }

  /// The view if it is a text, without its modifiers.
  var ownLabel: Text? {
    var inner: any View = self
    while let next = inner.unwrapped { inner = next }
    return inner as? Text
  }
}

/// A view in an element that takes part in layout.
struct WrappedView: ModifierView {
  let content: any View
  let element: any LayoutElement
  var companion: (view: any View, alignment: Alignment)?
  var problems: [ViewProblem] = []

  var body: WrappedView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    for problem in problems { expansion.tree.report(problem) }
    expansion.replace(item, by: content, inside: element, companion: companion)
  }
}

/// A view in a modified environment.
struct EnvironmentView: ModifierView {
  let content: any View
  let change: (inout EnvironmentValues) -> Void
  var problems: [ViewProblem] = []
  /// Whether the change is a client's, so that the view depends on what it reads.
  var isTracked = false

  var body: EnvironmentView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    for problem in problems { expansion.tree.report(problem) }
    guard isTracked else {
      expansion.replace(item, by: content, changing: change)
      return
    }
    let (memory, reader) = (expansion.memory, expansion.tree.reader(in: item.parent))
    expansion.replace(item, by: content) { values in
      values = memory.read(for: reader) {
        var changed = values
        change(&changed)
        return changed
      }
    }
  }
}

/// A view that takes part in layout itself, with or without children.
struct ElementView: View {
  let element: any LayoutElement
  var contents: [any View] = []
  var problems: [ViewProblem] = []

  var body: ElementView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    for problem in problems { expansion.tree.report(problem) }
    expansion.end(item, at: element, contents: contents)
  }
}
