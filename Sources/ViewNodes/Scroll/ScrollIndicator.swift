// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A scroll indicator, which shows the visible part of the content while it moves.
final class ScrollIndicator: ViewNode {
  /// The thickness of the indicator and its distance from the edge, in points.
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

  required init?(coder: NSCoder) { nil }

  /// Returns the position of the indicator along a track: as long as the visible fraction of the
  /// content, compressed while the content is pulled beyond its limits.
  ///
  /// - Parameters:
  ///   - track: The length of the track.
  ///   - visible: The visible length of the content.
  ///   - range: The minimum and maximum offset.
  ///   - offset: The current offset.
  /// - Returns: The near end and the length.
  static func stretch(
    ofTrack track: CGFloat, visible: CGFloat, range: ClosedRange<CGFloat>, offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let travel = range.upperBound - range.lowerBound
    let content = visible + travel
    guard track > 0, content > 0 else { return (0, 0) }
    var length = min(track, max(leastLength, track * visible / content))
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    length = max(min(leastSqueezedLength, track), length - beyond)
    let fraction = travel > 0 ? (offset - range.lowerBound) / travel : 0
    return ((track - length) * min(max(fraction, 0), 1), length)
  }
}

extension ScrollNode {
  /// The color of scroll indicators.
  ///
  /// UIKit: `UIScrollView.IndicatorStyle`.
  public nonisolated enum IndicatorStyle: Int, Hashable, Sendable, CaseIterable {
    /// Dark and translucent, for any content.
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
