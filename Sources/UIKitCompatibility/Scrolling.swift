// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Scroll views and tables.

/// UIKit's name of ``ScrollNode``.
public typealias UIScrollView = ScrollNode

/// UIKit's name of ``ScrollNodeDelegate``.
public typealias UIScrollViewDelegate = ScrollNodeDelegate

/// UIKit's name of ``RefreshControlNode``.
public typealias UIRefreshControl = RefreshControlNode

/// UIKit's name of ``TableNode``.
public typealias UITableView = TableNode

/// UIKit's name of ``TableCellNode``.
public typealias UITableViewCell = TableCellNode

/// UIKit's name of ``TableHeaderFooterNode``.
public typealias UITableViewHeaderFooterView = TableHeaderFooterNode

/// UIKit's name of ``TableNodeDataSource``.
public typealias UITableViewDataSource = TableNodeDataSource

/// UIKit's name of ``TableNodeDelegate``.
public typealias UITableViewDelegate = TableNodeDelegate
