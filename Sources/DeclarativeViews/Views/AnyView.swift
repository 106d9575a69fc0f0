// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view of any type.
///
/// SwiftUI: `AnyView`.
public struct AnyView: View {
  let view: any View

  /// Creates a view whose type does not show.
  ///
  /// - Parameter view: The view.
  public init(_ view: any View) {
    self.view = view
  }

  /// The view itself.
  public var body: AnyView { return self }

  /// Takes the view apart.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.replace(item, by: view)
  }
}
