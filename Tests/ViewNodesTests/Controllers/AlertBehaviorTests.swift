// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Alerts on screen")
struct AlertBehaviorTests {
  private let screen = Screen(.phone, rootViewController: ViewController())

  private func nodes<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    ((root as? Node).map { [$0] } ?? []) + root.subviews.flatMap { nodes(type, in: $0) }
  }

  private func panels(of alert: AlertController) -> [StackNode] {
    nodes(StackNode.self, in: alert.view).filter { $0.backgroundColor != nil }
  }

  private func present(_ alert: AlertController) {
    screen.rootViewController?.present(alert, animated: false)
    screen.layoutIfNeeded()
  }

  private func texts(of alert: AlertController) -> [String] {
    nodes(LabelNode.self, in: alert.view).filter { $0.superview is StackNode }
      .compactMap(\.text)
  }

  @Test("inputs keep the order in which they were added and are shown at once")
  func fields() throws {
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    #expect(alert.textFields?.first?.window === screen)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    alert.addTextField { $0.placeholder = "Password" }
    alert.addTextField()
    screen.layoutIfNeeded()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Password", nil])
    #expect(fields.allSatisfy { $0.window === screen && $0.borderStyle == .roundedRect })
    #expect(fields.allSatisfy { $0.font == .preferredFont(forTextStyle: .footnote) })
    #expect(fields.allSatisfy { $0.adjustsFontForContentSizeCategory })
    let tops = fields.map { $0.accessibilityFrame.minY }
    #expect(tops[0] < tops[1] && tops[1] < tops[2])
  }

  @Test("an action sheet shows no inputs and begins no editing")
  func sheetFields() {
    let sheet = AlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    present(sheet)
    #expect(sheet.textFields?.count == 1)
    #expect(nodes(InputNode.self, in: sheet.view).isEmpty)
    #expect(sheet.textFields?.first?.isFirstResponder == false)
  }

  @Test("a title, a message, and actions that change on screen are shown at once")
  func changes() {
    let alert = AlertController(title: "First", message: nil, preferredStyle: .alert)
    present(alert)
    #expect(texts(of: alert) == ["First"])
    alert.message = "Words"
    #expect(texts(of: alert) == ["First", "Words"])
    alert.title = nil
    #expect(texts(of: alert) == ["Words"])
    alert.addAction(AlertAction(title: "Go", style: .default))
    #expect(nodes(ButtonNode.self, in: alert.view).map { $0.title(for: .normal) } == ["Go"])
  }

  @Test("the preferred action of an alert is bold, or else its cancel action")
  func emphasis() throws {
    let alert = AlertController(title: nil, message: "Words", preferredStyle: .alert)
    let (cancel, save) = (
      AlertAction(title: "Cancel", style: .cancel), AlertAction(title: "Save", style: .default)
    )
    alert.addAction(save)
    alert.addAction(cancel)
    present(alert)
    let bold = Font.preferredFont(forTextStyle: .headline)
    let plain = Font.preferredFont(forTextStyle: .body)
    #expect(cancel.button?.titleLabel?.font == bold && save.button?.titleLabel?.font == plain)
    alert.preferredAction = save
    #expect(cancel.button?.titleLabel?.font == plain && save.button?.titleLabel?.font == bold)
    // Side by side, cancel is on the left.
    screen.layoutIfNeeded()
    let frames = try [cancel, save].map { try #require($0.button).accessibilityFrame }
    #expect(frames[0].maxX < frames[1].minX)
    #expect(abs(frames[0].width - frames[1].width) < 0.34)
  }

  @Test("an action sheet with only a cancel action has one panel")
  func cancelOnly() {
    let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(sheet)
    #expect(panels(of: sheet).count == 1)
    sheet.message = "Words"
    #expect(panels(of: sheet).count == 2)
    sheet.message = nil
    sheet.addAction(AlertAction(title: "Go", style: .default))
    #expect(panels(of: sheet).count == 2)
  }

  @Test("an action's handler is called once, after the alert has been dismissed")
  func handler() throws {
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    var chosen: [String?] = []
    alert.addAction(
      AlertAction(title: "Go", style: .default) { [unowned screen] action in
        #expect(screen.rootViewController?.presentedViewController == nil)
        chosen.append(action.title)
      })
    alert.loadViewIfNeeded()
    let button = try #require(alert.actions.first?.button)
    // Nothing is chosen before the alert is presented.
    button.sendActions(for: .primaryActionTriggered)
    #expect(chosen.isEmpty)
    present(alert)
    let shown = try #require(alert.actions.first?.button)
    shown.sendActions(for: .primaryActionTriggered)
    #expect(chosen == ["Go"])
    shown.sendActions(for: .primaryActionTriggered)
    #expect(chosen == ["Go"])
  }
}
