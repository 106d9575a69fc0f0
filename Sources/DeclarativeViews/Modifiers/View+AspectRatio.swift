// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Proposes a size with a fixed aspect ratio to the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height; nil for that of the view's ideal size. One that
  ///     is not positive and finite is reported and treated as nil.
  ///   - contentMode: Whether the size fits or fills the space.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
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

  /// Proposes a size with a fixed aspect ratio, given as a size, to the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with this aspect ratio.
  ///   - contentMode: Whether the size fits or fills the space.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: AspectRatioMode,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
  }

  /// Scales the view to fit the space, with the aspect ratio of its ideal size.
  ///
  /// - Returns: The modified view.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the space, with the aspect ratio of its ideal size.
  ///
  /// - Returns: The modified view.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
