// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Text shows as many lines as the limit allows and cuts the rest off. A ``TextField`` that grows downward
/// grows up to the limit and scrolls from then on.
extension View {
  /// Sets the most lines that text in the view may have.
  ///
  /// - Parameter limit: The number of lines, at least 1; nil means any number.
  /// - Returns: The view.
  public func lineLimit(_ limit: Int?) -> some View {
    lines(atLeast: 0, atMost: limit)
  }

  /// Sets the most lines that text in the view may have, and whether there is room for all of them
  /// from the beginning.
  ///
  /// - Parameters:
  ///   - limit: The number of lines, at least 1.
  ///   - reservesSpace: Whether text with fewer lines is as high as one with all of them.
  /// - Returns: The view.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
  }

  /// Sets for how many lines there is room at least, and how many text in the view may have.
  ///
  /// - Parameter limit: The numbers of lines, each at least 1.
  /// - Returns: The view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets for how many lines there is room at least; text in the view may have any number.
  ///
  /// - Parameter limit: The least number of lines.
  /// - Returns: The view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets the most lines that text in the view may have.
  ///
  /// - Parameter limit: The number of lines, at least 1.
  /// - Returns: The view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: 0, atMost: limit.upperBound)
  }

  private func lines(atLeast least: Int, atMost most: Int?) -> EnvironmentView {
    EnvironmentView(content: self) { values in
      values.lineLimit = most
      values.leastLines = LineCount.usable(least)
    }
  }
}

/// Heights of numbers of lines.
enum LineCount {
  /// More lines than any text is given room for without having them.
  private static let most = 10_000

  static func usable(_ count: Int) -> Int { min(max(count, 0), most) }

  /// The height of some lines with the leading between them, in whole pixels.
  static func height(_ count: Int, _ font: Font, displayScale: CGFloat) -> CGFloat {
    guard count > 0 else { return 0 }
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    let height = CGFloat(count) * font.lineHeight + CGFloat(count - 1) * font.leading
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}
