// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view without content, which takes no space and to which modifiers do not apply.
///
/// SwiftUI: `EmptyView`.
public struct EmptyView: View {
  /// Creates an empty view.
  public init() {}

  /// The view itself.
  public var body: EmptyView { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {}
}

/// An optional view, as created by `if` without `else`.
extension Optional: View where Wrapped: View {
  /// The view itself.
  public var body: Wrapped? { return self }
}

extension Optional where Wrapped: View {
  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    if let view = self { expansion.replace(item, by: view) }
  }
}
