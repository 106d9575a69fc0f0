// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The appearance of a background.
///
/// UIKit: `UIBackgroundConfiguration`, without custom views and visual effects.
public nonisolated struct BackgroundConfiguration: Hashable, Sendable {
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges of the view, in points.
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The color, or `nil` for the tint color of the view.
  public var backgroundColor: Color?
  /// The transformer for the color.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// An image drawn over the color.
  public var image: Image?
  /// The content mode of the image in the background.
  public var imageContentMode = ContentMode.scaleToFill
  /// The color of the stroke around the background, or `nil` for the tint color of the view.
  public var strokeColor: Color?
  /// The transformer for the color of the stroke.
  public var strokeColorTransformer: ConfigurationColorTransformer?
  /// The width of the stroke, in points; 0, the default, means no stroke.
  public var strokeWidth: CGFloat = 0
  /// The distance of the stroke outward from the edges of the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The role that determines whether the color follows a cell's state, unless the client has set
  /// one.
  private var role = Role.none

  private nonisolated enum Role: Hashable, Sendable {
    case none
    case cell
  }

  private init() {}

  /// Returns the color of the background in a view with the specified tint color.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke in a view with the specified tint color.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state: a selected or highlighted cell is gray.
  ///
  /// A custom color remains unchanged.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard role == .cell, let cell = state as? CellConfigurationState else { return self }
    guard cell.isSelected || cell.isHighlighted else { return self }
    guard backgroundColor == Self.plain || backgroundColor == Self.grouped else { return self }
    var updated = self
    updated.backgroundColor = .systemGray4
    return updated
  }

  private static var plain: Color { .systemBackground }
  private static var grouped: Color { .secondarySystemGroupedBackground }

  private static func filled(_ color: Color, _ role: Role) -> BackgroundConfiguration {
    var made = BackgroundConfiguration()
    made.backgroundColor = color
    made.role = role
    return made
  }

  /// Returns a background that shows nothing.
  public static func clear() -> BackgroundConfiguration { filled(.clear, .none) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> BackgroundConfiguration { filled(plain, .cell) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration { filled(plain, .none) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> BackgroundConfiguration { filled(grouped, .cell) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    filled(.clear, .none)
  }
  /// Returns the background of a cell in a sidebar, with rounded corners.
  public static func listSidebarCell() -> BackgroundConfiguration {
    var made = filled(.clear, .none)
    made.cornerRadius = 8
    return made
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration { filled(.clear, .none) }
  /// Returns the background of a cell in a list.
  public static func listCell() -> BackgroundConfiguration { listPlainCell() }
  /// Returns the background of a header in a list.
  public static func listHeader() -> BackgroundConfiguration { filled(.clear, .none) }
  /// Returns the background of a footer in a list.
  public static func listFooter() -> BackgroundConfiguration { filled(.clear, .none) }
}
