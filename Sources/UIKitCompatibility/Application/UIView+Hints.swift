// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

// Properties of UIKit's views that have no effect on pictures and layouts.

extension UIView {
  /// How a view's tint color changes.
  public nonisolated enum TintAdjustmentMode: Int, Hashable, Sendable, CaseIterable {
    /// As the superview's.
    case automatic = 0
    /// The tint color.
    case normal = 1
    /// A dimmed color.
    case dimmed = 2
  }

  /// How the tint color changes, which it never does here.
  public final var tintAdjustmentMode: TintAdjustmentMode {
    get { .normal }
    set {}
  }

  /// A Boolean value that indicates whether touches in the view exclude touches elsewhere; no effect
  /// here.
  public final var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether the view is cleared before it is drawn, as it always is.
  public final var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }

  /// The number of pixels per point.
  public final var contentScaleFactor: CGFloat {
    get { pixelsPerPoint }
    set {}
  }

  /// The name for restoring the state of an app, which never happens here.
  public final var restorationIdentifier: String? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether Smart Invert keeps the colors; no effect here.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }

  /// A Boolean value that indicates whether a long press shows a larger version of the view; no effect
  /// here.
  public final var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }

  /// The title of the larger version of the view; no effect here.
  public final var largeContentTitle: String? {
    get { nil }
    set {}
  }

  /// The image of the larger version of the view; no effect here.
  public final var largeContentImage: UIImage? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether the view has the keyboard's focus: `false`.
  public final var isFocused: Bool { false }

  /// Shows the input views anew, which has no effect here.
  public final func reloadInputViews() {}

  /// Draws the view as it is now, with its subviews, into the current context.
  ///
  /// The opacity, transform, and mask of this view itself are not part of it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the bounds of the view fill, in points.
  ///   - afterUpdates: Whether the view is laid out first.
  /// - Returns: Whether there is a context, and the view isn't empty.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard UIGraphicsGetCurrentContext() != nil, rect.isFinite, let image = picture(afterUpdates)
    else { return false }
    image.draw(in: rect)
    return true
  }

  /// Returns a picture of the view as it is now, or `nil` if it is empty.
  final func picture(_ afterUpdates: Bool) -> UIImage? {
    guard !bounds.isEmpty else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let recorder = TreeRecorder(
      size: bounds.size, displayScale: pixelsPerPoint, traits: traitCollection)
    var walk = TreeWalk(target: recorder)
    walk.paintInside(ofTree: self, at: CGPoint(x: -bounds.minX, y: -bounds.minY))
    return recorder.image
  }
}
