// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One of two views, as created by `if` with `else` and by `switch`.
public struct ConditionalView<First: View, Second: View>: View {
  enum Choice {
    case first(First)
    case second(Second)
  }

  let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  /// The view itself.
  public var body: ConditionalView { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    switch choice {
    case .first(let view): expansion.replace(item, by: view, keyedBy: .branch(0))
    case .second(let view): expansion.replace(item, by: view, keyedBy: .branch(1))
    }
  }
}
