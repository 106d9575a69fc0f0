// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The elevation of a view above the screen, in points.
///
/// The named cases are Material Design's default elevations. The value is the `zPosition` of the
/// view's layer.
///
/// Two elevations are equal if their heights are: `.custom(4)` equals `.fourDp`.
public enum Elevation: Sendable {
  /// 0: a text button, a top bar at rest.
  case zeroDp
  /// 1: a switch, a search bar at rest.
  case oneDp
  /// 2: a filled button at rest.
  case twoDp
  /// 3: a refresh indicator, a search bar over scrolled content.
  case threeDp
  /// 4: a top bar over scrolled content, this library's cards.
  case fourDp
  /// 6: a floating action button at rest, a snackbar.
  case sixDp
  /// 8: a filled button while pressed, a picked-up card, menus, bottom bars and sheets.
  case eightDp
  /// 12: a floating action button while pressed.
  case twelveDp
  /// 16: a navigation drawer, a modal sheet.
  case sixteenDp
  /// 24: a dialog.
  case twentyFourDp
  /// Any other height.
  case custom(CGFloat)

  /// The height, in points.
  public var value: CGFloat {
    switch self {
    case .zeroDp: 0
    case .oneDp: 1
    case .twoDp: 2
    case .threeDp: 3
    case .fourDp: 4
    case .sixDp: 6
    case .eightDp: 8
    case .twelveDp: 12
    case .sixteenDp: 16
    case .twentyFourDp: 24
    case .custom(let height): height
    }
  }
}

extension Elevation: RawRepresentable {
  /// The height, in points; the same as ``value``.
  public var rawValue: CGFloat { value }

  /// Creates the elevation with a height: a named one if it exists, or else `.custom`.
  ///
  /// - Parameter rawValue: The height, in points.
  public init(rawValue: CGFloat) {
    self = Elevation.named.first { $0.value == rawValue } ?? .custom(rawValue)
  }

  private static let named: [Elevation] = [
    .zeroDp, .oneDp, .twoDp, .threeDp, .fourDp, .sixDp, .eightDp, .twelveDp, .sixteenDp,
    .twentyFourDp,
  ]
}

extension Elevation: Hashable {
  /// Returns whether two elevations have the same height.
  public static func == (left: Elevation, right: Elevation) -> Bool { left.value == right.value }

  /// Hashes the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
