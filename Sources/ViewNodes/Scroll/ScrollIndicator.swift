// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The bar at the side that shows, while content moves, which part of it is visible.
final class ScrollIndicator: ViewNode {
  /// How thick the bar is and how far it stays from the edge, in points.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let leastSqueezedLength: CGFloat = 7

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.cornerRadius = Self.thickness / 2
  }

  /// Where the bar lies along a track: as long as the visible share of the content, squeezed where
  /// content is pulled beyond its ends.
  ///
  /// - Parameters:
  ///   - track: The length of the track.
  ///   - visible: How much of the content is visible.
  ///   - range: The least and the greatest offset.
  ///   - offset: The offset now.
  static func stretch(
    ofTrack track: CGFloat, visible: CGFloat, range: ClosedRange<CGFloat>, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let way = range.upperBound - range.lowerBound
    let content = visible + way
    guard track > 0, content > 0 else { return (0, 0) }
    var length = min(track, max(leastLength, track * visible / content))
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    length = max(min(leastSqueezedLength, track), length - beyond)
    let share = way > 0 ? (offset - range.lowerBound) / way : 0
    return ((track - length) * min(max(share, 0), 1), length)
  }
}

extension ScrollNode {
  /// What color the bars at the sides have. UIKit: `UIScrollView.IndicatorStyle`.
  public enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// What goes with any content: dark, a little transparent.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2

    var color: Color {
      switch self {
      case .default: Color(white: 0, alpha: 0.35)
      case .black: Color(white: 0, alpha: 0.5)
      case .white: Color(white: 1, alpha: 0.5)
      }
    }
  }
}
