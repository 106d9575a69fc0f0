// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An item with a natural size and priorities for keeping it.
///
/// A base class of ``ViewNode``.
open class SizedItem: LayoutItem {
  /// The hugging and compression resistance priorities.
  ///
  /// A class sets its own when it is created.
  @exclusivity(unchecked) package final var sizePriorities = SizePriorities()

  // MARK: Content

  /// The natural size of the content, in points; `noIntrinsicMetric` in dimensions that have none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: ViewNode.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``, so that layout reads it again.
  open func invalidateIntrinsicContentSize() {
    handle.node?._withUnsafeGuaranteedRef { $0.intrinsicContentSizeDidChange() }
  }

  /// Whether subviews provide the item's baselines, so that changes to the tree can affect which
  /// ones do.
  var findsBaselineInViews: Bool { false }

  /// Returns the distances from the top edge to the first baseline and from the last baseline to
  /// the bottom edge at a size, or `nil` for nodes without text.
  package func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    owningNode?.nodeContent?.contentBaselineOffsets(for: size)
  }

  /// Returns the natural height at a width, in points, or `nil` for nodes whose height doesn't
  /// depend on the width.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    owningNode?.nodeContent?.contentHeight(forWidth: width)
  }

  /// The insets from the frame to the alignment rectangle, in points; zero by default.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame, in points: the frame without
  /// ``alignmentRectInsets``.
  ///
  /// Layout uses the insets, so override those.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame that has the given alignment rectangle, in points; the inverse of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: EdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Margins and safe area

  /// The layout margins, in points; 8 on each edge by default.
  ///
  /// The getter returns the effective margins, which include the safe area and the superview's
  /// margins where those are enabled. The setter sets the node's own margins.
  open var layoutMargins: EdgeInsets {
    get { owningNode?.currentMargins ?? .zero }
    set { owningNode?.currentMargins = newValue }
  }

  /// The insets of the safe area within the node's bounds, in points; zero off screen.
  open var safeAreaInsets: EdgeInsets { owningNode?.currentSafeArea ?? .zero }

  // MARK: Priorities

  /// Returns the priority with which the node resists growing beyond its intrinsic content size;
  /// 250 by default.
  ///
  /// - Parameter axis: The axis on which the priority applies: horizontal for the width, vertical
  ///   for the height.
  /// - Returns: The priority.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    currentHugging(axis)
  }

  /// Sets the priority with which the node resists growing beyond its intrinsic content size.
  ///
  /// - Parameters:
  ///   - priority: The priority; a higher one keeps the node smaller.
  ///   - axis: The axis on which the priority applies: horizontal for the width, vertical for the
  ///     height.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    changeHugging(axis, to: priority)
  }

  /// Returns the priority with which the node resists shrinking below its intrinsic content size;
  /// 750 by default.
  ///
  /// - Parameter axis: The axis on which the priority applies: horizontal for the width, vertical
  ///   for the height.
  /// - Returns: The priority.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    currentCompression(axis)
  }

  /// Sets the priority with which the node resists shrinking below its intrinsic content size.
  ///
  /// - Parameters:
  ///   - priority: The priority; a higher one keeps the node larger.
  ///   - axis: The axis on which the priority applies: horizontal for the width, vertical for the
  ///     height.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    changeCompression(axis, to: priority)
  }

  // MARK: Fitting

  /// Returns the size that best fits the given size, in points; by default, the current size.
  ///
  /// - Parameter size: The available size, in points.
  /// - Returns: The best size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    owningNode?.bounds.size ?? .zero
  }

  /// Returns the size of the content that best fits a target size, with a priority for each axis.
  ///
  /// With a required width and a height of 0 at ``LayoutPriority/fittingSizeLevel``, it returns the
  /// minimum height for the width.
  ///
  /// - Complexity: Proportional to the size of the subtree.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    owningNode?.fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) ?? .zero
  }

  /// Sets the size to the result of ``sizeThatFits(_:)``, keeping the frame's origin.
  open func sizeToFit() {
    guard let node = owningNode else { return }
    let origin = node.originStorage
    node.bounds = CGRect(
      origin: node.boundsStorage.origin, size: sizeThatFits(node.boundsStorage.size))
    let pivot = node.pivot
    node.center = CGPoint(x: origin.x + pivot.x, y: origin.y + pivot.y)
  }
}
