// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Scroll views, tables, and collections.

/// A view that scrolls content larger than itself.
///
/// An alias of ``ScrollNode``.
public typealias UIScrollView = ScrollNode

/// The methods that control and report scrolling.
///
/// An alias of ``ScrollNodeDelegate``.
public typealias UIScrollViewDelegate = ScrollNodeDelegate

/// A control above the content of a scroll node that lets the user refresh the content.
///
/// An alias of ``RefreshControlNode``.
public typealias UIRefreshControl = RefreshControlNode

/// A scrolling list of rows in sections, with cells only for what is visible.
///
/// An alias of ``TableNode``.
public typealias UITableView = TableNode

/// A cell that shows a row of a table.
///
/// An alias of ``TableCellNode``.
public typealias UITableViewCell = TableCellNode

/// A reusable header or footer of a section.
///
/// An alias of ``TableHeaderFooterNode``.
public typealias UITableViewHeaderFooterView = TableHeaderFooterNode

/// The methods that provide the content of a table.
///
/// An alias of ``TableNodeDataSource``.
public typealias UITableViewDataSource = TableNodeDataSource

/// The methods that a table calls to manage row heights, selection, and display.
///
/// An alias of ``TableNodeDelegate``.
public typealias UITableViewDelegate = TableNodeDelegate

/// An action that is shown when the user swipes a row.
///
/// An alias of ``ContextualAction``.
public typealias UIContextualAction = ContextualAction

/// The actions that are shown when the user swipes a row.
///
/// An alias of ``SwipeActionsConfiguration``.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// A scrolling collection of items that a layout arranges, with cells only for what is visible.
///
/// An alias of ``CollectionNode``.
public typealias UICollectionView = CollectionNode

/// A cell that shows an item of a collection.
///
/// An alias of ``CollectionCellNode``.
public typealias UICollectionViewCell = CollectionCellNode

/// The base class of the reusable cells, headers, and footers of a collection.
///
/// An alias of ``CollectionReusableNode``.
public typealias UICollectionReusableView = CollectionReusableNode

/// The abstract base class of objects that arrange the items of a collection.
///
/// An alias of ``CollectionLayout``.
public typealias UICollectionViewLayout = CollectionLayout

/// A layout that arranges items in consecutive lines.
///
/// An alias of ``CollectionFlowLayout``.
public typealias UICollectionViewFlowLayout = CollectionFlowLayout

/// The layout attributes of an item, supplementary view, or decoration view in a collection.
///
/// An alias of ``CollectionLayoutAttributes``.
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes

/// What becomes invalid when a layout is invalidated.
///
/// An alias of ``CollectionLayoutInvalidationContext``.
public typealias UICollectionViewLayoutInvalidationContext = CollectionLayoutInvalidationContext

/// What becomes invalid when a flow layout is invalidated.
///
/// An alias of ``CollectionFlowLayoutInvalidationContext``.
public typealias UICollectionViewFlowLayoutInvalidationContext =
  CollectionFlowLayoutInvalidationContext

/// An update of an item or a section, of which a layout is notified.
///
/// An alias of ``CollectionUpdateItem``.
public typealias UICollectionViewUpdateItem = CollectionUpdateItem

/// The methods that provide the content of a collection.
///
/// An alias of ``CollectionNodeDataSource``.
public typealias UICollectionViewDataSource = CollectionNodeDataSource

/// The methods that a collection calls to manage selection and display of items.
///
/// An alias of ``CollectionNodeDelegate``.
public typealias UICollectionViewDelegate = CollectionNodeDelegate

/// The methods that override the metrics of a flow layout.
///
/// An alias of ``CollectionNodeDelegateFlowLayout``.
public typealias UICollectionViewDelegateFlowLayout = CollectionNodeDelegateFlowLayout
