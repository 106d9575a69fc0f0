// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Scroll views, tables, and collections.

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

/// UIKit's name of ``ContextualAction``.
public typealias UIContextualAction = ContextualAction

/// UIKit's name of ``SwipeActionsConfiguration``.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// UIKit's name of ``CollectionNode``.
public typealias UICollectionView = CollectionNode

/// UIKit's name of ``CollectionCellNode``.
public typealias UICollectionViewCell = CollectionCellNode

/// UIKit's name of ``CollectionReusableNode``.
public typealias UICollectionReusableView = CollectionReusableNode

/// UIKit's name of ``CollectionLayout``.
public typealias UICollectionViewLayout = CollectionLayout

/// UIKit's name of ``CollectionFlowLayout``.
public typealias UICollectionViewFlowLayout = CollectionFlowLayout

/// UIKit's name of ``CollectionLayoutAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes

/// UIKit's name of ``CollectionNodeDataSource``.
public typealias UICollectionViewDataSource = CollectionNodeDataSource

/// UIKit's name of ``CollectionNodeDelegate``.
public typealias UICollectionViewDelegate = CollectionNodeDelegate

/// UIKit's name of ``CollectionNodeDelegateFlowLayout``.
public typealias UICollectionViewDelegateFlowLayout = CollectionNodeDelegateFlowLayout
