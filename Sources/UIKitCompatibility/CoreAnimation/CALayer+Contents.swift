// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

extension CALayer {
  /// The opacity of the layer and its sublayers, from 0 to 1.
  public final var opacity: Float {
    get { Float(ownOpacity) }
    set { ownOpacity = CGFloat(newValue) }
  }

  /// The image that is drawn above the background, below the sublayers, or `nil`, the default, for
  /// none.
  ///
  /// Anything but an image is ignored.
  public final var contents: Any? {
    get { extras?.contents }
    set {
      let image = newValue as? UIImage
      if image == nil, extras == nil { return }
      madeExtras.contents = image
    }
  }

  /// How ``contents`` fill the bounds; by default, they are stretched.
  public final var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(extras?.contentMode ?? .scaleToFill) }
    set { madeExtras.contentMode = newValue.contentMode }
  }

  /// The part of ``contents`` that is shown, in unit coordinates; everything by default.
  public final var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { madeExtras.contentsRect = newValue }
  }

  /// The number of pixels per point of the contents, 1 by default; a hint that doesn't affect
  /// pictures, because images know their size in points.
  public final var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { madeExtras.contentsScale = newValue }
  }

  /// A Boolean value that indicates whether the contents are opaque; a hint that doesn't affect
  /// pictures.
  public final var isOpaque: Bool {
    get { extras?.isOpaque ?? false }
    set { if newValue || extras != nil { madeExtras.isOpaque = newValue } }
  }

  /// The animations of changed properties, which are ignored, because changes are shown at once.
  public final var actions: [String: any CAAction]? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether edges that don't coincide with pixels are smoothed, which
  /// they always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether the layer draws on another thread, which has no effect.
  public final var drawsAsynchronously: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether a new size redraws the layer, which it always does.
  public final var needsDisplayOnBoundsChange: Bool {
    get { true }
    set {}
  }

  /// Returns whether a point, in the layer's coordinates, is inside its bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
