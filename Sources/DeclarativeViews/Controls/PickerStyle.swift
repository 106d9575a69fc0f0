// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of pickers.
///
/// SwiftUI: `PickerStyle`.
public protocol PickerStyle {
  /// Whether pickers are segmented controls.
  var isSegmented: Bool { get }
}

/// A style with the title and the selected value, which opens a menu of all values.
///
/// SwiftUI: `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with the title and the selected value, which opens a menu of all values.
///
/// SwiftUI: `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with a segmented control.
///
/// SwiftUI: `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Segments.
  public var isSegmented: Bool { true }
}

/// A style with a segmented control, in menus and elsewhere.
///
/// SwiftUI: `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// Segments.
  public var isSegmented: Bool { true }
}

/// A style with all values in a column, of which the selected one has a check mark.
///
/// SwiftUI: `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with a wheel, which a vertical drag turns; the title isn't shown.
///
/// SwiftUI: `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

/// A style with a link to a page with all values.
///
/// SwiftUI: `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}

  /// No segments.
  public var isSegmented: Bool { false }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style with the title and the selected value, which opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style with a menu of all values.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style with a segmented control.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The style with a segmented control.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style with all values in a column.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style with a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style with a link to a page with all values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  /// Sets the style of pickers in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerLook, PickerLook(style))
  }
}

/// The ways in which pickers show their values.
enum PickerLook {
  case menu, segments, column, wheel, page

  init(_ style: some PickerStyle) {
    switch style {
    case _ where style.isSegmented: self = .segments
    case is InlinePickerStyle: self = .column
    case is WheelPickerStyle: self = .wheel
    case is NavigationLinkPickerStyle: self = .page
    default: self = .menu
    }
  }
}
