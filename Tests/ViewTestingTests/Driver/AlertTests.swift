// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Alerts and action sheets")
struct AlertTests {
  private final class Log {
    var lines: [String] = []
  }

  private let controller = ViewController()
  private let screen: Screen
  private let log = Log()

  init() {
    screen = Screen(.phone, rootViewController: controller)
  }

  private func alert(
    _ style: AlertController.Style, _ actions: [(String, AlertAction.Style)],
    message: String? = "It cannot be undone."
  ) -> AlertController {
    let alert = AlertController(title: "Delete?", message: message, preferredStyle: style)
    for (title, style) in actions {
      let log = log
      alert.addAction(
        AlertAction(title: title, style: style) { [unowned controller] action in
          let isOpen = controller.presentedViewController != nil
          log.lines.append("\(action.title ?? "")\(isOpen ? " too early" : "")")
        })
    }
    return alert
  }

  private func button(_ title: String) throws -> ButtonNode {
    func find(_ node: ViewNode) -> ButtonNode? {
      if let button = node as? ButtonNode, button.currentTitle == title { return button }
      return node.subviews.lazy.compactMap(find).first
    }
    return try #require(screen.rootNode.flatMap(find))
  }

  private func frame(_ title: String) throws -> CGRect { try button(title).accessibilityFrame }

  @Test("a tap on an action dismisses the alert and then performs the action")
  func tapping() throws {
    let alert = alert(.alert, [("Delete", .destructive), ("Keep", .cancel)])
    controller.present(alert, animated: true)
    #expect(controller.presentedViewController === alert)
    let aloud = screen.rootNode?.accessibilityTree() ?? ""
    #expect(aloud.contains("header \"Delete?\"") && aloud.contains("text \"It cannot be undone.\""))
    try screen.tap("Delete")
    #expect(log.lines == ["Delete"] && controller.presentedViewController == nil)
    controller.present(alert, animated: true)
    try screen.tap("Keep")
    #expect(log.lines == ["Delete", "Keep"])
  }

  @Test("an alert is a centered panel of 270 points, with two actions side by side")
  func sideBySide() throws {
    controller.present(
      alert(.alert, [("Delete", .destructive), ("Keep", .cancel)]), animated: true)
    let (keep, delete) = (try frame("Keep"), try frame("Delete"))
    #expect(keep.minX == 60 && delete.maxX == 330 && keep.minY == delete.minY)
    #expect(keep.maxX < delete.minX && abs(keep.width - delete.width) < 0.4)
    #expect(keep.height >= 44)
    #expect(try button("Delete").tintColor == .systemRed)
    #expect(try button("Keep").titleLabel?.font == .preferredFont(forTextStyle: .headline))
  }

  @Test("more or longer actions are stacked with cancel at the end")
  func below() throws {
    let titles = [("Cancel", AlertAction.Style.cancel), ("One", .default), ("Two", .default)]
    let alert = alert(.alert, titles)
    alert.preferredAction = alert.actions[1]
    controller.present(alert, animated: true)
    #expect(try frame("One").maxY < frame("Two").minY && frame("Two").maxY < frame("Cancel").minY)
    #expect(try button("One").titleLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(try button("Cancel").titleLabel?.font == .preferredFont(forTextStyle: .body))
    controller.dismiss(animated: false)
    controller.present(
      self.alert(.alert, [("Keep", .cancel), ("Delete everything for ever", .destructive)]),
      animated: true)
    #expect(try frame("Delete everything for ever").maxY < frame("Keep").minY)
  }

  @Test("an action sheet is at the bottom with a separate cancel, which a tap outside chooses")
  func sheet() throws {
    let sheet = alert(.actionSheet, [("Copy", .default), ("Cancel", .cancel), ("Move", .default)])
    controller.present(sheet, animated: true)
    let (copy, move, cancel) = (try frame("Copy"), try frame("Move"), try frame("Cancel"))
    #expect(copy.minX == 8 && copy.width == 374 && copy.height == 57)
    #expect(copy.maxY < move.minY && cancel.minY >= move.maxY + 8)
    #expect(abs(cancel.maxY - (844 - 34 - 8)) < 0.4)
    try screen.tap(at: CGPoint(x: 195, y: 100))
    #expect(log.lines == ["Cancel"] && controller.presentedViewController == nil)
    let other = alert(.actionSheet, [("Copy", .default)], message: nil)
    controller.present(other, animated: true)
    try screen.tap(at: CGPoint(x: 195, y: 100))
    #expect(controller.presentedViewController === other)
  }

  @Test("text is typed into an alert's inputs, and an action waits for it")
  func inputs() throws {
    let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = AlertAction(title: "Save", style: .default) { [log] _ in
      log.lines.append(alert.textFields?.map { $0.text ?? "" }.joined(separator: "/") ?? "")
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField {
      $0.placeholder = "Last"
      $0.addAction(for: .editingChanged) { save.isEnabled = true }
    }
    controller.present(alert, animated: true)
    let fields = try #require(alert.textFields)
    #expect(screen.firstResponder === fields[0])
    try screen.type("Ada")
    try screen.tap("Save")
    #expect(log.lines.isEmpty && controller.presentedViewController === alert)
    try screen.tap(fields[1])
    try screen.type("L")
    try screen.tap("Save")
    #expect(log.lines == ["Ada/L"] && screen.firstResponder == nil)
    let sheet = self.alert(.actionSheet, [("Copy", .default)])
    sheet.addTextField()
    controller.present(sheet, animated: true)
    #expect(sheet.textFields?.first?.window == nil)
  }

  @Test(
    "an alert can change while it is shown, and scrolls its text if it is too high for the screen")
  func changing() throws {
    let alert = alert(.alert, [("Keep", .cancel)])
    controller.present(alert, animated: true)
    let top = try frame("Keep").minY
    alert.message = String(repeating: "It really cannot be undone. ", count: 4)
    screen.layoutIfNeeded()
    #expect(try frame("Keep").minY > top)
    alert.message = String(repeating: "It really cannot be undone. ", count: 200)
    alert.addAction(AlertAction(title: "Delete", style: .destructive))
    screen.layoutIfNeeded()
    #expect(try frame("Keep").maxY < 844 - 34 && frame("Delete").height >= 44)
    try screen.tap("Keep")
    #expect(log.lines == ["Keep"])
  }
}
