// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Bars and their items.

/// UIKit's name of ``NavigationBarNode``.
public typealias UINavigationBar = NavigationBarNode

/// UIKit's name of ``NavigationItem``.
public typealias UINavigationItem = NavigationItem

/// UIKit's name of ``NavigationBarAppearance``.
public typealias UINavigationBarAppearance = NavigationBarAppearance

/// UIKit's name of ``TabBarNode``.
public typealias UITabBar = TabBarNode

/// UIKit's name of ``TabBarItem``.
public typealias UITabBarItem = TabBarItem

/// UIKit's name of ``TabBarDelegate``.
public typealias UITabBarDelegate = TabBarDelegate

/// UIKit's name of ``TabBarAppearance``.
public typealias UITabBarAppearance = TabBarAppearance

/// UIKit's name of ``TabBarItemAppearance``.
public typealias UITabBarItemAppearance = TabBarItemAppearance

/// UIKit's name of ``ToolbarNode``.
public typealias UIToolbar = ToolbarNode

/// UIKit's name of ``ToolbarAppearance``.
public typealias UIToolbarAppearance = ToolbarAppearance

/// UIKit's name of ``BarItem``.
public typealias UIBarItem = BarItem

/// UIKit's name of ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem

/// UIKit's name of ``BarButtonItemAppearance``.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance

/// UIKit's name of ``BarAppearance``.
public typealias UIBarAppearance = BarAppearance

/// UIKit's name of ``BarMetrics``.
public typealias UIBarMetrics = BarMetrics

/// UIKit's name of ``BarPosition``.
public typealias UIBarPosition = BarPosition

/// UIKit's name of ``BarStyle``.
public typealias UIBarStyle = BarStyle

/// UIKit's name of ``RectEdge``.
public typealias UIRectEdge = RectEdge
