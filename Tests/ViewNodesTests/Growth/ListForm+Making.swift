// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes
import ViewTreeTestSupport

extension ListForm {
  /// A page that is 375 points wide with a list of that many rows.
  func makePage(rows count: Int) -> ViewNode {
    let page = rooted(375, 812)
    let rows = (0..<count).map(makeRow)
    switch container {
    case .stack: pin(list(of: rows), to: page)
    case .stretched: pin(list(of: rows), to: page, height: 60 * CGFloat(count))
    case .compressed: pin(list(of: rows), to: page, height: 18 * CGFloat(count))
    case .anchors: chain(rows, in: page)
    case .scroll: scroll(list(of: rows), in: page)
    }
    return page
  }

  private func list(of rows: [ViewNode]) -> StackNode {
    let list = StackNode(arrangedSubviews: rows)
    list.axis = .vertical
    list.spacing = 8
    return list
  }

  private func pin(_ list: StackNode, to page: ViewNode, height: CGFloat? = nil) {
    list.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(list)
    LayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: page.topAnchor),
      list.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    if let height { list.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  private func chain(_ rows: [ViewNode], in page: ViewNode) {
    var last: ViewNode?
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(row)
      LayoutConstraint.activate([
        row.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? page.topAnchor, constant: last == nil ? 0 : 8),
        row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ])
      last = row
    }
  }

  private func scroll(_ list: StackNode, in page: ViewNode) {
    let scroll = ScrollNode()
    for (node, parent) in [(scroll, page), (list, scroll)] as [(ViewNode, ViewNode)] {
      node.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(node)
      LayoutConstraint.activate([
        node.topAnchor.constraint(equalTo: parent.topAnchor),
        node.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        node.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        node.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      ])
    }
    list.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
  }

  private func makeRow(_ number: Int) -> ViewNode {
    let row = StackNode(arrangedSubviews: makeContent(number))
    row.spacing = 8
    row.distribution = distribution
    row.alignment = alignment
    return row
  }

  private func makeContent(_ number: Int) -> [ViewNode] {
    switch content {
    case .labels:
      return [label("Row \(number)"), label("of the list"), label("\(number) km", size: 12)]
    case .control:
      return [label("Option \(number)"), SwitchNode()]
    case .column:
      let picture = SizedNode(40, 40)
      let text = "Number \(number) has a text that takes more than one line beside its picture."
      let details = label(text, size: 13)
      details.numberOfLines = 0
      let column = StackNode(arrangedSubviews: [label("Title \(number)"), details])
      column.axis = .vertical
      column.spacing = 2
      return [picture, column, label("€ \(number)")]
    }
  }

  private func label(_ text: String, size: CGFloat = 17) -> LabelNode {
    let label = LabelNode()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }
}
