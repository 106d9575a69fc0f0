// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type-erased view.
///
/// SwiftUI: `AnyView`.
public struct AnyView: View {
  let view: any View

  /// Creates a type-erased view.
  ///
  /// - Parameter view: The view.
  public init(_ view: any View) {
    self.view = view
  }

  /// The view itself.
  public var body: AnyView { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.replace(item, by: view)
  }
}
