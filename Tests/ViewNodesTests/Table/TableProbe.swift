// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A data source of sections of rows, each with a name and a height, that counts requests.
final class TableProbe: TableNodeDataSource, TableNodeDelegate {
  struct Row: Equatable {
    var name: String
    var height: CGFloat = 44
  }

  var sections: [[Row]]
  var headerTitles: [Int: String] = [:]
  var headerHeights: [Int: CGFloat] = [:]
  var asksHeights = true
  var cellsAsked: [IndexPath] = []
  var countsAsked = 0
  var events: [String] = []
  var chooses: (IndexPath) -> IndexPath? = { $0 }

  init(_ sections: [[Row]]) {
    self.sections = sections
  }

  convenience init(rows count: Int, height: CGFloat = 44) {
    self.init([(0..<count).map { Row(name: "\($0)", height: height) }])
  }

  func numberOfSections(in tableView: TableNode) -> Int { sections.count }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return sections[section].count
  }

  func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    headerTitles[section]
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    cellsAsked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ProbeCell)?.row = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asksHeights
      ? sections[indexPath.section][indexPath.row].height : TableNode.automaticDimension
  }

  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeights[section] ?? tableView.sectionHeaderHeight
  }

  func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
  ) { events.append("show \(indexPath.section).\(indexPath.row)") }

  func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath
  ) { events.append("hide \(indexPath.section).\(indexPath.row)") }

  func tableView(_ tableView: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will select \(indexPath.row)")
    return chooses(indexPath)
  }

  func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.row)")
  }

  func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.row)")
  }

  /// Returns a table of this data source, 320 × 480 points, without separators.
  func makeTable(style: TableNode.Style = .plain) -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.separatorStyle = .none
    table.register(ProbeCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return table
  }
}

/// A cell with the height of its row that counts how often it was used.
final class ProbeCell: TableCellNode {
  var row = TableProbe.Row(name: "")
  var uses = 1

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: row.height)
  }
}

extension TableNode {
  /// The names and frames of the visible rows.
  var picture: [String] {
    visibleCells.map { cell in
      let frame = cell.frame
      let name = (cell as? ProbeCell)?.row.name ?? "?"
      return "\(name) \(frame.minY) \(frame.height)\(cell.isSelected ? " selected" : "")"
    }
  }

  var shownNames: [String] { visibleCells.map { ($0 as? ProbeCell)?.row.name ?? "?" } }
}
