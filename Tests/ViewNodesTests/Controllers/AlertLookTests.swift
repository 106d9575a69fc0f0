// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Looks of alerts")
struct AlertLookTests {
  private func nodes<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    ((root as? Node).map { [$0] } ?? []) + root.subviews.flatMap { nodes(type, in: $0) }
  }

  @Test(
    "destructive actions are red, the panel is rounded, and disabled actions are disabled",
    arguments: [AlertController.Style.alert, .actionSheet])
  func looks(style: AlertController.Style) throws {
    let screen = Screen(.phone, rootViewController: ViewController())
    let alert = AlertController(title: "Title", message: "Message", preferredStyle: style)
    let styles: [(String, AlertAction.Style)] = [
      ("Keep", .default), ("Delete", .destructive), ("Stop", .cancel),
    ]
    for (title, style) in styles { alert.addAction(AlertAction(title: title, style: style)) }
    alert.actions[0].isEnabled = false
    screen.rootViewController?.present(alert, animated: false)
    screen.layoutIfNeeded()
    let buttons = nodes(ButtonNode.self, in: alert.view)
    #expect(buttons.count == 3)
    for (title, style) in styles {
      let button = try #require(buttons.first { $0.title(for: .normal) == title })
      #expect((button.tintColor == .systemRed) == (style == .destructive), "\(title)")
      #expect(button.isEnabled == (title != "Keep"))
      #expect(button.bounds.height >= 44)
    }
    let panels = nodes(StackNode.self, in: alert.view).filter { $0.backgroundColor != nil }
    #expect(!panels.isEmpty)
    #expect(panels.allSatisfy { $0.layer.cornerRadius > 10 && $0.clipsToBounds })
  }
}
