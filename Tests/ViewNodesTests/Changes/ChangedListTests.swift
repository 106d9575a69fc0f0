// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Scroll views, lists, and cells whose properties change after a layout")
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
    #expect(
      changes.differences(
        onlyChanged: ["tableFooterView"]) == [])
  }

  @Test("cells of all styles", arguments: TableCellNode.CellStyle.allCases)
  func cell(style: TableCellNode.CellStyle) {
    let changes = changing { () -> TableCellNode in
      let cell = TableCellNode(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.imageView?.image = Image(systemName: "book")
      return cell
    }
    changes.changes(
      "title", { $0.textLabel?.text = "Title" }, { $0.textLabel?.text = "A longer title" },
      { $0.textLabel?.text = nil })
    changes.changes(
      "detail", { $0.detailTextLabel?.text = "Detail" },
      { $0.detailTextLabel?.text = "More words about it" }, { $0.detailTextLabel?.text = nil })
    changes.changes(
      "image", { $0.imageView?.image = Image(systemName: "book") },
      { $0.imageView?.image = nil })
    changes.every("accessoryType", \.accessoryType)
    changes.changes(
      "accessoryView", { $0.accessoryView = nil },
      {
        $0.accessoryView = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
        $0.accessoryView?.backgroundColor = .red
      })
    changes.flag("isSelected", \.isSelected)
    changes.flag("isHighlighted", \.isHighlighted)
    changes.every("selectionStyle", \.selectionStyle)
    changes.flag("isEditing", \.isEditing)
    changes.every("editingAccessoryType", \.editingAccessoryType)
    changes.flag("showsReorderControl", \.showsReorderControl)
    changes.color("backgroundColor", \.backgroundColor)
    changes.color("content's color", \.contentView.backgroundColor)
    changes.changes(
      "backgroundConfiguration", { $0.backgroundConfiguration = nil },
      {
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 5
        $0.backgroundConfiguration = background
      })
    changes.changes(
      "selected background",
      { $0.selectedBackgroundView = nil },
      {
        $0.selectedBackgroundView = ViewNode()
        $0.selectedBackgroundView?.backgroundColor = .red
        $0.isSelected = true
      })
    #expect(changes.differences() == [])
  }

  @Test("a cell that is edited and selected")
  func editedCell() {
    let changes = changing { () -> TableCellNode in
      let cell = TableCellNode(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.isEditing = true
      cell.isSelected = true
      cell.editingAccessoryType = .detailButton
      cell.accessoryType = .checkmark
      return cell
    }
    changes.flag("isEditing", \.isEditing)
    changes.flag("isSelected", \.isSelected)
    changes.every("editingAccessoryType", \.editingAccessoryType)
    changes.every("selectionStyle", \.selectionStyle)
    changes.flag("showsReorderControl", \.showsReorderControl)
    changes.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
    #expect(changes.differences() == [])
  }

  @Test("configured content")
  func content() {
    func made() -> ListContentConfiguration {
      var configuration = ListContentConfiguration.cell()
      configuration.text = "Title"
      configuration.secondaryText = "Some words below it"
      configuration.image = Image(systemName: "book")
      return configuration
    }
    let changes = changing { ListContentNode(configuration: made()) }
    func add(_ name: String, _ values: (inout ListContentConfiguration) -> Void...) {
      changes.change(
        name,
        ([{ _ in }] + values).map { value in
          { node in
            var configuration = made()
            value(&configuration)
            node.configuration = configuration
          }
        })
    }
    add("text", { $0.text = nil }, { $0.text = "A longer title" })
    add("secondary", { $0.secondaryText = nil }, { $0.secondaryText = "Other" })
    add("image", { $0.image = nil }, { $0.image = Image(systemName: "star") })
    add("padding", { $0.imageToTextPadding = 40 }, { $0.textToSecondaryTextVerticalPadding = 9 })
    add("sides", { $0.prefersSideBySideTextAndSecondaryText = true })
    add("color", { $0.textProperties.color = .red })
    add("font", { $0.textProperties.font = .systemFont(ofSize: 30) })
    add("alignment", { $0.textProperties.alignment = .center })
    add("transform", { $0.textProperties.transform = .uppercase })
    add("secondary color", { $0.secondaryTextProperties.color = .red })
    add("tint", { $0.imageProperties.tintColor = .red })
    add("reserved", { $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 60) })
    add("maximum", { $0.imageProperties.maximumSize = CGSize(width: 5, height: 6) })
    add(
      "margins",
      {
        $0.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 1, leading: 30, bottom: 3, trailing: 4)
      })
    #expect(changes.differences() == [])
  }

  @Test("a collection with a flow layout")
  func collection() {
    let source = CollectionSource([7, 2])
    let changes = Changes<CollectionFlowLayout>(stretches: true) {
      let layout = CollectionFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 20)
      let collection = CollectionNode(frame: .zero, collectionViewLayout: layout)
      collection.register(BirdCell.self, forCellWithReuseIdentifier: "bird")
      collection.dataSource = source
      return (collection, layout)
    }
    changes.values("itemSize", \.itemSize, CGSize(width: 90, height: 30))
    changes.values("minimumInteritemSpacing", \.minimumInteritemSpacing, 0, 35)
    changes.values("minimumLineSpacing", \.minimumLineSpacing, 0, 35)
    changes.insets("sectionInset", \.sectionInset)
    changes.every("scrollDirection", \.scrollDirection)
    #expect(changes.differences() == [])
  }
}
