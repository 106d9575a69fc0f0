// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Text is truncated at the line limit. A ``TextField`` with a vertical axis grows up to the limit
/// and scrolls from then on.
extension View {
  /// Sets the maximum number of lines of text in the view.
  ///
  /// - Parameter limit: The number of lines, at least 1; nil means no limit.
  /// - Returns: The modified view.
  public func lineLimit(_ limit: Int?) -> some View {
    lines(atLeast: 0, atMost: limit)
  }

  /// Sets the maximum number of lines of text in the view, and whether to reserve space for them.
  ///
  /// - Parameters:
  ///   - limit: The number of lines, at least 1.
  ///   - reservesSpace: Whether text with fewer lines has the same height.
  /// - Returns: The modified view.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : 0, atMost: limit)
  }

  /// Sets the minimum number of lines for which text in the view reserves space, and the maximum.
  ///
  /// - Parameter limit: The numbers of lines, each at least 1.
  /// - Returns: The modified view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets the minimum number of lines for which text in the view reserves space, without a maximum.
  ///
  /// - Parameter limit: The minimum number of lines.
  /// - Returns: The modified view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets the maximum number of lines of text in the view.
  ///
  /// - Parameter limit: The number of lines, at least 1.
  /// - Returns: The modified view.
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

/// A namespace for the heights of lines.
enum LineCount {
  /// The maximum number of lines for which space is reserved.
  private static let most = 10_000

  static func usable(_ count: Int) -> Int { min(max(count, 0), most) }

  /// Returns the height of a number of lines with the leading between them, in whole pixels.
  static func height(_ count: Int, _ font: Font, displayScale: CGFloat) -> CGFloat {
    guard count > 0 else { return 0 }
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    let height = CGFloat(count) * font.lineHeight + CGFloat(count - 1) * font.leading
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}
