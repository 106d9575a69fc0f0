// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Offers the view a size of fixed proportions.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width by height; nil takes the proportions of the view's ideal size. One that
  ///     is not positive and finite is reported and counts as nil.
  ///   - contentMode: Whether the size fits into the room or fills it.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: AspectRatioMode,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    var check = NumberCheck(CodePlace(fileID, line))
    let ratio = check.ratio(aspectRatio, "aspectRatio")
    return WrappedView(
      content: self, element: AspectRatioElement(ratio: ratio, mode: contentMode),
      problems: check.problems)
  }

  /// Offers the view a size of fixed proportions, given as a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size of these proportions.
  ///   - contentMode: Whether the size fits into the room or fills it.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  /// - Returns: The view.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: AspectRatioMode,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
  }

  /// As large as it can be in the proportions of its ideal size without reaching beyond the room.
  ///
  /// - Returns: The view.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As small as it can be in the proportions of its ideal size without leaving room empty.
  ///
  /// - Returns: The view.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
