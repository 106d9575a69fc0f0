// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Cells whose properties change after a layout")
struct ChangedCellTests {
  @Test("cells of all styles", arguments: TableCellNode.CellStyle.allCases)
  func cell(style: TableCellNode.CellStyle) {
    let changes = changing(stretches: true) { () -> TableCellNode in
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
      { $0.imageView?.image = Image(systemName: "chevron.right") },
      { $0.imageView?.image = Image(content: .figures([]), size: CGSize(width: 70, height: 90)) },
      { $0.imageView?.image = nil })
    changes.changes(
      "font",
      {
        $0.textLabel?.font =
          TableCellNode(style: style, reuseIdentifier: nil).textLabel?.font
          ?? .systemFont(ofSize: 17)
      },
      { $0.textLabel?.font = .systemFont(ofSize: 30) })
    changes.changes(
      "backgroundView", { $0.backgroundView = nil },
      {
        $0.backgroundView = ViewNode()
        $0.backgroundView?.backgroundColor = .green
      })
    changes.values(
      "separatorInset", \.separatorInset, EdgeInsets(top: 0, left: 50, bottom: 0, right: 9))
    changes.addNodeProperties()
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
      "backgroundConfiguration",
      {
        $0.backgroundConfiguration = nil
        // A configuration has taken its place.
        $0.backgroundColor = .systemBackground
      },
      {
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 5
        $0.backgroundConfiguration = background
      })
    changes.changes(
      "selected background",
      {
        $0.selectedBackgroundView = nil
        $0.isSelected = false
      },
      {
        $0.selectedBackgroundView = ViewNode()
        $0.selectedBackgroundView?.backgroundColor = .red
        $0.isSelected = true
      })
    #expect(changes.differences() == [])
  }

  @Test("the background of a selected cell follows its selection style")
  func selectionStyle() {
    let cell = TableCellNode()
    let background = ViewNode()
    cell.selectedBackgroundView = background
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!background.isHidden)
    cell.selectionStyle = .none
    cell.layoutIfNeeded()
    #expect(background.isHidden)
    cell.selectionStyle = .default
    cell.layoutIfNeeded()
    #expect(!background.isHidden)
  }

  @Test("a cell that is edited and selected")
  func editedCell() {
    let changes = changing(stretches: true) { () -> TableCellNode in
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
    changes.changes(
      "editingAccessoryView", { $0.editingAccessoryView = nil },
      {
        $0.editingAccessoryView = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
        $0.editingAccessoryView?.backgroundColor = .red
      })
    changes.flag("isHighlighted", \.isHighlighted)
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
    add(
      "lines",
      {
        $0.text = "Some words that need more than a single line"
        $0.textProperties.numberOfLines = 1
      })
    add(
      "font that fits",
      {
        $0.text = "Some words that need more than a single line"
        $0.textProperties.numberOfLines = 1
        $0.textProperties.adjustsFontSizeToFitWidth = true
        $0.textProperties.minimumScaleFactor = 0.5
      })
    add("fixed font", { $0.textProperties.adjustsFontForContentSizeCategory = false })
    add("corner", { $0.imageProperties.cornerRadius = 5 })
    add(
      "symbol",
      {
        $0.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 40)
      })
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

  @Test("a cell of a collection")
  func collectionCell() {
    let changes = changing(stretches: true) { () -> CollectionCellNode in
      let cell = CollectionCellNode(frame: .zero)
      let label = LabelNode()
      label.text = "Title"
      label.frame = CGRect(x: 3, y: 4, width: 90, height: 20)
      cell.contentView.addSubview(label)
      return cell
    }
    func add(_ name: String, _ path: ReferenceWritableKeyPath<CollectionCellNode, ViewNode?>) {
      changes.changes(
        name, { $0[keyPath: path] = nil },
        {
          $0[keyPath: path] = ViewNode()
          $0[keyPath: path]?.backgroundColor = .red
          $0.isSelected = true
        })
    }
    add("backgroundView", \.backgroundView)
    add("selectedBackgroundView", \.selectedBackgroundView)
    changes.flag("isSelected", \.isSelected)
    changes.flag("isHighlighted", \.isHighlighted)
    changes.changes(
      "backgroundConfiguration", { $0.backgroundConfiguration = nil },
      {
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 5
        background.backgroundInsets.leading = 9
        background.strokeColor = .green
        background.strokeWidth = 2
        $0.backgroundConfiguration = background
      },
      {
        var background = BackgroundConfiguration.clear()
        background.image = Image(systemName: "star")
        background.imageContentMode = .center
        background.strokeOutset = 3
        $0.backgroundConfiguration = background
      })
    changes.changes(
      "contentConfiguration", { $0.contentConfiguration = nil },
      {
        var content = ListContentConfiguration.cell()
        content.text = "Configured"
        $0.contentConfiguration = content
      })
    changes.addNodeProperties()
    // Content that was configured has replaced the subviews.
    #expect(changes.differences(lasting: ["contentConfiguration"]) == [])
  }

  @Test("the header of a section")
  func header() {
    let changes = changing(stretches: true) { () -> TableHeaderFooterNode in
      let header = TableHeaderFooterNode(reuseIdentifier: nil)
      header.textLabel?.text = "Title"
      return header
    }
    changes.changes(
      "title", { $0.textLabel?.text = "Title" }, { $0.textLabel?.text = "A longer title" })
    changes.changes(
      "backgroundConfiguration", { $0.backgroundConfiguration = nil },
      {
        var background = BackgroundConfiguration.clear()
        background.backgroundColor = .red
        $0.backgroundConfiguration = background
      })
    changes.changes(
      "contentConfiguration", { _ in },
      {
        var content = ListContentConfiguration.cell()
        content.text = "Configured"
        $0.contentConfiguration = content
      })
    changes.addNodeProperties()
    // Content that was configured has replaced the subviews.
    #expect(changes.differences(lasting: ["contentConfiguration"]) == [])
  }
}
