// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Actions and what menus show")
struct ActionRulesTests {
  private final class Target {}

  @Test("an action has its sender only while it runs, also inside itself")
  func senders() {
    let (first, second) = (Target(), Target())
    var seen: [String] = []
    func name(_ sender: AnyObject?) -> String {
      sender === first ? "first" : sender === second ? "second" : "none"
    }
    let action = Action { action in
      seen.append(name(action.sender))
      if action.sender === first {
        action.perform(sender: second)
        seen.append(name(action.sender))
      }
    }
    action.perform(sender: first)
    action.perform(sender: nil)
    #expect(seen == ["first", "second", "first", "none"] && action.sender == nil)
  }

  @Test("actions are the same by target and selector, by identifier, or by identity")
  func sameness() {
    let (one, other) = (Target(), Target())
    func action(
      _ name: String? = nil, key: AnyHashable? = nil, target: AnyObject? = nil
    ) -> Action {
      let action = Action(identifier: name.map { Action.Identifier($0) }) { _ in }
      (action.targetKey, action.target) = (key, target)
      return action
    }
    let plain = action()
    #expect(plain.isSame(as: plain) && !plain.isSame(as: action()))
    #expect(action("a").isSame(as: action("a")) && !action("a").isSame(as: action("b")))
    #expect(!action("a").isSame(as: plain) && !plain.isSame(as: action("a")))
    #expect(action(key: 1, target: one).isSame(as: action(key: 1, target: one)))
    #expect(!action(key: 1, target: one).isSame(as: action(key: 1, target: other)))
    #expect(!action(key: 1, target: one).isSame(as: action(key: 2, target: one)))
    #expect(!action("a", key: 1, target: one).isSame(as: action("a", key: 1, target: other)))
    #expect(action("a", key: 1, target: one).isSame(as: action("a", key: 2, target: one)))
  }

  private func action(
    _ title: String, _ attributes: Action.Attributes = [], _ state: Action.State = .off,
    _ handler: @escaping (Action) -> Void = { _ in }
  ) -> Action {
    Action(title: title, attributes: attributes, state: state, handler: handler)
  }

  private func nested() -> Menu {
    Menu(children: [
      action("a", [], .on),
      Menu(
        title: "inline", options: .displayInline,
        children: [
          action("b"), Menu(title: "in", options: .displayInline, children: [action("c", [], .on)]),
          action("d", .hidden, .on),
        ]),
      Menu(title: "sub", children: [action("e", [], .on)]), action("f", [], .mixed),
    ])
  }

  @Test("inline menus are replaced by their elements, at any depth and in order")
  func flattened() {
    let menu = nested()
    #expect(menu.flattened.map(\.title) == ["a", "b", "c", "d", "sub", "f"])
    #expect(menu.selectedElements.map(\.title) == ["a", "c", "d"])
    let open = OpenMenu(menu, of: nil, close: {}, chosen: { _ in })
    #expect(open.titles == ["a", "b", "c", "sub", "f"])
    #expect(open.elements.map(\.title) == open.titles && open.menu === menu)
    #expect(Menu().flattened.isEmpty && Menu().selectedElements.isEmpty)
  }

  @Test("a copy of a menu with other children has everything else")
  func replaced() {
    let image = Image(
      size: .init(width: 3, height: 4), recordedBy: DrawingRecorder(displayScale: 2))
    let menu = Menu(
      title: "t", subtitle: "s", image: image, identifier: Menu.Identifier("i"),
      options: [.singleSelection, .destructive], children: [action("a")])
    let copy = menu.replacingChildren([action("b"), action("c")])
    #expect(copy.children.map(\.title) == ["b", "c"] && menu.children.map(\.title) == ["a"])
    #expect(copy.title == "t" && copy.subtitle == "s" && copy.image == image)
    #expect(copy.identifier == Menu.Identifier("i"))
    #expect(copy.options == [.singleSelection, .destructive])
  }

  @Test("choosing closes the menu before the action runs, unless the action keeps it open")
  func choosing() {
    let sender = Target()
    for keeps in [false, true] {
      var log: [String] = []
      let menu = Menu(children: [
        action("off", .disabled) { _ in log.append("off") },
        action("gone", .hidden) { _ in log.append("gone") },
        action("on", keeps ? .keepsMenuPresented : []) {
          log.append("on for \($0.sender === sender)")
        },
        action("on") { _ in log.append("the second one") },
      ])
      let open = OpenMenu(
        menu, of: sender, close: { log.append("close") },
        chosen: { log.append("chose \($0.title)") })
      #expect(!open.choose("off") && !open.choose("gone") && log.isEmpty)
      #expect(open.choose("on"))
      #expect(log == (keeps ? [] : ["close"]) + ["chose on", "on for true"])
      open.dismiss()
      #expect(log.last == "close" && open.sender === sender)
    }
  }
}
