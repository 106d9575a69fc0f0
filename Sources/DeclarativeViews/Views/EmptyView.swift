// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// No view at all: it takes no place, and modifiers have nothing to work on. SwiftUI: `EmptyView`.
public struct EmptyView: View, PrimitiveView {
  /// Makes no view.
  public init() {}

  /// Nothing.
  public var body: EmptyView { return self }

  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion) {}
}

/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View where Wrapped: View {
  /// The view itself.
  public var body: Wrapped? { return self }
}

extension Optional: PrimitiveView where Wrapped: View {
  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion) {
    if let view = self { expansion.replace(item, by: view) }
  }
}
