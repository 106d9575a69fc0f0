// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// A content that shows the flags of its cell's state.
private struct StateContent: ContentConfiguration {
  var text = "plain"

  func makeContentView() -> any ViewNode & ContentNode { StateView(self) }

  func updated(for state: any ConfigurationState) -> StateContent {
    guard let cell = state as? CellConfigurationState else { return StateContent(text: "view") }
    return StateContent(
      text: cell.isSelected ? "selected" : cell.isHighlighted ? "highlighted" : "updated")
  }
}

private final class StateView: LabelNode, ContentNode {
  var configuration: any ContentConfiguration {
    didSet { text = (configuration as? StateContent)?.text }
  }

  init(_ configuration: StateContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    text = configuration.text
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Cells and headers with configurations")
struct ConfiguredViewTests {
  private func text(_ view: ViewNode) -> String? { (view.subviews.first as? LabelNode)?.text }

  @Test("configurations and flags of a collection cell can be read back")
  func collectionCell() {
    let cell = CollectionCellNode(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.configurationUpdateHandler == nil)
    cell.contentConfiguration = nil
    cell.backgroundConfiguration = nil
    #expect(cell.configured == nil)
    cell.contentConfiguration = StateContent()
    cell.backgroundConfiguration = .listGroupedCell()
    #expect((cell.contentConfiguration as? StateContent)?.text == "plain")
    #expect(cell.backgroundConfiguration == .listGroupedCell())
    #expect(text(cell.contentView) == "updated")
    cell.automaticallyUpdatesContentConfiguration = false
    #expect(!cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    cell.automaticallyUpdatesContentConfiguration = true
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("configurations and flags of a table cell can be read back")
  func tableCell() {
    let cell = TableCellNode(style: .value1, reuseIdentifier: nil)
    #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.configurationUpdateHandler == nil)
    cell.configurationUpdateHandler = { _, _ in }
    #expect(cell.configurationUpdateHandler != nil)
    cell.contentConfiguration = StateContent()
    cell.backgroundConfiguration = .listPlainCell()
    #expect((cell.contentConfiguration as? StateContent)?.text == "plain")
    #expect(cell.backgroundConfiguration == .listPlainCell())
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
    cell.automaticallyUpdatesContentConfiguration = false
    #expect(!cell.automaticallyUpdatesContentConfiguration)
  }

  @Test("configurations and flags of a header can be read back, and its handler gets its state")
  func header() {
    let header = TableHeaderFooterNode(reuseIdentifier: "header")
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    #expect(header.contentConfiguration == nil && header.backgroundConfiguration == nil)
    #expect(header.automaticallyUpdatesContentConfiguration)
    #expect(header.automaticallyUpdatesBackgroundConfiguration)
    var heights: [CGFloat] = []
    header.configurationUpdateHandler = { view, state in
      heights.append(view.frame.height)
      #expect(state == ViewConfigurationState(traitCollection: view.traitCollection))
    }
    #expect(header.configurationUpdateHandler != nil)
    header.layoutIfNeeded()
    header.layoutIfNeeded()
    #expect(heights == [40])
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(heights == [40, 40])
    header.contentConfiguration = StateContent()
    header.backgroundConfiguration = .listHeader()
    #expect((header.contentConfiguration as? StateContent)?.text == "plain")
    #expect(header.backgroundConfiguration == .listHeader())
    #expect(text(header.contentView) == "view")
    header.automaticallyUpdatesContentConfiguration = false
    #expect(!header.automaticallyUpdatesContentConfiguration)
    #expect(header.automaticallyUpdatesBackgroundConfiguration)
    header.automaticallyUpdatesContentConfiguration = true
    header.automaticallyUpdatesBackgroundConfiguration = false
    #expect(header.automaticallyUpdatesContentConfiguration)
    #expect(!header.automaticallyUpdatesBackgroundConfiguration)
  }

  @Test("a header of a registered class keeps its reuse identifier")
  func registered() {
    #expect(TableHeaderFooterNode(registered: "top").reuseIdentifier == "top")
    let plain = TableHeaderFooterNode(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(plain.reuseIdentifier == nil)
    #expect(plain.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("contents and backgrounds follow the state unless that is turned off")
  func automaticUpdates() {
    for updatesContent in [true, false] {
      for updatesBackground in [true, false] {
        let cell = CollectionCellNode(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        cell.automaticallyUpdatesContentConfiguration = updatesContent
        cell.automaticallyUpdatesBackgroundConfiguration = updatesBackground
        cell.contentConfiguration = StateContent()
        cell.backgroundConfiguration = .listGroupedCell()
        cell.layoutIfNeeded()
        #expect(text(cell.contentView) == (updatesContent ? "updated" : "plain"))
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(text(cell.contentView) == (updatesContent ? "selected" : "plain"))
        let shown = cell.configured?.backgroundNode?.configuration.backgroundColor
        #expect(
          shown == (updatesBackground ? .systemGray4 : .secondarySystemGroupedBackground))
        cell.isSelected = false
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        #expect(text(cell.contentView) == (updatesContent ? "highlighted" : "plain"))
      }
    }
  }

  @Test("a table cell's default content corresponds to its style")
  func defaultContents() {
    let contents: [(TableCellNode.CellStyle, ListContentConfiguration)] = [
      (.default, .cell()), (.subtitle, .subtitleCell()), (.value1, .valueCell()),
      (.value2, .valueCell()),
    ]
    for (style, content) in contents {
      let cell = TableCellNode(style: style, reuseIdentifier: nil)
      #expect(cell.defaultContentConfiguration() == content, "\(style)")
    }
  }

  @Test("the state of a cell has its traits and custom values")
  func states() {
    let key = ConfigurationStateCustomKey("flag")
    let other = ConfigurationStateCustomKey(rawValue: "other")
    #expect(key.rawValue == "flag" && other.rawValue == "other")
    var cell = CellConfigurationState(traitCollection: .phone)
    var view = ViewConfigurationState(traitCollection: .phone)
    var page = ContentUnavailableConfigurationState(traitCollection: .phone)
    cell[key] = 1
    view[key] = 2
    page[key] = 3
    #expect(cell[key] == AnyHashable(1) && view[key] == AnyHashable(2))
    #expect(page[key] == AnyHashable(3))
    #expect(cell[other] == nil && view[other] == nil && page[other] == nil)
    #expect(cell.traitCollection == .phone && view.traitCollection == .phone)
    #expect(page.traitCollection == .phone && page.searchText == nil)
  }

  @Test("the selected background of a collection cell is visible while it is selected")
  func selectedBackground() {
    let cell = CollectionCellNode(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    let (usual, selected) = (ViewNode(frame: .zero), ViewNode(frame: .zero))
    cell.selectedBackgroundView = selected
    cell.backgroundView = usual
    cell.layoutIfNeeded()
    #expect(cell.subviews == [usual, selected, cell.contentView])
    #expect(selected.isHidden && !usual.isHidden)
    #expect(usual.frame == cell.bounds && selected.frame == cell.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(!selected.isHidden)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(selected.isHidden)
    let replaced = ViewNode(frame: .zero)
    cell.selectedBackgroundView = replaced
    #expect(cell.subviews == [usual, replaced, cell.contentView])
    cell.backgroundView = nil
    #expect(cell.subviews == [replaced, cell.contentView])
  }

  @Test("the selected background of a table cell is in front of the other background")
  func tableCellBackgrounds() {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    let (usual, selected) = (ViewNode(frame: .zero), ViewNode(frame: .zero))
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    cell.isSelected = true
    let shown = cell.subviews.filter { $0 === usual || $0 === selected }
    #expect(shown == [usual, selected])
    cell.backgroundView = nil
    #expect(usual.superview == nil)
  }
}
