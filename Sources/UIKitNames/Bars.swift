// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Bars and their items.

/// UIKit's name for ``NavigationBarNode``.
public typealias UINavigationBar = NavigationBarNode

/// UIKit's name for ``NavigationItem``.
public typealias UINavigationItem = NavigationItem

/// UIKit's name for ``NavigationBarAppearance``.
public typealias UINavigationBarAppearance = NavigationBarAppearance

/// UIKit's name for ``TabBarNode``.
public typealias UITabBar = TabBarNode

/// UIKit's name for ``TabBarItem``.
public typealias UITabBarItem = TabBarItem

/// UIKit's name for ``TabBarDelegate``.
public typealias UITabBarDelegate = TabBarDelegate

/// UIKit's name for ``TabBarAppearance``.
public typealias UITabBarAppearance = TabBarAppearance

/// UIKit's name for ``TabBarItemAppearance``.
public typealias UITabBarItemAppearance = TabBarItemAppearance

/// UIKit's name for ``ToolbarNode``.
public typealias UIToolbar = ToolbarNode

/// UIKit's name for ``ToolbarAppearance``.
public typealias UIToolbarAppearance = ToolbarAppearance

/// UIKit's name for ``BarItem``.
public typealias UIBarItem = BarItem

/// UIKit's name for ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem

/// UIKit's name for ``BarButtonItemAppearance``.
public typealias UIBarButtonItemAppearance = BarButtonItemAppearance

/// UIKit's name for ``BarAppearance``.
public typealias UIBarAppearance = BarAppearance

/// UIKit's name for ``BarMetrics``.
public typealias UIBarMetrics = BarMetrics

/// UIKit's name for ``BarPosition``.
public typealias UIBarPosition = BarPosition

/// UIKit's name for ``BarStyle``.
public typealias UIBarStyle = BarStyle

/// UIKit's name for ``RectEdge``.
public typealias UIRectEdge = RectEdge
