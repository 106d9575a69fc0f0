// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The appearance of the lines above and below a row of a list.
public nonisolated struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public nonisolated enum Visibility: Int, Hashable, Sendable, CaseIterable {
    /// The system's choice.
    case automatic = 0
    /// Shown.
    case visible = 1
    /// Hidden.
    case hidden = 2
  }

  /// Insets that stand for the system's, from the text to the trailing edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row is shown, which by default it isn't.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown; by default, that depends on the appearance of the list.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the edges of the row, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the line below from the edges of the row, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines next to selected rows, which have no other color here.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the default configuration of an appearance.
  ///
  /// - Parameter listAppearance: The appearance of the list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    if listAppearance == .sidebar { bottomSeparatorVisibility = .hidden }
  }

  /// Returns the line with the insets, or `nil` if it is hidden.
  func line(
    _ visibility: Visibility, byDefault isVisible: Bool, _ insets: NSDirectionalEdgeInsets
  ) -> ListRowLook.Line? {
    guard visibility == .automatic ? isVisible : visibility == .visible else { return nil }
    return ListRowLook.Line(color: color, insets: insets == Self.automaticInsets ? nil : insets)
  }
}
