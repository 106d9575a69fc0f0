// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Accessibility actions of views")
struct AccessibilityActionTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test("activating an element performs its action", arguments: [0, 1, 2])
  func activation(_ kind: Int) throws {
    let log = Log()
    let (screen, host) = shown {
      switch kind {
      case 0: Text("Row").accessibilityAction { log.lines.append("activated") }
      case 1:
        Button("Row") { log.lines.append("tapped") }
          .accessibilityAction { log.lines.append("activated") }
      default:
        HStack { Text("Row") }.accessibilityElement(children: .combine)
          .accessibilityAction(.default) { log.lines.append("activated") }
      }
    }
    try screen.activate("Row")
    #expect(log.lines == ["activated"])
    _ = host
  }

  @Test("named actions are listed, and performed by name")
  func named() throws {
    let log = Log()
    let (_, host) = shown {
      Text("Row").accessibilityAction(named: "Copy") { log.lines.append("copied") }
        .accessibilityAction(named: Text("Delete")) { log.lines.append("deleted") }
      Toggle("Sound", isOn: .constant(true))
        .accessibilityAction(named: "Help") { log.lines.append("helped") }
    }
    #expect(host.accessibilityTree().hasPrefix("text \"Row\" [Delete, Copy]\n"))
    #expect(host.accessibilityTree().contains("[Help]"))
    for element in host.accessibilityOrder {
      for action in element.accessibilityCustomActions ?? [] {
        #expect(action.actionHandler?(action) == true)
      }
    }
    #expect(log.lines == ["deleted", "copied", "helped"])
  }

  @Test("an adjustable element is incremented and decremented")
  func adjusting() throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("Rating").accessibilityValue("\(stars)")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
      }
    }
    let (screen, host) = shown { Rating() }
    #expect(host.accessibilityTree() == "adjustable \"Rating\" = \"3\"\n")
    try screen.increment("Rating")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "adjustable \"Rating\" = \"4\"\n")
    try screen.decrement("Rating")
    try screen.decrement("Rating")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "adjustable \"Rating\" = \"2\"\n")
  }

  @Test("the escape gesture performs its action, and no other")
  func escape() throws {
    let log = Log()
    let (_, host) = shown {
      Text("Row").accessibilityAction(.escape) { log.lines.append("escaped") }
      Text("plain")
    }
    let (row, plain) = (host.accessibilityOrder[0], host.accessibilityOrder[1])
    #expect(row.accessibilityPerformEscape() && !row.accessibilityActivate())
    #expect(!plain.accessibilityPerformEscape() && log.lines == ["escaped"])
  }

  @Test("actions of a control end with their modifiers")
  func removal() throws {
    struct Owner: View {
      @State private var isOn = true
      var body: some View {
        let button = Button("Switch") { isOn.toggle() }
        Group {
          if isOn { button.accessibilityAction(named: "Help") {} } else { button }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(host.accessibilityTree() == "button \"Switch\" [Help]\n")
    try screen.tap("Switch")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "button \"Switch\"\n")
  }

  @Test("the older names of modifiers for accessibility have the same effect")
  func older() {
    let (_, host) = shown {
      Text("a").accessibility(label: Text("Label")).accessibility(value: Text("Value"))
        .accessibility(hint: Text("Hint")).accessibility(identifier: "name")
        .accessibility(addTraits: .isHeader)
      Button("b") {}.accessibility(removeTraits: .isButton)
      Text("c").accessibility(hidden: true)
    }
    #expect(
      host.accessibilityTree() == "header \"Label\" = \"Value\" (Hint)\nelement \"b\"\n")
    #expect(host.accessibilityOrder.first?.accessibilityIdentifier == "name")
  }
}
