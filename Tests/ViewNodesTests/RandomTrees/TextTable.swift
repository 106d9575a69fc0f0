// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewNodes
@testable import ViewTree

/// A table of texts that wrap, which is asked for cells as high as they need.
final class TextTable: TableNode, TableNodeDataSource, TableNodeDelegate {
  var texts: [String] = []
  var interference: Interference?

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    estimatedRowHeight = 0
    register(AnimalCell.self, forCellReuseIdentifier: "text")
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    let count = texts.count
    interference?.called(.numberOfRows, self)
    return count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let text = texts.indices.contains(indexPath.row) ? texts[indexPath.row] : ""
    interference?.called(.cellForRow, self)
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? AnimalCell)?.subtitleLabel.text = text
    return cell
  }

  func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
  ) { interference?.called(.willDisplayCell, self) }

  func scrollViewDidScroll(_ scrollView: ScrollNode) {
    interference?.called(.didScroll, self)
  }
}
