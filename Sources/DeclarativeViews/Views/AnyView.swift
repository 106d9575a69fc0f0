// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view of any type. SwiftUI: `AnyView`.
public struct AnyView: View, PrimitiveView {
  private let view: any View

  /// Makes a view whose type does not show.
  ///
  /// - Parameter view: The view.
  public init(_ view: any View) {
    self.view = view
  }

  /// The view itself.
  public var body: AnyView { return self }

  func expand(_ item: ViewExpansion.Item, in expansion: inout ViewExpansion) {
    expansion.replace(item, by: view)
  }
}
