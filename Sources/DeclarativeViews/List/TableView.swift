// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The table of a list.
struct TableView: View {
  let parts: ListParts
  let selection: ListSelection?
  let style: TableNode.Style
  let isEditing: Bool
  /// The column to show after the list.
  let shownColumn: ColumnLink?

  init(
    parts: ListParts, selection: ListSelection?, style: TableNode.Style, isEditing: Bool,
    shownColumn: ColumnLink?
  ) {
    self.parts = parts
    self.selection = selection
    self.style = style
    self.isEditing = isEditing
    self.shownColumn = shownColumn
  }

  var body: TableView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    own.isOnDemand = true
    let source: TableSource
    if let known = own.values.first as? TableSource, known.table.style == style {
      source = known
    } else {
      source = TableSource(style: style)
      own.values = [source]
    }
    expansion.passTraits(of: item, to: source.table)
    if let shownColumn { expansion.memory.afterwards { shownColumn.show() } }
    var environment = expansion.environment(of: item)
    environment.columnSelection = environment.columnLink == nil ? nil : selection
    source.update(
      parts, selection: selection, isEditing: isEditing, environment: environment,
      reader: expansion.tree.reader(in: item.parent), memory: expansion.memory)
    expansion.end(item, at: NodeElement(view: source.table))
  }
}

/// The data source and delegate of a list's table.
final class TableSource: TableNodeDataSource, TableNodeDelegate {
  let table: TableNode
  /// The default background color of the table.
  private let background: Color?
  private(set) var parts = ListParts(EmptyView())
  private(set) var selection: ListSelection?
  /// The cell that is being prepared for its row.
  private(set) weak var preparedCell: RowCell?
  private var environment = EnvironmentValues()
  private weak var reader: ViewMemory?
  private weak var memory: TreeMemory?
  /// The memories of rows that have state.
  private var rowMemories: [AnyHashable: TreeMemory] = [:]
  /// The number of rows in each section and what is around them, as last reported to the table.
  private var shape: [ListParts.Section.Shape] = []
  private(set) var sectionSpacing = ListSectionSpacing.default

  init(style: TableNode.Style) {
    table = TableNode(frame: .zero, style: style)
    background = table.backgroundColor
    table.estimatedRowHeight = 44
    table.allowsSelection = false
    table.dataSource = self
    table.delegate = self
  }

  func update(
    _ parts: ListParts, selection: ListSelection?, isEditing: Bool,
    environment: EnvironmentValues, reader: ViewMemory, memory: TreeMemory
  ) {
    self.parts = parts
    self.selection = selection
    self.environment = environment
    self.reader = reader
    self.memory = memory
    let selectsSeveral = selection?.isOfSeveral == true
    table.allowsSelection = selection != nil && !selectsSeveral
    table.allowsMultipleSelectionDuringEditing = selectsSeveral
    table.setRefreshAction(environment.refresh)
    table.keyboardDismissMode = environment.keyboardDismissMode
    table.backgroundColor =
      environment.scrollContentBackground == .hidden ? .clear : background
    let shape = parts.sections.map(\.shape)
    let spacing = environment.listSectionSpacing
    table.rowSpacing = environment.listRowSpacing
    if shape != self.shape || spacing != sectionSpacing {
      self.shape = shape
      sectionSpacing = spacing
      table.reloadData()
    } else {
      // The number of rows is unchanged: update only the visible ones.
      showVisibleRows()
      showVisibleEdges()
    }
    if table.isEditing != isEditing { table.setEditing(isEditing, animated: false) }
  }

  func showVisibleRows() {
    let paths = table.indexPathsForVisibleRows ?? []
    let cells = paths.compactMap { path in
      (table.cellForRow(at: path) as? RowCell).map { (path, $0) }
    }
    // A row that is shown in another cell takes its state along.
    for (path, cell) in cells {
      guard let former = cell.identity, let (run, index) = parts.row(path.row, in: path.section),
        run.identity(index) != former, cell.host.memory.isWritten
      else { continue }
      keep(cell.host.memory, for: former)
      cell.identity = nil
      cell.host.show(EmptyView(), environment: environment, memory: TreeMemory())
    }
    var isOther = false
    for (path, cell) in cells {
      let former = cell.changes
      show(path, in: cell)
      if cell.changes != former { isOther = true }
    }
    // The cells show whether their rows can be deleted and moved.
    if isOther, table.isEditing { table.reloadData() }
  }

  // MARK: Rows

  func numberOfSections(in tableView: TableNode) -> Int { parts.sections.count }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    parts.sections.indices.contains(section) ? parts.sections[section].rowCount : 0
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell
      ?? RowCell(style: .default, reuseIdentifier: "row")
    show(indexPath, in: cell)
    preparedCell = cell
    return cell
  }

  private func show(_ path: IndexPath, in cell: RowCell) {
    guard let (run, index) = parts.row(path.row, in: path.section) else { return }
    let identity = run.identity(index)
    if let former = cell.identity, former != identity { keep(cell.host.memory, for: former) }
    let view = read { run.view(index) }
    let memory =
      cell.identity == identity ? cell.host.memory : rowMemories[identity] ?? TreeMemory()
    cell.identity = identity
    cell.host.show(RowView(content: view), environment: environment, memory: memory)
    cell.isFirst = path.row == 0
    cell.isLast = path.row + 1 >= parts.sections[path.section].rowCount
    cell.isPlain = table.style == .plain
    cell.sectionSeparators = environment.inside(view).sectionSeparators
    cell.takeTraits()
    let traits = cell.host.rowTraits
    // A separator belongs to the row above it and to the row below it.
    let above = rowCell(IndexPath(row: path.row - 1, section: path.section))
    above?.isOpenBelow = traits.topSeparator == .hidden
    let below = rowCell(IndexPath(row: path.row + 1, section: path.section))
    cell.isOpenBelow = below?.host.rowTraits.topSeparator == .hidden
    cell.changes = (
      run.onDelete != nil && traits.isDeleteDisabled != true,
      run.onMove != nil && traits.isMoveDisabled != true
    )
    // A row looks chosen unless it has a background of its own, which covers the highlight.
    cell.selectionStyle = selection == nil ? .none : .default
    guard let selection else { return }
    // Depends on the table rather than the cell alone, which shows the table's state of its row.
    if read({ selection.isChosen(run.value(index)) }) {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: false)
    }
  }

  /// Returns the cell of a row; nil if it isn't shown.
  private func rowCell(_ path: IndexPath) -> RowCell? {
    guard path.row >= 0 else { return nil }
    return table.cellForRow(at: path) as? RowCell
  }

  /// Returns the index path of the row with an identity.
  func path(of id: AnyHashable) -> IndexPath? {
    read { parts.place(of: id) }.map { IndexPath(row: $0.row, section: $0.section) }
  }

  /// Stores the state of a row that goes off screen.
  private func keep(_ memory: TreeMemory, for identity: AnyHashable) {
    rowMemories[identity] = memory.isWritten ? memory : nil
  }

  /// Evaluates a closure as part of the list's body, so that the body is evaluated again when a
  /// value read there changes.
  private func read<Result>(_ work: () -> Result) -> Result {
    CurrentEnvironment.with(environment) {
      guard let reader, let memory else { return work() }
      return memory.read(for: reader, work)
    }
  }

  // MARK: Headers and footers

  func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    parts.sections[section].header.map { edge($0, isHeader: true) }
  }

  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    parts.sections[section].footer.map { edge($0, isHeader: false) }
  }

  private func edge(_ view: any View, isHeader: Bool) -> ViewNode {
    let host = HostingNode { EmptyView() }
    show(view, isHeader: isHeader, in: host)
    return host
  }

  private func show(_ view: any View, isHeader: Bool, in host: HostingNode) {
    // Rows scroll below the header of a plain list.
    let isFloating = isHeader && table.style == .plain
    let isProminent = isHeader && environment.inside(view).headerProminence == .increased
    let styled = EnvironmentView(content: AnyView(view)) {
      $0.setContainerForeground(isProminent ? HierarchicalShapeStyle.primary : .secondary)
    }
    let shown = styled.font(isProminent ? .title3.bold() : .footnote)
      .accessibilityAddTraits(isHeader ? .header : [])
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16).padding(.vertical, 6)
      .background(isFloating ? table.backgroundColor ?? .clear : .clear)
    host.show(shown, environment: environment, memory: host.memory)
  }

  /// Updates the visible headers and footers.
  private func showVisibleEdges() {
    var isOther = false
    for (section, part) in parts.sections.enumerated() {
      let edges = [(part.header, true), (part.footer, false)]
      for case (let view?, let isHeader) in edges {
        let shown =
          isHeader
          ? table.headerView(forSection: section) : table.footerView(forSection: section)
        guard let host = shown as? HostingNode else { continue }
        show(view, isHeader: isHeader, in: host)
        let size = host.sizeThatFits(CGSize(width: host.bounds.width, height: .infinity))
        if abs(size.height - host.bounds.height) > 0.5 { isOther = true }
      }
    }
    if isOther { table.reloadData() }
  }

  // MARK: User interaction

  func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
    guard let (run, index) = parts.row(indexPath.row, in: indexPath.section) else { return }
    selection?.choose(run.value(index))
  }

  func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
    guard let (run, index) = parts.row(indexPath.row, in: indexPath.section) else { return }
    selection?.unchoose(run.value(index))
  }

  func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(at: indexPath, \.leadingActions) }

  func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { configuration(at: indexPath, \.trailingActions) }

  private func configuration(
    at path: IndexPath, _ actions: KeyPath<RowTraits, SwipeActions?>
  ) -> SwipeActionsConfiguration? {
    let cell = table.cellForRow(at: path) as? RowCell
    return cell?.host.rowTraits[keyPath: actions]?.configuration(
      in: environment, measurer: table.textMeasurer)
  }
}

/// A row with insets, as wide as the table.
private struct RowView: View {
  let content: any View

  var body: some View {
    AnyView(content)
      .environment(\.isInList, true)
      .inset(EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}

extension View {
  /// Adds the insets of a row.
  fileprivate func inset(_ insets: EdgeInsets) -> some View {
    WrappedView(content: self, element: RowInsetsElement(insets: insets))
  }
}
