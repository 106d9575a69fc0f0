// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import ViewFactory

extension Catalogue {
  /// A group of pictures with layout problems marked.
  static var layoutProblems: PictureGroup {
    PictureGroup(
      title: "Layout problems",
      introduction:
        "Wrong on purpose, drawn with marks: each number is explained below its drawing.",
      pictures: [
        Picture(
          "problem-conflict", "Dropped constraint", note: "One button with two widths.",
          marksLayoutProblems: true
        ) { theme in
          let card = problemCard(theme)
          let button = theme.viewFactory.button.negative()
          button.setTitle("Send", for: .normal)
          button.accessibilityIdentifier = "send"
          card.addSubview(button)
          constrain {
            button.top == card.top + 16
            button.leading == card.leading + 16
            button.bottom == card.bottom - 16
            button.width == 120
            button.width == 160
          }
          return card
        },
        Picture(
          "problem-ambiguity", "Open width", note: "No constraint determines where the line ends.",
          marksLayoutProblems: true
        ) { theme in
          let card = problemCard(theme)
          let line = ViewNode()
          line.accessibilityIdentifier = "line"
          line.backgroundColor = theme.palette.onTabBarActive
          card.addSubview(line)
          constrain {
            line.leading == card.leading + 16
            line.trailing <= card.trailing - 16
            line.width >= 80
            line.centerY == card.centerY
            line.height == 12
          }
          return card
        },
        Picture(
          "problem-overflow", "Overflow and truncated text",
          note: "A badge outside, and a title that is too long.",
          marksLayoutProblems: true
        ) { theme in
          let card = problemCard(theme)
          let title = theme.viewFactory.label.header()
          title.text = "Com quantas views se faz uma app?"
          title.adjustsFontSizeToFitWidth = false
          title.accessibilityIdentifier = "title"
          let badge = ViewNode()
          badge.accessibilityIdentifier = "badge"
          badge.backgroundColor = theme.palette.onButtonNegative
          badge.layer.cornerRadius = 12
          card.addSubview(title)
          card.addSubview(badge)
          constrain {
            title.leading == card.leading + 16
            title.trailing == card.trailing - 150
            title.centerY == card.centerY
            badge.size == CGSize(width: 48, height: 24)
            badge.trailing == card.trailing + 20
            badge.top == card.top + 16
          }
          return card
        },
      ])
  }

  private static func problemCard(_ theme: GalleryTheme) -> ViewNode {
    let card = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    card.accessibilityIdentifier = "card"
    card.backgroundColor = theme.palette.card
    // The problems are drawn and need not be printed as well.
    card.layoutDiagnosticsHandler = { _ in }
    return card
  }
}
