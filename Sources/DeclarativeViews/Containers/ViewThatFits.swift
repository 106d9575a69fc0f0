// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The first of several views that fits, and the last one if none does.
///
/// SwiftUI: `ViewThatFits`.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the ideal size of a view has to fit.
  ///   - content: The views, the preferred one first.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The choice itself.
  public var body: some View {
    ElementView(element: FittingElement(axes: axes), contents: [content])
  }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
