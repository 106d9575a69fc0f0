// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Contents that may be larger than the room there is. SwiftUI: `ScrollView`.
///
/// It takes the room that it is offered and takes the contents at their ideal length in the
/// directions that it scrolls in. In a ``HostingNode`` it is a `ScrollNode`.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Makes contents that scroll.
  ///
  /// - Parameters:
  ///   - axes: The directions in which they scroll.
  ///   - content: The contents; several views lie one below the other, or in a row if they scroll
  ///     across only.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The contents in their frame.
  public var body: some View {
    let stack =
      axes == .horizontal
      ? StackElement(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
      : StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    return ElementView(
      element: ScrollElement(axes: axes),
      contents: [ElementView(element: stack, contents: [content])])
  }
}
