// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension CALayer {
  /// Draws the layer of a view as it is now, with its sublayers and the subviews, into a context.
  ///
  /// Other layers aren't drawn.
  public final func render(in ctx: CGContext) {
    guard let view = owningNode, let image = view.picture(true) else { return }
    image.draw(in: view.bounds, to: ctx)
  }

  /// Requests a layout of the view whose layer this is; other layers have no layout.
  public final func setNeedsLayout() { owningNode?.setNeedsLayout() }

  /// Performs the pending layout of the view whose layer this is.
  public final func layoutIfNeeded() { owningNode?.layoutIfNeeded() }

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
