// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Sets the position of a vertical alignment guide of the view.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - computeValue: A closure that returns the position, in points from the leading edge of the
  ///     view.
  /// - Returns: The modified view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(
      content: self, element: AlignmentGuideElement(key: guide.key, value: computeValue))
  }

  /// Sets the position of a horizontal alignment guide of the view.
  ///
  /// - Parameters:
  ///   - guide: The alignment guide.
  ///   - computeValue: A closure that returns the position, in points from the top of the view.
  /// - Returns: The modified view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(
      content: self, element: AlignmentGuideElement(key: guide.key, value: computeValue))
  }
}
