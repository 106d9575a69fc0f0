// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Theme {
  /// The elevations of a theme's components above the screen.
  public struct ElevationScale: Hashable, Sendable {
    /// Cards.
    public var card: Elevation = .fourDp
    /// Floating action buttons.
    public var fab: Elevation = .sixDp
    /// Menus and tooltips.
    public var menu: Elevation = .eightDp
    /// Toasts and banners over the screen.
    public var toast: Elevation = .sixDp
    /// Sheets and alerts.
    public var sheet: Elevation = .sixteenDp

    /// Creates the standard elevations.
    public init() {}
  }
}
