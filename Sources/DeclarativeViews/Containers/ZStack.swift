// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Layered views, the first at the back.
///
/// SwiftUI: `ZStack`.
///
/// It is just large enough for the views with the highest ``View/layoutPriority(_:)``, which
/// doesn't affect the drawing order.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The stack itself.
  public var body: some View {
    ElementView(element: LayeringElement(alignment: alignment), contents: [content])
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
