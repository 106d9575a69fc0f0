// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A data source and delegate of rows that can be edited, which records what it is told.
final class EditingSource: TableNodeDataSource, TableNodeDelegate {
  var sections = [["a", "b", "c", "d"]]
  var fixed: Set<String> = []
  var styles: [String: TableCellNode.EditingStyle] = [:]
  var unindented: Set<String> = []
  var movable: Set<String> = []
  var trailing: SwipeActionsConfiguration?
  var deleteTitle: String?
  var events: [String] = []
  /// The calls that named a row that doesn't exist.
  var strays: [String] = []
  /// Called in every callback, with its name.
  var meddle: (String) -> Void = { _ in }
  var retarget: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var moves = true

  /// Returns the name of a row, or nothing if a callback has removed it.
  func name(_ path: IndexPath) -> String {
    guard sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.row)
    else { return "" }
    return sections[path.section][path.row]
  }

  private func meddle(_ callback: String, _ path: IndexPath?) {
    if let path, name(path).isEmpty { strays.append("\(callback) \(text(path))") }
    meddle(callback)
  }

  func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: TableNode) -> Int { sections.count }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = name(indexPath)
    return cell
  }

  func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    meddle("canEdit", indexPath)
    return !fixed.contains(name(indexPath))
  }

  func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    events.append("commit \(editingStyle) \(text(indexPath))")
    meddle("commit", indexPath)
  }

  func tableView(_ tableView: TableNode, canMoveRowAt indexPath: IndexPath) -> Bool {
    meddle("canMove", indexPath)
    return movable.contains(name(indexPath))
  }

  func tableView(
    _ tableView: TableNode, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    events.append("move \(text(sourceIndexPath)) to \(text(destinationIndexPath))")
    if moves {
      let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
    meddle("move", nil)
  }

  func tableView(
    _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableCellNode.EditingStyle {
    meddle("style", indexPath)
    return styles[name(indexPath)] ?? .delete
  }

  func tableView(
    _ tableView: TableNode, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    meddle("indent", indexPath)
    return !unindented.contains(name(indexPath))
  }

  func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    meddle("actions", indexPath)
    return trailing
  }

  func tableView(
    _ tableView: TableNode, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    events.append("propose \(text(proposedDestinationIndexPath))")
    meddle("propose", sourceIndexPath)
    return retarget(sourceIndexPath, proposedDestinationIndexPath)
  }

  func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {
    events.append("begin \(text(indexPath))")
    meddle("begin", indexPath)
  }

  func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {
    events.append("end \(indexPath.map(text) ?? "-")")
    meddle("end", nil)
  }

  func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(text(indexPath))")
  }

  func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
    events.append("deselect \(text(indexPath))")
  }
}

/// A table of an editing source on a screen of 320 × 300 points.
struct EditingTable {
  let source = EditingSource()
  let table: TableNode
  let screen: Screen

  init(style: TableNode.Style = .plain) {
    table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    screen = Screen(size: CGSize(width: 320, height: 300), rootNode: table)
    screen.layoutIfNeeded()
  }

  func cell(_ row: Int, _ section: Int = 0) -> TableCellNode? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func control(_ row: Int, _ section: Int = 0) -> RowEditingControl? {
    cell(row, section)?.editing?.control
  }

  func handle(_ row: Int, _ section: Int = 0) -> RowReorderControl? {
    cell(row, section)?.editing?.reorderControl
  }

  var kinds: [RowEditingControl.Kind?] { table.visibleCells.map { $0.editing?.control?.kind } }

  /// The names of the visible rows, from top to bottom as they are placed.
  var order: String {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "?" }.joined()
  }

  var buttons: RowActionsNode? {
    table.subviews.lazy.compactMap { $0 as? RowActionsNode }.first
  }

  /// Touches the center of a node.
  func tap(_ node: ViewNode?) {
    guard let node else { return }
    screen.layoutIfNeeded()
    let place = node.convert(CGPoint(x: node.bounds.midX, y: node.bounds.midY), to: nil)
    screen.router.end(screen.router.begin(at: [place]))
    screen.layoutIfNeeded()
  }

  /// Touches the reorder control of a row.
  func grasp(_ row: Int, _ section: Int = 0) -> Touch? {
    guard let handle = handle(row, section) else { return nil }
    screen.layoutIfNeeded()
    let place = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.midY), to: nil)
    return screen.router.begin(at: [place]).first
  }

  /// Moves a touch down in equal steps.
  func drag(_ touch: Touch?, by distance: CGFloat, steps: Int = 10) {
    guard let touch else { return }
    let start = touch.location
    for step in 1...steps {
      screen.advance(by: 0.02)
      let y = start.y + distance * CGFloat(step) / CGFloat(steps)
      screen.router.move([(touch, CGPoint(x: start.x, y: y))])
      screen.layoutIfNeeded()
    }
  }

  func drop(_ touch: Touch?) {
    if let touch { screen.router.end([touch]) }
    screen.layoutIfNeeded()
  }

  /// Moves a row down by a distance.
  func move(_ row: Int, _ section: Int = 0, by distance: CGFloat) {
    let touch = grasp(row, section)
    drag(touch, by: distance)
    drop(touch)
  }
}
