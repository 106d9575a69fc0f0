// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view in an element that takes part in layout.
struct WrappedView: View {
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
struct EnvironmentView: View {
  let content: any View
  let change: (inout EnvironmentValues) -> Void
  var problems: [ViewProblem] = []

  var body: EnvironmentView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    for problem in problems { expansion.tree.report(problem) }
    expansion.replace(item, by: content, changing: change)
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
