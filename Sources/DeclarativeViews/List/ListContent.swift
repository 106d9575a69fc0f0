// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Rows that are created on demand.
struct RowRun {
  let count: Int
  /// A closure that returns the identity of a row.
  var identity: (Int) -> AnyHashable
  /// A closure that returns the view of a row.
  var view: (Int) -> any View
  /// Called with the indices of rows that the user deletes; nil if they cannot be deleted.
  var onDelete: ((IndexSet) -> Void)?
  /// Called with the indices of rows that the user moves, and the index of the row before which
  /// they are moved; nil if they cannot be moved.
  var onMove: ((IndexSet, Int) -> Void)?
}

/// The parts of a list, expanded only as far as the number of rows requires.
struct ListParts {
  struct Section {
    var header: (any View)?
    var footer: (any View)?
    var runs: [RowRun] = []
    /// What distinguishes it from other sections.
    var name: AnyHashable?
    /// Whether it is a complete section, as opposed to rows outside of sections.
    var isWhole = false

    var rowCount: Int { runs.reduce(0) { $0 + $1.count } }

    /// What determines the elements of a table.
    struct Shape: Equatable {
      let rowCount: Int
      let hasHeader: Bool
      let hasFooter: Bool
    }

    var shape: Shape {
      Shape(rowCount: rowCount, hasHeader: header != nil, hasFooter: footer != nil)
    }
  }

  private(set) var sections: [Section] = []
  /// The list whose groups are rows of their own; nil elsewhere.
  let groups: ListGroups?
  /// Whether elements of collections may be sections, which are all created then, as in a lazy
  /// container; a list with groups finds them anyway.
  let findsSections: Bool
  /// Whether any row is that of a group.
  var hasGroups = false
  private var isOpen = false
  /// A counter that gives consecutive parts distinct identities.
  private(set) var count: Int

  init(
    _ content: any View, groups: ListGroups? = nil, findsSections: Bool = false, count: Int = 0
  ) {
    self.count = count
    self.groups = groups
    self.findsSections = findsSections
    var pending: [any View] = [content]
    while let view = pending.popLast() {
      switch view {
      case let list as ViewList: pending.append(contentsOf: list.views.reversed())
      case let container as any ListContent: container.addParts(to: &self, &pending)
      default: addRow(view)
      }
    }
  }

  mutating func add(_ run: RowRun) {
    if !isOpen {
      sections.append(Section())
      isOpen = true
    }
    sections[sections.count - 1].runs.append(run)
  }

  /// Adds a row, and returns its identity.
  @discardableResult
  mutating func addRow(_ view: any View) -> AnyHashable {
    count += 1
    let identity = AnyHashable(IdentityKey.index(count))
    add(RowRun(count: 1, identity: { _ in identity }, view: { _ in view }))
    return identity
  }

  /// Adds the rows of a view, with a modifier around each.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - change: The change of the environment by the modifier.
  ///   - modified: A closure that returns a row with the modifier.
  mutating func add(
    _ content: any View, changing change: ((inout EnvironmentValues) -> Void)? = nil,
    modified: @escaping (any View) -> any View
  ) {
    guard content is any ListContent || content is ViewList else {
      addRow(modified(content))
      return
    }
    var groups = groups
    if let change, let former = groups?.environment {
      var environment = former
      change(&environment)
      groups?.environment = environment
    }
    var parts = ListParts(content, groups: groups, findsSections: findsSections, count: count)
    count = parts.count
    // Changes of the environment reach headers and footers, too.
    if change != nil {
      parts.changeEdges(modified)
    }
    add(parts) { run in
      RowRun(
        count: run.count, identity: run.identity, view: { modified(run.view($0)) },
        onDelete: run.onDelete, onMove: run.onMove)
    }
  }

  private mutating func changeEdges(_ modified: (any View) -> any View) {
    for index in sections.indices {
      sections[index].header = sections[index].header.map(modified)
      sections[index].footer = sections[index].footer.map(modified)
    }
  }

  /// Distinguishes the sections from those of another owner.
  mutating func name(_ owner: AnyHashable) {
    for index in sections.indices {
      sections[index].name = sections[index].name.map { AnyHashable([owner, $0]) }
    }
  }

  /// Adds other parts, with changed rows.
  mutating func add(_ parts: ListParts, changing change: (RowRun) -> RowRun) {
    hasGroups = hasGroups || parts.hasGroups
    for section in parts.sections {
      var section = section
      section.runs = section.runs.map(change)
      if section.isWhole {
        sections.append(section)
        isOpen = false
      } else {
        for run in section.runs { add(run) }
      }
    }
  }

  mutating func addSection(_ section: SectionParts) {
    count += 1
    let name = AnyHashable(IdentityKey.index(count))
    let parts = ListParts(section.content, groups: groups?.named(name))
    hasGroups = hasGroups || parts.hasGroups
    var made = Section(header: section.header, footer: section.footer, name: name, isWhole: true)
    // Identities of rows are distinguished by those of their sections.
    for part in parts.sections { made.runs += part.runs.map { $0.named(name) } }
    sections.append(made)
    isOpen = false
  }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rowCount } }

  /// Returns the section and index of the row with an identity, which its element or its view has.
  func place(of id: AnyHashable) -> (section: Int, row: Int)? {
    func find(_ isWanted: (RowRun, Int) -> Bool) -> (section: Int, row: Int)? {
      for (number, section) in sections.enumerated() {
        var first = 0
        for run in section.runs {
          if let index = (0..<run.count).first(where: { isWanted(run, $0) }) {
            return (number, first + index)
          }
          first += run.count
        }
      }
      return nil
    }
    return find { $0.identity($1).withoutOwner == id }
      ?? find { ($0.view($1) as? IdentityView)?.id == id }
  }

  /// Returns the run of a row in a section, and its index in the run.
  func row(_ index: Int, in section: Int) -> (run: RowRun, index: Int)? {
    guard sections.indices.contains(section) else { return nil }
    var index = index
    for run in sections[section].runs {
      if index < run.count { return index < 0 ? nil : (run, index) }
      index -= run.count
    }
    return nil
  }
}

/// The header, footer, and rows of a section in a list.
struct SectionParts {
  let header: (any View)?
  let footer: (any View)?
  let content: any View
}

/// A view that provides any number of rows in a list.
protocol ListContent {
  /// Adds the view's rows to the parts, or its children to the pending views.
  func addParts(to parts: inout ListParts, _ pending: inout [any View])
}

extension EmptyView: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {}
}

extension WrappedView: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    guard companion == nil || !(content is any ListContent) else {
      parts.addRow(self)
      return
    }
    parts.add(content) { row in
      WrappedView(content: row, element: element, companion: companion, problems: problems)
    }
  }
}

extension EnvironmentView: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    parts.add(content, changing: change) {
      EnvironmentView(content: $0, change: change, problems: problems, isTracked: isTracked)
    }
  }
}

extension Optional: ListContent where Wrapped: View {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    if let view = self { pending.append(view) }
  }
}

extension AnyView: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    pending.append(view)
  }
}

extension ConditionalView: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    switch choice {
    case .first(let view): pending.append(view)
    case .second(let view): pending.append(view)
    }
  }
}

extension Group: ListContent where Content: View {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    pending.append(content)
  }
}

extension Section: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    parts.addSection(
      SectionParts(header: header, footer: footer, content: content))
  }
}

extension ForEach: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    let (data, identity, content) = (data, identity, content)
    // Bindings refer to the current elements, of which there may be fewer now.
    func element(_ index: Int) -> Data.Element? {
      let position = data.index(data.startIndex, offsetBy: index, limitedBy: data.endIndex)
      return position.flatMap { $0 < data.endIndex ? data[$0] : nil }
    }
    if let groups = parts.groups, let first = element(0) {
      // Sections and groups are all created, so that their rows can be counted.
      let content = { ListParts(self.content($0), groups: groups.named(identity($0))) }
      let made = content(first)
      if hasGroups || made.hasGroups || made.sections.contains(where: \.isWhole) {
        parts.addElement(made, named: identity(first), index: 0, onDelete: deletion)
        for index in 1..<max(data.count, 1) {
          guard let element = element(index) else { break }
          parts.addElement(
            content(element), named: identity(element), index: index, onDelete: deletion)
        }
        return
      }
    }
    var firstView: FirstView?
    if parts.findsSections, let first = element(0) {
      let view = content(first)
      let made = ListParts(view, findsSections: true)
      if made.sections.contains(where: \.isWhole) {
        parts.addElement(made, named: identity(first), index: 0, onDelete: nil)
        for index in 1..<max(data.count, 1) {
          guard let element = element(index) else { break }
          parts.addElement(
            ListParts(content(element), findsSections: true), named: identity(element),
            index: index, onDelete: nil)
        }
        return
      }
      firstView = FirstView(view)
    }
    parts.add(
      RowRun(
        count: data.count,
        identity: { index in
          element(index).map { AnyHashable(identity($0)) } ?? AnyHashable(IdentityKey.index(index))
        },
        view: { index -> any View in
          if index == 0, let view = firstView?.take() { return view }
          guard let element = element(index) else { return EmptyView() }
          return content(element)
        }, onDelete: deletion, onMove: movement))
  }
}

/// The view of the first element of a collection, created to find out whether it is a section, and
/// not created again when it is shown.
private final class FirstView {
  private var view: (any View)?

  init(_ view: any View) {
    self.view = view
  }

  func take() -> (any View)? {
    defer { view = nil }
    return view
  }
}
