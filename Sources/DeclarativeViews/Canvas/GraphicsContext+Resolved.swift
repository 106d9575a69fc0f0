// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension GraphicsContext {
  /// A text in the environment of a canvas.
  ///
  /// SwiftUI: `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    let tree: LayoutTree

    /// Returns the size of the text for a proposal.
    ///
    /// - Parameter size: The proposed size, in points.
    /// - Returns: The size in points.
    public func measure(in size: CGSize) -> CGSize {
      tree.fittingSize(for: ProposedViewSize(size))
    }

    /// Returns the distance of the first baseline from the top.
    ///
    /// - Parameter size: The proposed size, in points.
    /// - Returns: The distance in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(.firstTextBaseline, in: size)
    }

    /// Returns the distance of the last baseline from the top.
    ///
    /// - Parameter size: The proposed size, in points.
    /// - Returns: The distance in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

    private func baseline(_ guide: GuideKey, in size: CGSize) -> CGFloat {
      let root = LayoutQuestion(node: 0, proposal: ProposedViewSize(size), precision: .exact)
      return tree.explicitGuide(guide, of: root) ?? tree.resolvedSize(root).height
    }
  }

  /// An image in the environment of a canvas.
  ///
  /// SwiftUI: `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    let natural: LayoutTree
    let stretched: LayoutTree

    /// The size of the image, in points.
    public var size: CGSize { natural.fittingSize(for: .unspecified) }
    /// The distance of the image's baseline from its top: its height.
    public var baseline: CGFloat { size.height }
  }

  /// A view in the environment of a canvas.
  ///
  /// SwiftUI: `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    /// The ideal size of the view, in points.
    public let size: CGSize
    let drawing: Drawing
  }
}
