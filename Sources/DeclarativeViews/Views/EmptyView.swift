// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// No view at all: it takes no place, and modifiers have nothing to work on.
///
/// SwiftUI: `EmptyView`.
public struct EmptyView: View {
  /// Creates no view.
  public init() {}

  /// Nothing.
  public var body: EmptyView { return self }

  /// Takes the view apart.
  public func _expand(in step: _ViewStep) {}
}

/// A view that may be missing, as `if` without `else` makes it.
extension Optional: View where Wrapped: View {
  /// The view itself.
  public var body: Wrapped? { return self }
}

extension Optional where Wrapped: View {
  /// Takes the view apart.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    if let view = self { expansion.replace(item, by: view) }
  }
}
