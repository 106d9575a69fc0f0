// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows the first of several views that fits, or the last one if none does.
///
/// SwiftUI: `ViewThatFits`.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view with alternatives.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the ideal size of a view must fit.
  ///   - content: The views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The chosen view.
  public var body: some View {
    ElementView(element: FittingElement(axes: axes), contents: [content])
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
