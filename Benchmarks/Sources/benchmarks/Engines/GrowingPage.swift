// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A page with as many rows as it is asked for, each of the same kind.
enum GrowingPage: String, CaseIterable {
  // Lists of rows that are stacks, by how the views in a row are aligned.
  case listFill, listLeading, listCenter, listTrailing, listFirstBaseline, listLastBaseline
  // Lists in which a row has a picture, a column of texts and an amount.
  case nested, anchors, scroll, stretched
  // Pages of anchors alone.
  case baselines, guide, belowTheLower, columns, grid, compressedRows, stretchedRows

  /// What it is called in the table.
  var title: String {
    rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }
  }

  func make(_ count: Int) -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    switch self {
    case .listFill: pin(list(count, .fill), in: page)
    case .listLeading: pin(list(count, .leading), in: page)
    case .listCenter: pin(list(count, .center), in: page)
    case .listTrailing: pin(list(count, .trailing), in: page)
    case .listFirstBaseline: pin(list(count, .firstBaseline), in: page)
    case .listLastBaseline: pin(list(count, .lastBaseline), in: page)
    case .nested: pin(nestedList(count), in: page)
    case .stretched:
      let list = list(count, .center)
      pin(list, in: page)
      list.heightAnchor.constraint(equalToConstant: 60 * CGFloat(count)).isActive = true
    case .scroll: scroll(nestedList(count), in: page)
    case .anchors: chain((0..<count).map(nestedRow), in: page)
    default: makeFlat(count, in: page)
    }
    return page
  }

  // MARK: Lists

  private func list(_ count: Int, _ alignment: StackNode.Alignment) -> StackNode {
    let rows = (0..<count).map { number in
      let row = StackNode(arrangedSubviews: [
        label("Row \(number)"), label("of the list"), label("\(number) km", size: 12),
      ])
      row.alignment = alignment
      row.spacing = 8
      return row
    }
    return column(rows)
  }

  private func nestedList(_ count: Int) -> StackNode { column((0..<count).map(nestedRow)) }

  private func nestedRow(_ number: Int) -> StackNode {
    let picture = ViewNode()
    LayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
    ])
    let detail = label("Number \(number) takes more than one line beside its picture.", size: 13)
    detail.numberOfLines = 0
    let texts = column([label("Title \(number)"), detail])
    let row = StackNode(arrangedSubviews: [picture, texts, label("€ \(number)")])
    row.alignment = .center
    row.spacing = 8
    return row
  }

  private func column(_ views: [ViewNode]) -> StackNode {
    let column = StackNode(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 8
    return column
  }

  private func pin(_ view: ViewNode, in page: ViewNode) {
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
  }

  private func scroll(_ list: StackNode, in page: ViewNode) {
    let scroll = ScrollNode()
    pin(scroll, in: page)
    pin(list, in: scroll)
    LayoutConstraint.activate([
      scroll.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      list.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      list.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
  }

  private func chain(_ rows: [ViewNode], in page: ViewNode) {
    var last = page.topAnchor
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(row)
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: last, constant: 8),
        row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ])
      last = row.bottomAnchor
    }
  }

  func label(_ text: String, size: CGFloat = 17) -> LabelNode {
    let label = LabelNode()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }
}
