// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var containers: GalleryGroup {
    GalleryGroup(
      title: "Cards, stacks and lists", introduction: "Containers for other components.",
      examples: [
        GalleryExample("card-main", "Card") {
          let (header, body) = ($0.label.header(), $0.label.body())
          header.text = "Lisbon"
          body.text = "Four days by the sea, with a train to Sintra on the third."
          return $0.card.main(stack: $0.stack.vertical(views: [header, body]))
        },
        GalleryExample("card-action", "Card with an action") {
          let button = $0.button.negative()
          button.setTitle("Delete", for: .normal)
          return $0.card.action(
            title: "Delete it?", message: "Its 1,240 words will be gone for good.",
            button: button)
        },
        GalleryExample("stack-columns", "Two columns") { factory in
          factory.stack.twoColumns(
            leftColumnViews: [
              factory.figure.statistic(value: "7", label: "Days"),
              factory.figure.statistic(value: "12", label: "Pages"),
            ],
            rightColumnViews: [factory.figure.statistic(value: "86%", label: "Goal")])
        },
        GalleryExample("scroll-vertical", "Scroll view") { factory in
          let texts = ["First", "Second", "Third", "Fourth"].map { text in
            let label = factory.label.body()
            label.text = "\(text) paragraph of a page that scrolls."
            return label
          }
          let parent = ViewNode()
          factory.styleHelper.constraint.setHeight(for: parent, at: 120)
          try? factory.scroll.vertical().initSubviews(
            texts, in: parent, horizontalPadding: .zero,
            verticalPaddings: [.zero, .eight, .eight, .eight, .zero])
          return parent
        },
        GalleryExample("table-main", "Table") { WordsTable(viewFactory: $0) },
      ])
  }
}

/// A table with rows from a factory.
private final class WordsTable: ViewNode, TableNodeDataSource {
  private let viewFactory: any ViewFactoryProtocol
  private let table: TableNode
  private let words = ["Lisbon", "Reykjavík", "Seoul", "Recife"]

  init(viewFactory: any ViewFactoryProtocol) {
    self.viewFactory = viewFactory
    table = viewFactory.table.main()
    super.init(frame: .zero)
    table.dataSource = self
    addSubview(table)
    viewFactory.styleHelper.constraint.setAll(for: table, to: self, at: .zero)
    viewFactory.styleHelper.constraint.setHeight(for: self, at: 132)
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell = TableCellNode(style: .default, reuseIdentifier: nil)
    cell.backgroundColor = .clear
    let row = viewFactory.row.disclosure(title: words[indexPath.row])
    cell.contentView.addSubview(row)
    viewFactory.styleHelper.constraint.setAll(for: row, to: cell.contentView, at: .zero)
    return cell
  }
}
