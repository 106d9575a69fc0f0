// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One of two views, as `if` with `else` and `switch` make it.
public struct ConditionalView<First: View, Second: View>: View, PrimitiveView {
  enum Choice {
    case first(First)
    case second(Second)
  }

  private let choice: Choice

  init(_ choice: Choice) {
    self.choice = choice
  }

  /// The choice itself.
  public var body: ConditionalView { return self }

  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion) {
    switch choice {
    case .first(let view): expansion.replace(item, by: view)
    case .second(let view): expansion.replace(item, by: view)
    }
  }
}
