// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension CALayer {
  /// Draws the layer as it is now into a context, with its sublayers and, if it is a view's, the
  /// subviews.
  ///
  /// - Parameter ctx: The context, in the coordinates of the layer's bounds.
  public final func render(in ctx: CGContext) {
    let image = owningNode.map { $0.picture(true) } ?? picture
    image?.draw(in: bounds, to: ctx)
  }

  /// A picture of a layer without a view, or `nil` if it is empty.
  private final var picture: UIImage? {
    guard !bounds.isEmpty else { return nil }
    let recorder = TreeRecorder(size: bounds.size, displayScale: 3, traits: .phone)
    var walk = TreeWalk(target: recorder)
    walk.paintInside(of: self, at: CGPoint(x: -bounds.minX, y: -bounds.minY))
    return recorder.image
  }

  /// A Boolean value that indicates whether the layer is made translucent as a whole, as it always is.
  public final var allowsGroupOpacity: Bool {
    get { true }
    set {}
  }

  /// The speed of animations, which has no effect here.
  public final var speed: Float {
    get { 1 }
    set {}
  }

  /// The offset of animations in time, which has no effect here.
  public final var timeOffset: CFTimeInterval {
    get { 0 }
    set {}
  }

  /// The beginning of animations, which has no effect here.
  public final var beginTime: CFTimeInterval {
    get { 0 }
    set {}
  }
}
