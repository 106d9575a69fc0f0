// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Returns the header of a section, or `nil` if it isn't visible.
  public final func headerView(forSection section: Int) -> ViewNode? {
    edgeView(.header, section)
  }

  /// Returns the footer of a section, or `nil` if it isn't visible.
  public final func footerView(forSection section: Int) -> ViewNode? {
    edgeView(.footer, section)
  }

  private func edgeView(_ kind: TableRun.Kind, _ section: Int) -> ViewNode? {
    layoutRowsIfNeeded()
    return rows.edge(kind, ofSection: section).flatMap { shownEdges[$0] }
  }

  /// Returns the run for a header or footer that was never visible.
  final func edgeRun(
    _ kind: TableRun.Kind, _ section: Int, _ dataSource: any TableNodeDataSource
  ) -> TableRun {
    let (height, isFinal) = requestEdgeHeight(kind, section)
    if isFinal {
      return TableRun(
        kind: kind, length: ExactLength(padded(height, kind)), isMeasured: true)
    }
    if requestTitle(kind, section) != nil {
      let height = padded(style.titleHeight(kind), kind)
      return TableRun(
        kind: kind, length: ExactLength(height), isMeasured: tableDelegate == nil)
    }
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let guess = tableDelegate != nil && estimate.isFinite && estimate > 0 ? estimate : nil
    return TableRun(
      kind: kind, length: ExactLength(guess ?? style.untitledHeight),
      isMeasured: tableDelegate == nil)
  }

  /// Determines the height of a header or footer that becomes visible, and shows it.
  final func prepareEdge(_ element: Int, _ run: TableRun, section: Int) -> ExactLength {
    if run.isMeasured, run.length <= .zero || shownEdges[element] != nil { return run.length }
    let (asked, isFinal) = requestEdgeHeight(run.kind, section)
    var height = asked
    let shown = shownEdges[element]
    let hasRoom = !(isFinal && asked <= 0)
    let view = hasRoom ? shown ?? requestEdgeView(run.kind, section) : nil
    if !isFinal { height = view.map { measuredHeight(of: $0, run.kind) } ?? style.untitledHeight }
    let length = ExactLength(roundedToPixel(view == nil ? height : padded(height, run.kind)))
    if let view, shown == nil {
      if length > .zero { showEdge(view, element) } else { view.removeFromSuperview() }
    }
    setLength(length, of: element)
    return length
  }

  /// Returns the height specified by the delegate or the table, and whether it is final.
  private func requestEdgeHeight(
    _ kind: TableRun.Kind, _ section: Int
  ) -> (height: CGFloat, isFinal: Bool) {
    let height: CGFloat
    if kind == .header {
      height =
        tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    } else {
      height =
        tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    if height == Self.automaticDimension { return (0, false) }
    guard height.isFinite, height >= 0 else {
      report(.invalidSize(node: debugName, section: section, item: nil))
      return (0, false)
    }
    return (roundedToPixel(height), true)
  }

  private func requestTitle(_ kind: TableRun.Kind, _ section: Int) -> String? {
    kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the delegate's view, or the table's own for a title.
  private func requestEdgeView(_ kind: TableRun.Kind, _ section: Int) -> ViewNode? {
    let view =
      kind == .header
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    if let view {
      if shownEdges.contains(view) {
        report(.viewUsedTwice(node: debugName, section: section, item: nil))
        return nil
      }
      return view
    }
    guard let title = requestTitle(kind, section) else { return nil }
    let made =
      dequeueReusableHeaderFooterView(withIdentifier: kind.titleIdentifier)
      ?? TableHeaderFooterNode(reuseIdentifier: kind.titleIdentifier)
    made.showTitle(title, kind, in: style)
    return made
  }

  private func measuredHeight(of view: ViewNode, _ kind: TableRun.Kind) -> CGFloat {
    (view as? TableHeaderFooterNode)?.contentInsets = contentInsetsInRow
    if view.superview !== self {
      view.frame = CGRect(x: 0, y: 0, width: rowWidth, height: view.frame.height)
      // As a subview, it has the table's traits, such as the text size.
      show(view, after: nil, before: nil)
    }
    let fitting = measuredHeight(of: view, forWidth: rowWidth)
    return fitting > 0 ? fitting : style.titleHeight(kind)
  }

  private func padded(_ height: CGFloat, _ kind: TableRun.Kind) -> CGFloat {
    guard kind == .header, style == .plain, height > 0, sectionHeaderTopPadding.isFinite else {
      return height
    }
    return height + max(0, sectionHeaderTopPadding)
  }

  /// Tells the delegate which headers and footers are about to be displayed: those that it hasn't
  /// heard of yet.
  final func announceEdges() {
    if unannouncedEdges.isEmpty { return }
    let views = unannouncedEdges
    unannouncedEdges.removeAll()
    for (element, view) in shownEdges where views.contains(where: { $0 === view }) {
      guard let edge = edge(ofElement: element) else { continue }
      if edge.kind == .header {
        tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: edge.section)
      } else {
        tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: edge.section)
      }
    }
  }

  /// A header or footer.
  typealias Edge = (kind: TableRun.Kind, section: Int)

  /// Returns which header or footer an element is.
  final func edge(ofElement element: Int) -> Edge? {
    rows.element(at: element).map { ($0.kind, section(ofElement: element)) }
  }

  private func showEdge(_ view: ViewNode, _ element: Int) {
    shownEdges.insert(view, for: element)
    unannouncedEdges.append(view)
    show(view, after: nil, before: nil)
  }
}

extension TableRun.Kind {
  fileprivate var titleIdentifier: String { self == .header ? "header title" : "footer title" }
}

nonisolated extension TableNode.Style {
  /// Returns the height of a header or footer with a title, in points.
  func titleHeight(_ kind: TableRun.Kind) -> CGFloat {
    self == .plain ? 28 : kind == .header ? 38 : 28
  }

  /// The height of an empty header or footer, in points.
  var untitledHeight: CGFloat { self == .plain ? 0 : 18 }
}
