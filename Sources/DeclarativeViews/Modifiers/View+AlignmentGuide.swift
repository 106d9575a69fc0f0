// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// States where a vertical line of the view is.
  ///
  /// - Parameters:
  ///   - guide: The line.
  ///   - computeValue: Where it is, in points from the leading side of the view.
  /// - Returns: The view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(
      content: self, element: AlignmentGuideElement(key: guide.key, value: computeValue))
  }

  /// States where a horizontal line of the view is.
  ///
  /// - Parameters:
  ///   - guide: The line.
  ///   - computeValue: Where it is, in points from the top of the view.
  /// - Returns: The view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    WrappedView(
      content: self, element: AlignmentGuideElement(key: guide.key, value: computeValue))
  }
}
