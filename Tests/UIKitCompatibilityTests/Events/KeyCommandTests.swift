// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility
import ViewNodes

private final class FindBar: UIView {
  var calls: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Done", action: Selector(FindBar.done), input: UIKeyCommand.inputEscape),
      UIKeyCommand(
        input: "g", modifierFlags: [.command, .shift], action: Selector(FindBar.previous(_:))),
    ]
  }

  func done() { calls.append("done") }
  func previous(_ command: UIKeyCommand) { calls.append("previous \(command.input ?? "")") }
}

private final class Page: UIViewController {
  var isSaved = false
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Page.save))]
  }
  func save() { isSaved = true }
}

@Suite("Key commands")
struct KeyCommandTests {
  @Test("a key calls the command of the first responder, or of what follows it in the chain")
  func pressing() {
    let page = Page()
    let screen = Screen(.phone, rootViewController: page)
    let bar = FindBar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    page.view.addSubview(bar)
    #expect(!screen.pressKey(UIKeyCommand.inputEscape))
    bar.becomeFirstResponder()
    #expect(screen.pressKey(UIKeyCommand.inputEscape))
    #expect(screen.pressKey("G", modifierFlags: [.command, .shift]))
    #expect(!screen.pressKey("g", modifierFlags: .command))
    #expect(bar.calls == ["done", "previous g"])
    #expect(screen.pressKey("s", modifierFlags: .command) && page.isSaved)
  }

  @Test("a command has its title, key, and action")
  func values() {
    let command = UIKeyCommand(
      title: "Find", action: Selector(FindBar.done), input: "f", modifierFlags: .command,
      discoverabilityTitle: "Find in page")
    #expect(command.title == "Find" && command.input == "f" && command.modifierFlags == .command)
    #expect(command.action != nil && command.discoverabilityTitle == "Find in page")
    #expect(UIKeyModifierFlags.command.rawValue == 1 << 20)
    #expect(UIView().keyCommands == nil && UIViewController().keyCommands == nil)
  }
}
