// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places in alerts and action sheets")
struct AlertPlaceTests {
  private let screen = Screen(.phone, rootViewController: ViewController())

  private func nodes<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    ((root as? Node).map { [$0] } ?? []) + root.subviews.flatMap { nodes(type, in: $0) }
  }

  private func alert(
    _ style: AlertController.Style, _ actions: [(String, AlertAction.Style)],
    title: String? = "Title", message: String? = "Words"
  ) -> AlertController {
    let alert = AlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(AlertAction(title: title, style: style))
    }
    screen.rootViewController?.present(alert, animated: false)
    screen.layoutIfNeeded()
    return alert
  }

  private func panels(_ alert: AlertController) -> [CGRect] {
    nodes(StackNode.self, in: alert.view).filter { $0.backgroundColor != nil }
      .map(\.accessibilityFrame)
  }

  private func frames(_ alert: AlertController) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for action in alert.actions { frames[action.title ?? ""] = action.button?.accessibilityFrame }
    return frames
  }

  private func lines(_ alert: AlertController) -> [CGRect] {
    nodes(ViewNode.self, in: alert.view).filter { $0.backgroundColor == .separator }
      .map(\.accessibilityFrame)
  }

  @Test("an alert is 270 points wide, in the middle of the safe area, its words above its buttons")
  func places() throws {
    let alert = alert(.alert, [("Go", .default), ("Cancel", .cancel)])
    let panel = try #require(panels(alert).first)
    #expect(panels(alert).count == 1 && panel.width == 270 && near(panel.midX, 195, 0.34))
    #expect(near(panel.midY, (47 + 844 - 34) / 2, 0.34))
    let labels = nodes(LabelNode.self, in: alert.view).filter { $0.superview is StackNode }
    #expect(labels.map(\.text) == ["Title", "Words"])
    #expect(
      labels.map(\.font) == [
        .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote),
      ])
    #expect(labels.allSatisfy { $0.textColor == .label && $0.textAlignment == .center })
    #expect(labels.allSatisfy { $0.numberOfLines == 0 && $0.adjustsFontForContentSizeCategory })
    #expect(labels.map(\.accessibilityTraits) == [.header, LabelNode().accessibilityTraits])
    let words = labels.map(\.accessibilityFrame)
    #expect(near(words[0].minY, panel.minY + 20, 0.34))
    #expect(near(words[1].minY, words[0].maxY + 2, 0.34))
    #expect(words.allSatisfy { near($0.minX, panel.minX + 16, 0.34) && near($0.width, 238, 0.34) })
    let buttons = frames(alert)
    let (go, cancel) = (try #require(buttons["Go"]), try #require(buttons["Cancel"]))
    #expect(cancel.minX == panel.minX && near(go.maxX, panel.maxX, 0.34) && go.height == 44)
    #expect(near(go.minY, words[1].maxY + 20 + 1 / 3, 0.34) && near(go.maxY, panel.maxY, 0.34))
    let lines = lines(alert)
    #expect(lines.count == 2)
    #expect(
      lines.contains { $0.width == 270 && near($0.height, 1 / 3) && near($0.maxY, go.minY, 0.34) })
    #expect(
      lines.contains {
        near($0.width, 1 / 3) && $0.height == 44 && near($0.minX, cancel.maxX, 0.34)
      })
  }

  @Test("one button or more than two are stacked below lines, cancel last, and two are in a row")
  func order() {
    for (titles, sorted, rows) in [
      (["Cancel"], ["Cancel"], 1), (["A"], ["A"], 1), (["A", "Cancel"], ["Cancel", "A"], 1),
      (["A", "B"], ["A", "B"], 1), (["Cancel", "A", "B"], ["A", "B", "Cancel"], 3),
      (["A", "B", "C"], ["A", "B", "C"], 3), ([], [], 0),
    ] as [([String], [String], Int)] {
      let alert = alert(.alert, titles.map { ($0, $0 == "Cancel" ? .cancel : .default) })
      let buttons = nodes(ButtonNode.self, in: alert.view)
      #expect(buttons.map { $0.title(for: .normal) } == sorted)
      let places = Set(buttons.map { $0.accessibilityFrame.minY })
      #expect(places.count == rows)
      #expect(lines(alert).count == (titles.count == 2 ? 2 : titles.count))
      alert.dismiss(animated: false)
    }
  }

  @Test("of several cancel actions, only the first is set apart")
  func cancels() {
    let alert = alert(.alert, [("A", .cancel), ("B", .default), ("C", .cancel)])
    let buttons = nodes(ButtonNode.self, in: alert.view)
    #expect(buttons.map { $0.title(for: .normal) } == ["B", "C", "A"])
    let bold = Font.preferredFont(forTextStyle: .headline)
    #expect(buttons.map { $0.titleLabel?.font == bold } == [false, false, true])
  }

  @Test("an action sheet is 8 points inside of the safe area, its cancel button apart")
  func sheet() throws {
    let sheet = alert(
      .actionSheet, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
    let panels = panels(sheet)
    #expect(panels.map(\.minX) == [8, 8] && panels.map(\.width) == [374, 374])
    #expect(
      near(panels[1].maxY, 844 - 34 - 8, 0.34) && near(panels[0].maxY, panels[1].minY - 8, 0.34))
    let buttons = frames(sheet)
    let (first, second, cancel) = (
      try #require(buttons["A"]), try #require(buttons["B"]), try #require(buttons["Cancel"])
    )
    #expect([first, second, cancel].allSatisfy { near($0.height, 57, 0.01) })
    #expect(near(second.minY, first.maxY + 1 / 3, 0.34) && cancel == panels[1])
    let labels = nodes(LabelNode.self, in: sheet.view).filter { $0.superview is StackNode }
    #expect(labels.allSatisfy { $0.textColor == .secondaryLabel })
    #expect(labels.allSatisfy { $0.font == .preferredFont(forTextStyle: .footnote) })
    #expect(near(labels[0].accessibilityFrame.minY, panels[0].minY + 14, 0.34))
    #expect(lines(sheet).count == 2)
    sheet.title = nil
    sheet.message = nil
    #expect(lines(sheet).count == 1)
    #expect(sheet.view.backgroundColor == Color(white: 0, alpha: 0.2))
  }

  @Test("an action sheet on a tablet is 500 points wide")
  func wide() throws {
    let tablet = Screen(.tablet, rootViewController: ViewController())
    let sheet = AlertController(title: "T", message: nil, preferredStyle: .actionSheet)
    tablet.rootViewController?.present(sheet, animated: false)
    tablet.layoutIfNeeded()
    let panel = try #require(panels(sheet).first)
    #expect(near(panel.width, 500, 0.01) && near(panel.midX, tablet.bounds.midX, 0.5))
  }

  @Test(
    "a tap outside of an action sheet chooses its cancel action, and nothing else has this effect")
  func outside() {
    for (style, hasCancel, isInside, isChosen) in [
      (.actionSheet, true, false, true), (.actionSheet, false, false, false),
      (.actionSheet, true, true, false), (.alert, true, false, false),
    ] as [(AlertController.Style, Bool, Bool, Bool)] {
      let alert = AlertController(title: "Title", message: "Words", preferredStyle: style)
      var chosen: [String?] = []
      alert.addAction(AlertAction(title: "A", style: .default) { chosen.append($0.title) })
      if hasCancel {
        alert.addAction(AlertAction(title: "Stop", style: .cancel) { chosen.append($0.title) })
      }
      screen.rootViewController?.present(alert, animated: false)
      screen.layoutIfNeeded()
      let panel = panels(alert).first ?? .zero
      let place = isInside ? CGPoint(panel.midX, panel.minY + 5) : CGPoint(195, 60)
      screen.router.end(screen.router.begin(at: [place]))
      #expect(chosen == (isChosen ? ["Stop"] : []))
      #expect((alert.presentingViewController == nil) == isChosen)
      alert.dismiss(animated: false)
    }
  }

  @Test("inputs are 16 points below the words, and an action can be disabled while it is shown")
  func inputs() throws {
    let alert = alert(.alert, [("Go", .default)])
    alert.addTextField()
    alert.addTextField()
    screen.layoutIfNeeded()
    let fields = (alert.textFields ?? []).map(\.accessibilityFrame)
    let labels = nodes(LabelNode.self, in: alert.view).filter { $0.superview is StackNode }
    let words = try #require(labels.last).accessibilityFrame
    #expect(near(fields[0].minY, words.maxY + 16, 0.34))
    #expect(near(fields[1].minY, fields[0].maxY + 2, 0.34))
    #expect(fields.allSatisfy { near($0.width, 238, 0.34) })
    let action = try #require(alert.actions.first)
    #expect(action.button?.isEnabled == true)
    action.isEnabled = false
    #expect(action.button?.isEnabled == false)
    action.isEnabled = true
    #expect(action.button?.isEnabled == true)
  }
}
