// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Bars and their items.

/// A bar that shows the title of a screen, a back button, and the screen's buttons.
///
/// An alias of ``NavigationBarNode``.
public typealias UINavigationBar = NavigationBarNode

/// The content of a navigation bar for one screen.
///
/// An alias of ``NavigationItem``.
public typealias UINavigationItem = NavigationItem

/// The appearance of a navigation bar.
///
/// An alias of ``NavigationBarAppearance``.
public typealias UINavigationBarAppearance = NavigationBarAppearance

/// A bar with items that lead to the main screens of an app.
///
/// An alias of ``TabBarNode``.
public typealias UITabBar = TabBarNode

/// An item in a tab bar, which leads to a screen.
///
/// An alias of ``TabBarItem``.
public typealias UITabBarItem = TabBarItem

/// The methods that a tab bar calls on its delegate.
///
/// An alias of ``TabBarDelegate``.
public typealias UITabBarDelegate = TabBarDelegate

/// The appearance of a tab bar.
///
/// An alias of ``TabBarAppearance``.
public typealias UITabBarAppearance = TabBarAppearance

/// The appearance of the items in a tab bar.
///
/// An alias of ``TabBarItemAppearance``.
public typealias UITabBarItemAppearance = TabBarItemAppearance

/// A row of buttons at the bottom of a screen or above the keyboard.
///
/// An alias of ``ToolbarNode``.
public typealias UIToolbar = ToolbarNode

/// The appearance of a toolbar.
///
/// An alias of ``ToolbarAppearance``.
public typealias UIToolbarAppearance = ToolbarAppearance

/// The base class of items in bars.
///
/// An alias of ``BarItem``.
public typealias UIBarItem = BarItem

/// A button in a navigation bar or toolbar.
///
/// An alias of ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem

/// The appearance of the buttons in a bar.
///
/// An alias of ``BarButtonItemAppearance``.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance

/// The appearance of a bar's background.
///
/// An alias of ``BarAppearance``.
public typealias UIBarAppearance = BarAppearance

/// The bar height that an image is intended for.
///
/// An alias of ``BarMetrics``.
public typealias UIBarMetrics = BarMetrics

/// The position of a bar.
///
/// An alias of ``BarPosition``.
public typealias UIBarPosition = BarPosition

/// The basic style of a bar.
///
/// An alias of ``BarStyle``.
public typealias UIBarStyle = BarStyle

/// The edges of a rectangle.
///
/// An alias of ``RectEdge``.
public typealias UIRectEdge = RectEdge
