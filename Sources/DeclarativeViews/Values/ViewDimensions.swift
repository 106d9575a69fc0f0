// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view's size and its guides, in its own coordinates.
///
/// SwiftUI: `ViewDimensions`.
public struct ViewDimensions {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// Where guides that the view itself sets are asked for; nil for a bare size.
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

  var size: CGSize { CGSize(width: width, height: height) }

  /// Where a vertical line is, in points from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a horizontal line is, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// Where a vertical line is if the view or something in it has set it; nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// Where a horizontal line is if the view or something in it has set it; nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  private func value(of key: GuideKey) -> CGFloat {
    explicitValue(of: key) ?? key.type.defaultValue(in: self)
  }

  private func explicitValue(of key: GuideKey) -> CGFloat? {
    source.flatMap { $0.tree.explicitGuide(key, of: $0.question) }
  }
}
