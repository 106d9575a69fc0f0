// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Puts the view into a frame of fixed sides.
  ///
  /// The view is offered the sides that are given and may still be larger or smaller; the frame is
  /// what is given.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil takes the view's. One that is negative or not finite is
  ///     reported and counts as nil.
  ///   - height: The height in points, likewise.
  ///   - alignment: How the view lies in the frame.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
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

  /// Puts the view into a frame with limits.
  ///
  /// In each direction: a frame with both limits takes what it is offered, within them; one with a
  /// lower limit is at least that and at most the view; one with an upper limit is at most that and
  /// at least the view. The ideal length is what the frame takes if nothing in particular is
  /// offered.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - idealWidth: The ideal width in points.
  ///   - maxWidth: The greatest width in points, which may be infinite.
  ///   - minHeight: The least height in points.
  ///   - idealHeight: The ideal height in points.
  ///   - maxHeight: The greatest height in points, which may be infinite.
  ///   - alignment: How the view lies in the frame.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view in its frame. Limits that are negative or not numbers are reported and count
  ///   as if they were not given; of limits that are not in rising order, which is reported as well,
  ///   each is raised to the one before it.
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

  /// Takes the view at its ideal size, whatever it is offered.
  ///
  /// - Returns: The view.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Takes the view at its ideal length in some directions, whatever it is offered there.
  ///
  /// - Parameters:
  ///   - horizontal: Whether its width is the ideal one.
  ///   - vertical: Whether its height is the ideal one.
  /// - Returns: The view.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(
      content: self, element: FixedSizeElement(horizontal: horizontal, vertical: vertical))
  }

  /// States when stacks serve the view: higher first, 0 by default.
  ///
  /// It says nothing about which view is in front.
  ///
  /// - Parameter value: The priority; one that is not a number counts as 0.
  /// - Returns: The view.
  public func layoutPriority(_ value: Double) -> some View {
    WrappedView(content: self, element: PriorityElement(priority: value.isNaN ? 0 : value))
  }
}
