// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The size and the alignment guides of a view, in its own coordinates.
///
/// SwiftUI: `ViewDimensions`.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The source of explicit guides, or `nil` for a bare size.
  private let source: (tree: LayoutTree, question: LayoutQuestion)?

  init(size: CGSize) {
    width = size.width
    height = size.height
    source = nil
  }

  init(size: CGSize, tree: LayoutTree, question: LayoutQuestion) {
    width = size.width
    height = size.height
    source = (tree, question)
  }

  /// The position of a vertical alignment guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The position of a horizontal alignment guide, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The explicit position of a vertical alignment guide in the view or its descendants, or `nil`
  /// if there is none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The explicit position of a horizontal alignment guide in the view or its descendants, or `nil`
  /// if there is none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  private func value(of key: GuideKey) -> CGFloat {
    explicitValue(of: key) ?? key.type.defaultValue(in: self)
  }

  private func explicitValue(of key: GuideKey) -> CGFloat? {
    source.flatMap { $0.tree.explicitGuide(key, of: $0.question) }
  }
}
