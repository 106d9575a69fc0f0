// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var tables: PictureGroup {
    PictureGroup(
      title: "Scroll and table",
      introduction: "A scrolling page, a refresh control, and a cell with a main view.",
      pictures: [
        Picture("scroll-vertical", "Vertical scroll") { theme in
          let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
          parent.backgroundColor = theme.background
          let paragraphs = (1...4).map { number in
            let label = theme.viewFactory.label.body()
            label.text =
              "Paragraph \(number) of a page that is longer than its window and therefore scrolls."
            return label
          }
          try theme.viewFactory.scroll.vertical().initSubviews(
            paragraphs, in: parent, horizontalPadding: .sixteen,
            verticalPaddings: [.sixteen, .sixteen, .sixteen, .sixteen, .sixteen])
          return parent
        },
        Picture("table-refresh", "Refresh control") { theme in
          let background = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 60))
          background.backgroundColor = theme.background
          let refresh = theme.viewFactory.table.refresh()
          refresh.frame = background.bounds
          refresh.beginRefreshing()
          background.addSubview(refresh)
          return background
        },
      ])
  }
}
