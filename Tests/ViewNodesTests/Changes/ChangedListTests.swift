// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Scroll views and lists whose properties change after a layout")
struct ChangedListTests {
  @Test("a scroll view")
  func scroll() {
    let changes = changing(stretches: true) { () -> ScrollNode in
      let scroll = ScrollNode()
      let content = ViewNode(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
      content.backgroundColor = .red
      scroll.addSubview(content)
      scroll.contentSize = content.frame.size
      return scroll
    }
    changes.insets("contentInset", \.contentInset)
    changes.values(
      "contentSize", \.contentSize, CGSize(width: 300, height: 900), CGSize(width: 1, height: 1))
    changes.every("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
    changes.flag("isScrollEnabled", \.isScrollEnabled)
    changes.flag("bounces", \.bounces)
    changes.flag("alwaysBounceVertical", \.alwaysBounceVertical)
    changes.flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
    changes.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
    changes.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
    changes.insets("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
    changes.insets("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
    changes.flag(
      "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
    changes.flag("isPagingEnabled", \.isPagingEnabled)
    changes.changes(
      "refreshControl", { $0.refreshControl = nil }, { $0.refreshControl = RefreshControlNode() })
    changes.addNodeProperties()
    changes.every("indicatorStyle", \.indicatorStyle)
    #expect(changes.differences() == [])
  }

  /// A table of two sections.
  private final class Birds: TableNode, TableNodeDataSource, TableNodeDelegate {
    var birds = ["Robin", "Jay", "Some words that need more than a single line in a table"]

    override init(frame: CGRect, style: Style) {
      super.init(frame: frame, style: style)
      register(TableCellNode.self, forCellReuseIdentifier: "bird")
      dataSource = self
      delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in tableView: TableNode) -> Int { 2 }
    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
      birds.count
    }
    func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
      "Header \(section)"
    }
    func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }

    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
      cell.textLabel?.text = birds[indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }
  }

  @Test("tables of all styles", arguments: TableNode.Style.allCases)
  func table(style: TableNode.Style) {
    func bar(_ height: CGFloat) -> ViewNode {
      let bar = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: height))
      bar.backgroundColor = .red
      return bar
    }
    let changes = changing(stretches: true) { Birds(frame: .zero, style: style) }
    changes.values("rowHeight", \.rowHeight, 60, 20)
    changes.values("sectionHeaderHeight", \.sectionHeaderHeight, 50, 0)
    changes.values("sectionFooterHeight", \.sectionFooterHeight, 50, 0)
    changes.values("sectionHeaderTopPadding", \.sectionHeaderTopPadding, 17, 0)
    changes.values("separatorColor", \.separatorColor, .red)
    changes.every("separatorStyle", \.separatorStyle)
    changes.insets("separatorInset", \.separatorInset)
    changes.insets("contentInset", \.contentInset)
    changes.flag("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
    changes.flag("isEditing", \.isEditing)
    changes.color("backgroundColor", \.backgroundColor)
    changes.values("estimatedRowHeight", \.estimatedRowHeight, 100, 0)
    changes.values("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, 100, 0)
    changes.values("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, 100, 0)
    changes.flag("allowsSelection", \.allowsSelection)
    changes.flag("allowsMultipleSelection", \.allowsMultipleSelection)
    changes.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
    changes.flag(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
    changes.changes(
      "tableHeaderView", { $0.tableHeaderView = nil }, { $0.tableHeaderView = bar(30) },
      { $0.tableHeaderView = bar(9) })
    changes.changes(
      "tableFooterView", { $0.tableFooterView = nil }, { $0.tableFooterView = bar(30) },
      { $0.tableFooterView = bar(9) })
    changes.changes(
      "backgroundView", { $0.backgroundView = nil }, { $0.backgroundView = bar(30) })
    changes.changes(
      "selection", { $0.deselectRow(at: IndexPath(row: 1, section: 0), animated: false) },
      {
        $0.layoutIfNeeded()
        $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      })
    changes.changes(
      "rows",
      {
        $0.birds = ["Robin", "Jay", "Some words that need more than a single line in a table"]
        $0.reloadData()
      },
      {
        $0.birds = ["Magpie"]
        $0.reloadData()
      },
      {
        $0.birds = []
        $0.reloadData()
      })
    #expect(changes.differences() == [])
  }

  @Test("a collection")
  func wholeCollection() {
    let source = CollectionSource([7, 2])
    let changes = changing(stretches: true) { () -> CollectionNode in
      let layout = CollectionFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 20)
      let collection = CollectionNode(frame: .zero, collectionViewLayout: layout)
      collection.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
      collection.dataSource = source
      collection.allowsMultipleSelection = true
      return collection
    }
    changes.changes(
      "backgroundView", { $0.backgroundView = nil },
      {
        $0.backgroundView = ViewNode()
        $0.backgroundView?.backgroundColor = .red
      })
    changes.changes(
      "layout",
      {
        let layout = CollectionFlowLayout()
        layout.itemSize = CGSize(width: 40, height: 20)
        $0.setCollectionViewLayout(layout, animated: false)
      },
      {
        let layout = CollectionFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 30)
        $0.collectionViewLayout = layout
      })
    changes.changes(
      "selection", { $0.deselectItem(at: IndexPath(item: 1, section: 0), animated: false) },
      {
        $0.layoutIfNeeded()
        $0.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      })
    changes.insets("contentInset", \.contentInset)
    changes.flag("isScrollEnabled", \.isScrollEnabled)
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  /// Changes of the flow layout of a collection with cells of a class.
  private func changes(
    of source: CollectionSource, _ cells: CollectionCellNode.Type
  ) -> Changes<CollectionFlowLayout> {
    Changes(stretches: true) {
      let layout = CollectionFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 20)
      let collection = CollectionNode(frame: .zero, collectionViewLayout: layout)
      collection.register(cells, forCellWithReuseIdentifier: "bird")
      collection.dataSource = source
      return (collection, layout)
    }
  }

  @Test("a collection with a flow layout")
  func collection() {
    let source = CollectionSource([7, 2])
    let changes = changes(of: source, BirdCell.self)
    changes.values("itemSize", \.itemSize, CGSize(width: 90, height: 30))
    changes.values("minimumInteritemSpacing", \.minimumInteritemSpacing, 0, 35)
    changes.values("minimumLineSpacing", \.minimumLineSpacing, 0, 35)
    changes.insets("sectionInset", \.sectionInset)
    changes.every("scrollDirection", \.scrollDirection)
    changes.values("headerReferenceSize", \.headerReferenceSize, CGSize(width: 20, height: 25))
    changes.values("footerReferenceSize", \.footerReferenceSize, CGSize(width: 20, height: 25))
    changes.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
    changes.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
    #expect(changes.differences() == [])
  }

  @Test("a collection whose words have their own sizes, if the layout estimates them")
  func measuredCollection() {
    let source = CollectionSource([7, 2])
    let changes = changes(of: source, WordCell.self)
    changes.values(
      "estimatedItemSize", \.estimatedItemSize, CGSize(width: 30, height: 10),
      CGSize(width: 90, height: 30))
    changes.insets("sectionInset", \.sectionInset)
    #expect(changes.differences() == [])
  }
}
