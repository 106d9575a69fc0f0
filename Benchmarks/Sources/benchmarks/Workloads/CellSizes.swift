// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PeerInterface

/// What differs between the thousand cells of W5: the sizes of the content, in points.
struct CellSizes {
  let titleWidth: Double
  let subtitleWidth: Double
  let subtitleHeight: Double
  let detailWidth: Double
  let buttonWidth: Double

  init(_ cell: Int) {
    titleWidth = Double(80 + (37 * cell) % 200)
    subtitleWidth = Double(60 + (53 * cell) % 260)
    subtitleHeight = Double(18 * (1 + cell % 3))
    detailWidth = Double(40 + (17 * cell) % 60)
    buttonWidth = Double(44 + (11 * cell) % 40)
  }

  /// In the order of ``ContentSize``.
  var all: [Double] { [titleWidth, subtitleWidth, subtitleHeight, detailWidth, buttonWidth] }

  /// In the form that peers read.
  var peerCell: PeerCell {
    PeerCell(
      title_width: titleWidth, subtitle_width: subtitleWidth, subtitle_height: subtitleHeight,
      detail_width: detailWidth, button_width: buttonWidth)
  }
}

/// A size of a cell's content.
enum ContentSize: Int, CaseIterable {
  case titleWidth
  case subtitleWidth
  case subtitleHeight
  case detailWidth
  case buttonWidth
}
