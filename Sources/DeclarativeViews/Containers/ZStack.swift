// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Views on top of each other, the first at the back.
///
/// SwiftUI: `ZStack`.
///
/// It is as large as the largest of them; ``View/layoutPriority(_:)`` decides which ones count for
/// that, never which is in front.
public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The lines that they share.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The stack itself.
  public var body: some View {
    ElementView(element: LayeringElement(alignment: alignment), contents: [content])
  }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
