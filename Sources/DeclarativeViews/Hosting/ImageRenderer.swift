// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes
import ViewTree

/// An object that makes an image of a view.
///
/// SwiftUI: `ImageRenderer`.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card().frame(width: 300))
/// let image = renderer.uiImage
/// ```
///
/// To write a picture to a file, use ``node``, which `ViewPictures` and `CairoPictures` draw:
/// `renderer.node.svg()`.
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that is proposed to the view; its ideal size by default.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels for each point, to which the layout is rounded; 1 by default.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the image has a black background.
  public var isOpaque = false

  /// Creates a renderer.
  ///
  /// - Parameter content: The view.
  public init(content: Content) {
    self.content = content
  }

  /// The image, which stays sharp at any size; nil if the view has no area.
  ///
  /// The view is laid out anew each time.
  public var uiImage: Image? {
    let node = node
    guard node.bounds.width > 0, node.bounds.height > 0 else { return nil }
    let recorder = TreeRecorder(
      size: node.bounds.size, displayScale: node.traitCollection.displayScale,
      traits: node.traitCollection)
    if isOpaque { recorder.fill(BezierPath(rect: node.bounds), with: .black) }
    var walk = TreeWalk(target: recorder)
    walk.paintInside(ofTree: node, at: .zero)
    return recorder.image
  }

  /// A node that hosts the view in its size, laid out; a new one each time.
  public var node: HostingNode {
    let node = HostingNode(rootView: content)
    node.safeAreaRegions = []
    if scale.isFinite, scale > 0 { node.traitOverrides.displayScale = scale }
    node.takeSize(for: proposedSize)
    node.layoutIfNeeded()
    return node
  }

  /// Makes the image and passes it on, with its size.
  ///
  /// - Parameter renderer: A closure that is called with the size in points, and with a closure that
  ///   draws the view into a context.
  public func render(_ renderer: (CGSize, (any ViewNodes.GraphicsContext) -> Void) -> Void) {
    let image = uiImage
    let size = image?.size ?? .zero
    renderer(size) { context in
      if let image { context.draw(image, in: CGRect(origin: .zero, size: size), tint: .black) }
    }
  }
}
