// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Places the view in a frame of a fixed size.
  ///
  /// The dimensions that are given are proposed to the view, which may still be larger or smaller;
  /// the frame has the given size.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil uses the view's. A width that is negative or not finite is
  ///     reported and treated as nil.
  ///   - height: The height in points, treated like the width.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The view in its frame.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let element = FixedFrameElement(
      width: check.length(width, "width"), height: check.length(height, "height"),
      alignment: alignment)
    return WrappedView(content: self, element: element, problems: check.problems)
  }

  /// Places the view in a frame with limits.
  ///
  /// In each direction, the length of the frame is the proposed length, clamped to the limits.
  /// Without a maximum, the frame is no longer than the view, unless the minimum requires it;
  /// without a minimum, it is no shorter than the view, unless the maximum requires it. Without a
  /// proposal, it has the ideal length or, if there is none, the length of the view, clamped to the
  /// limits.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in points.
  ///   - idealWidth: The ideal width in points.
  ///   - maxWidth: The maximum width in points, which can be infinite.
  ///   - minHeight: The minimum height in points.
  ///   - idealHeight: The ideal height in points.
  ///   - maxHeight: The maximum height in points, which can be infinite.
  ///   - alignment: The alignment of the view in the frame.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The view in its frame. Limits that are negative or NaN are reported and ignored;
  ///   limits that are not in ascending order are reported as well, and each is raised to the one
  ///   before it.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let element = FlexibleFrameElement(
      width: check.side(.horizontal, least: minWidth, ideal: idealWidth, most: maxWidth),
      height: check.side(.vertical, least: minHeight, ideal: idealHeight, most: maxHeight),
      alignment: alignment)
    return WrappedView(content: self, element: element, problems: check.problems)
  }

  /// Fixes the view at its ideal size, regardless of the proposal.
  ///
  /// - Returns: The modified view.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes the view at its ideal length in some directions, regardless of the proposal.
  ///
  /// - Parameters:
  ///   - horizontal: Whether to fix its width.
  ///   - vertical: Whether to fix its height.
  /// - Returns: The modified view.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(
      content: self, element: FixedSizeElement(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which stacks allocate space to the view: highest first, 0 by default.
  ///
  /// It does not affect the drawing order; see ``zIndex(_:)``.
  ///
  /// - Parameter value: The priority; one that is not a number is treated as 0.
  /// - Returns: The modified view.
  public func layoutPriority(_ value: Double) -> some View {
    WrappedView(content: self, element: PriorityElement(priority: value.isNaN ? 0 : value))
  }

  /// Sets the place of the view in the drawing order of its container: views with higher numbers are
  /// in front of others, also for touches.
  ///
  /// Views with equal numbers, 0 by default, are drawn in their order. The layout is the same.
  ///
  /// - Parameter value: The number; one that is not a number is treated as 0.
  /// - Returns: The modified view.
  public func zIndex(_ value: Double) -> some View {
    WrappedView(content: self, element: ZIndexElement(value: value.isNaN ? 0 : value))
  }
}
