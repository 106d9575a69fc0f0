// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Scroll views, tables, and collections.

/// UIKit's name for ``ScrollNode``.
public typealias UIScrollView = ScrollNode

/// UIKit's name for ``ScrollNodeDelegate``.
public typealias UIScrollViewDelegate = ScrollNodeDelegate

/// UIKit's name for ``RefreshControlNode``.
public typealias UIRefreshControl = RefreshControlNode

/// UIKit's name for ``TableNode``.
public typealias UITableView = TableNode

/// UIKit's name for ``TableCellNode``.
public typealias UITableViewCell = TableCellNode

/// UIKit's name for ``TableHeaderFooterNode``.
public typealias UITableViewHeaderFooterView = TableHeaderFooterNode

/// UIKit's name for ``TableNodeDataSource``.
public typealias UITableViewDataSource = TableNodeDataSource

/// UIKit's name for ``TableNodeDelegate``.
public typealias UITableViewDelegate = TableNodeDelegate

/// UIKit's name for ``ContextualAction``.
public typealias UIContextualAction = ContextualAction

/// UIKit's name for ``SwipeActionsConfiguration``.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// UIKit's name for ``CollectionNode``.
public typealias UICollectionView = CollectionNode

/// UIKit's name for ``CollectionCellNode``.
public typealias UICollectionViewCell = CollectionCellNode

/// UIKit's name for ``CollectionReusableNode``.
public typealias UICollectionReusableView = CollectionReusableNode

/// UIKit's name for ``CollectionLayout``.
public typealias UICollectionViewLayout = CollectionLayout

/// UIKit's name for ``CollectionFlowLayout``.
public typealias UICollectionViewFlowLayout = CollectionFlowLayout

/// UIKit's name for ``CollectionLayoutAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes

/// UIKit's name for ``CollectionNodeDataSource``.
public typealias UICollectionViewDataSource = CollectionNodeDataSource

/// UIKit's name for ``CollectionNodeDelegate``.
public typealias UICollectionViewDelegate = CollectionNodeDelegate

/// UIKit's name for ``CollectionNodeDelegateFlowLayout``.
public typealias UICollectionViewDelegateFlowLayout = CollectionNodeDelegateFlowLayout
