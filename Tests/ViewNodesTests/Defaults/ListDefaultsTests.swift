// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Default values of lists, bars, and controllers")
struct ListDefaultsTests {
  @Test("a new navigation controller has its default values")
  func navigationController() {
    let navigationController = NavigationController(rootViewController: ViewController())
    #expect(!navigationController.isNavigationBarHidden)
    #expect(navigationController.isToolbarHidden)
  }

  @Test("a new search controller has its default values")
  func searchController() {
    let searchController = SearchController(searchResultsController: nil)
    #expect(searchController.obscuresBackgroundDuringPresentation)
    #expect(searchController.hidesNavigationBarDuringPresentation)
    #expect(searchController.automaticallyShowsCancelButton)
    #expect(!searchController.showsSearchResultsController)
  }

  @Test("a new view controller has its default values")
  func viewController() {
    let viewController = ViewController()
    #expect(!viewController.hidesBottomBarWhenPushed)
    #expect(viewController.additionalSafeAreaInsets == .zero)
    #expect(viewController.edgesForExtendedLayout == .all)
    #expect(!viewController.extendedLayoutIncludesOpaqueBars)
    #expect(viewController.modalPresentationStyle == .automatic)
    #expect(viewController.modalTransitionStyle == .coverVertical)
    #expect(!viewController.definesPresentationContext)
    #expect(!viewController.modalPresentationCapturesStatusBarAppearance)
    #expect(viewController.preferredContentSize == .zero)
    #expect(viewController.viewRespectsSystemMinimumLayoutMargins)
  }

  @Test("a new bar button item has its default values")
  func barButtonItem() {
    let barButtonItem = BarButtonItem(image: nil)
    #expect(barButtonItem.width == 0)
  }

  @Test("a new navigation bar has its default values")
  func navigationBarNode() {
    let navigationBarNode = NavigationBarNode(frame: .zero)
    #expect(navigationBarNode.barStyle == .default)
    #expect(navigationBarNode.isTranslucent)
    #expect(!navigationBarNode.prefersLargeTitles)
    #expect(navigationBarNode.barPosition == .any)
  }

  @Test("a new navigation item has its default values")
  func navigationItem() {
    let navigationItem = NavigationItem(title: "")
    #expect(navigationItem.backButtonDisplayMode == .default)
    #expect(!navigationItem.hidesBackButton)
    #expect(!navigationItem.leftItemsSupplementBackButton)
    #expect(navigationItem.largeTitleDisplayMode == .automatic)
    #expect(navigationItem.hidesSearchBarWhenScrolling)
  }

  @Test("a new tab bar has its default values")
  func tabBarNode() {
    let tabBarNode = TabBarNode(frame: .zero)
    #expect(tabBarNode.barStyle == .default)
    #expect(tabBarNode.isTranslucent)
  }

  @Test("a new toolbar has its default values")
  func toolbarNode() {
    let toolbarNode = ToolbarNode(frame: .zero)
    #expect(toolbarNode.barStyle == .default)
    #expect(toolbarNode.isTranslucent)
    #expect(toolbarNode.barPosition == .bottom)
  }

  @Test("a new search bar has its default values")
  func searchBarNode() {
    let searchBarNode = SearchBarNode()
    #expect(searchBarNode.searchBarStyle == .default)
    #expect(searchBarNode.selectedScopeButtonIndex == 0)
    #expect(!searchBarNode.showsScopeBar)
  }

  @Test("the predefined contents of cells, headers, and footers have their fonts and colors")
  func contents() {
    let contents: [(ListContentConfiguration, TextStyle, Color)] = [
      (.cell(), .body, .label), (.subtitleCell(), .body, .label), (.valueCell(), .body, .label),
      (.plainHeader(), .headline, .label), (.plainFooter(), .subheadline, .secondaryLabel),
      (.groupedHeader(), .footnote, .secondaryLabel),
      (.groupedFooter(), .footnote, .secondaryLabel), (.header(), .footnote, .secondaryLabel),
      (.footer(), .footnote, .secondaryLabel),
      (.prominentInsetGroupedHeader(), .title3, .label), (.sidebarCell(), .body, .label),
      (.sidebarHeader(), .headline, .label),
    ]
    for (number, (content, style, color)) in contents.enumerated() {
      #expect(content.textProperties.font == .preferredFont(forTextStyle: style), "\(number)")
      #expect(content.textProperties.color == color, "\(number)")
      #expect(content.secondaryTextProperties.color == .secondaryLabel, "\(number)")
    }
  }

  @Test("a new text area has its default values")
  func textAreaNode() {
    let textAreaNode = TextAreaNode(frame: .zero)
    #expect(textAreaNode.font == Font(name: "Helvetica", size: 12))
    #expect(textAreaNode.textColor == .label)
    #expect(textAreaNode.textAlignment == .natural)
    #expect(!textAreaNode.adjustsFontForContentSizeCategory)
    #expect(textAreaNode.textContainerInset == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(textAreaNode.isEditable)
    #expect(textAreaNode.isSelectable)
    #expect(!textAreaNode.clearsOnInsertion)
    #expect(textAreaNode.selectedRange == NSRange(location: 0, length: 0))
    #expect(textAreaNode.keyboardType == .default)
    #expect(textAreaNode.returnKeyType == .default)
    #expect(textAreaNode.keyboardAppearance == .default)
    #expect(textAreaNode.autocapitalizationType == .sentences)
    #expect(textAreaNode.autocorrectionType == .default)
    #expect(textAreaNode.spellCheckingType == .default)
    #expect(!textAreaNode.enablesReturnKeyAutomatically)
  }

  @Test("a new text container has its default values")
  func textContainer() {
    let textContainer = TextContainer()
    #expect(textContainer.lineFragmentPadding == 5)
    #expect(textContainer.maximumNumberOfLines == 0)
    #expect(textContainer.lineBreakMode == .byWordWrapping)
  }

  @Test("a new scroll has its default values")
  func scrollNode() {
    let scrollNode = ScrollNode()
    #expect(scrollNode.contentInset == .zero)
    #expect(scrollNode.contentInsetAdjustmentBehavior == .automatic)
    #expect(scrollNode.isScrollEnabled)
    #expect(scrollNode.bounces)
    #expect(!scrollNode.alwaysBounceVertical)
    #expect(!scrollNode.alwaysBounceHorizontal)
    #expect(!scrollNode.isPagingEnabled)
    #expect(!scrollNode.isDirectionalLockEnabled)
    #expect(scrollNode.decelerationRate == .normal)
    #expect(scrollNode.showsVerticalScrollIndicator)
    #expect(scrollNode.showsHorizontalScrollIndicator)
    #expect(scrollNode.indicatorStyle == .default)
    #expect(scrollNode.verticalScrollIndicatorInsets == .zero)
    #expect(scrollNode.horizontalScrollIndicatorInsets == .zero)
    #expect(scrollNode.automaticallyAdjustsScrollIndicatorInsets)
    #expect(scrollNode.keyboardDismissMode == .none)
    #expect(scrollNode.delaysContentTouches)
    #expect(scrollNode.canCancelContentTouches)
    #expect(scrollNode.scrollsToTop)
  }

  @Test("a new swipe actions configuration has its default values")
  func swipeActionsConfiguration() {
    let swipeActionsConfiguration = SwipeActionsConfiguration(actions: [])
    #expect(swipeActionsConfiguration.performsFirstActionWithFullSwipe)
  }

  @Test("a new table cell has its default values")
  func tableCellNode() {
    let tableCellNode = TableCellNode(style: .default, reuseIdentifier: nil)
    #expect(tableCellNode.accessoryType == .none)
    #expect(tableCellNode.selectionStyle == .default)
  }

  @Test("a new table has its default values")
  func tableNode() {
    let tableNode = TableNode(frame: .zero, style: .plain)
    #expect(tableNode.rowHeight == TableNode.automaticDimension)
    #expect(tableNode.estimatedRowHeight == TableNode.automaticDimension)
    #expect(tableNode.sectionHeaderHeight == TableNode.automaticDimension)
    #expect(tableNode.estimatedSectionHeaderHeight == TableNode.automaticDimension)
    #expect(tableNode.sectionFooterHeight == TableNode.automaticDimension)
    #expect(tableNode.estimatedSectionFooterHeight == TableNode.automaticDimension)
    #expect(tableNode.sectionHeaderTopPadding == TableNode.automaticDimension)
    #expect(tableNode.separatorStyle == .singleLine)
    #expect(tableNode.separatorColor == .separator)
    #expect(tableNode.separatorInset == EdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(tableNode.insetsContentViewsToSafeArea)
    #expect(tableNode.allowsSelection)
    #expect(!tableNode.allowsMultipleSelection)
    #expect(!tableNode.allowsSelectionDuringEditing)
    #expect(!tableNode.allowsMultipleSelectionDuringEditing)
  }

  @Test("a new page control has its default values")
  func pageControlNode() {
    let pageControlNode = PageControlNode()
    #expect(pageControlNode.numberOfPages == 0)
    #expect(pageControlNode.currentPage == 0)
    #expect(!pageControlNode.hidesForSinglePage)
  }

  @Test("a new collection cell has its default values")
  func collectionCellNode() {
    let collectionCellNode = CollectionCellNode(frame: .zero)
    #expect(!collectionCellNode.isSelected)
    #expect(!collectionCellNode.isHighlighted)
  }

  @Test("a new collection flow layout has its default values")
  func collectionFlowLayout() {
    let collectionFlowLayout = CollectionFlowLayout()
    #expect(collectionFlowLayout.itemSize == CGSize(width: 50, height: 50))
    #expect(collectionFlowLayout.estimatedItemSize == .zero)
    #expect(collectionFlowLayout.minimumLineSpacing == 10)
    #expect(collectionFlowLayout.minimumInteritemSpacing == 10)
    #expect(collectionFlowLayout.sectionInset == .zero)
    #expect(collectionFlowLayout.headerReferenceSize == .zero)
    #expect(collectionFlowLayout.footerReferenceSize == .zero)
    #expect(collectionFlowLayout.scrollDirection == .vertical)
    #expect(!collectionFlowLayout.sectionHeadersPinToVisibleBounds)
    #expect(!collectionFlowLayout.sectionFootersPinToVisibleBounds)
  }

  @Test("a new collection flow layout invalidation context has its default values")
  func collectionFlowLayoutInvalidationContext() {
    let collectionFlowLayoutInvalidationContext = CollectionFlowLayoutInvalidationContext()
    #expect(collectionFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
    #expect(collectionFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
  }

  @Test("a new collection layout attributes has its default values")
  func collectionLayoutAttributes() {
    let collectionLayoutAttributes = CollectionLayoutAttributes()
    #expect(collectionLayoutAttributes.indexPath == IndexPath(item: 0, section: 0))
    #expect(collectionLayoutAttributes.transform == .identity)
    #expect(collectionLayoutAttributes.alpha == 1)
    #expect(collectionLayoutAttributes.zIndex == 0)
    #expect(!collectionLayoutAttributes.isHidden)
  }

  @Test("a new collection layout invalidation context has its default values")
  func collectionLayoutInvalidationContext() {
    let collectionLayoutInvalidationContext = CollectionLayoutInvalidationContext()
    #expect(collectionLayoutInvalidationContext.contentOffsetAdjustment == .zero)
    #expect(collectionLayoutInvalidationContext.contentSizeAdjustment == .zero)
  }

  @Test("a new collection has its default values")
  func collectionNode() {
    let collectionNode = CollectionNode(frame: .zero, collectionViewLayout: CollectionFlowLayout())
    #expect(collectionNode.allowsSelection)
    #expect(!collectionNode.allowsMultipleSelection)
  }
}
