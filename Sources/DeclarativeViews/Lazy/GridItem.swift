// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A column or a row of a lazy grid.
///
/// SwiftUI: `GridItem`.
public nonisolated struct GridItem: Hashable, Sendable {
  /// The width of a column, or the height of a row.
  ///
  /// SwiftUI: `GridItem.Size`.
  public nonisolated enum Size: Hashable, Sendable {
    /// A fixed length in points.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit with an equal share of the remaining length, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance to the next one in points; nil means 8.
  public var spacing: CGFloat?
  /// The alignment of a view that does not fill its cell, or `nil` for that of the grid.
  public var alignment: Alignment?

  /// Creates a column or a row.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - spacing: The distance to the next one in points; nil means 8.
  ///   - alignment: The alignment of a view that does not fill its cell; nil leaves it to the grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid with its position.
struct GridTrack: Equatable {
  var start: CGFloat = 0
  var length: CGFloat
  var alignment: Alignment?

  /// The maximum number of columns from one item.
  private static let mostTracks: CGFloat = 1000

  /// Divides a length among columns: fixed ones have their length, and the others, in order, an
  /// equal share of the remainder within their limits.
  ///
  /// - Parameters:
  ///   - items: The specified columns.
  ///   - total: The length; nil for the minimum length of each.
  /// - Returns: At least one column.
  static func divide(_ items: [GridItem], _ total: CGFloat?) -> [GridTrack] {
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(length, 0) }
    func gap(after item: GridItem) -> CGFloat {
      guard let spacing = item.spacing, spacing.isFinite else {
        return SpacingPreferences.systemSpacing
      }
      return spacing
    }
    var left = total.map { $0.isFinite ? $0 : 0 } ?? 0
    var sharing = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { left -= gap(after: item) }
      if case .fixed(let length) = item.size { left -= usable(length) } else { sharing += 1 }
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    for item in items {
      var count = 1
      var length: CGFloat
      switch item.size {
      case .fixed(let fixed): length = usable(fixed)
      case .flexible(let least, let most):
        let portion = total == nil ? 0 : left / CGFloat(sharing)
        length = min(max(portion, usable(least)), max(usable(most), usable(least)))
        left -= length
        sharing -= 1
      case .adaptive(let least, let most):
        let portion = max(total == nil ? 0 : left / CGFloat(sharing), 0)
        let least = max(usable(least), 1)
        let step = least + gap(after: item)
        // Any number of columns without width fits.
        let fitting = step > 0 ? (portion + gap(after: item)) / step : 1
        count = Int(min(max(fitting, 1), mostTracks))
        let each = (portion - CGFloat(count - 1) * gap(after: item)) / CGFloat(count)
        length = min(max(each, least), max(usable(most), least))
        left -= portion
        sharing -= 1
      }
      length = finite(length)
      for _ in 0..<count {
        tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap(after: item)
      }
    }
    return tracks.isEmpty ? [GridTrack(length: finite(total ?? 0))] : tracks
  }
}
