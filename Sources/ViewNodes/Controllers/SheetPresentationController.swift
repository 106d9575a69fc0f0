// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The presentation controller of a sheet, which determines its height and appearance.
///
/// UIKit: `UISheetPresentationController`.
///
/// Code sets the height with ``selectedDetentIdentifier``; no drag does.
open class SheetPresentationController: PresentationController {
  /// The heights at which the sheet can rest; only the large one by default.
  ///
  /// Unless the horizontal and vertical size classes are regular, the sheet is shown at the selected
  /// one.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the height at which the sheet is shown, or `nil`, the default, for the first.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The identifier of the greatest height at which the content below isn't dimmed, or `nil`, the
  /// default, if it is dimmed at all heights.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether a grabber is shown at the top; `false` by default.
  open var prefersGrabberVisible = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// The radius of the upper corners, in points, or `nil`, the default, for that of the system.
  open var preferredCornerRadius: CGFloat? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// A Boolean value that indicates whether scrolling makes the sheet higher; `true` by default, and no
  /// effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet stays at the bottom in a compact height; `false`
  /// by default, and no effect here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether the sheet is as wide as its content prefers at the bottom;
  /// `false` by default, and no effect here.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view around which the sheet is centered, which has no effect here.
  open var sourceView: ViewNode?

  /// Performs changes, which are shown immediately.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Lays out the sheet again, because the height of a custom detent has changed.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The detent at which the sheet is shown.
  final var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  /// Returns the height of the sheet in a container with some insets, or `nil` for the greatest one.
  final func height(in container: ViewNode, top: CGFloat) -> CGFloat? {
    guard container.traitCollection.verticalSizeClass != .compact, let selectedDetent else {
      return nil
    }
    let bottom = container.safeAreaInsets.bottom
    let greatest = max(0, container.bounds.height - top)
    let context = DetentContext(
      containerTraitCollection: container.traitCollection,
      maximumDetentValue: max(0, greatest - bottom))
    switch selectedDetent.kind {
    case .large: return nil
    case .medium: return min(container.roundedToPixel(container.bounds.height / 2), greatest)
    case .custom(let resolver):
      guard let height = resolver(context), height.isFinite else { return nil }
      return min(max(0, height) + bottom, greatest)
    }
  }

  /// Whether the content below is dimmed at the selected height.
  final var isDimmed: Bool {
    guard
      let largest = detents.firstIndex(where: {
        $0.identifier == largestUndimmedDetentIdentifier
      }), let selectedDetent
    else { return true }
    return detents.firstIndex { $0 === selectedDetent }.map { $0 > largest } ?? true
  }
}

/// The methods that report changes of a sheet.
///
/// UIKit: `UISheetPresentationControllerDelegate`.
public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called after a drag has changed the height, which never happens here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}
