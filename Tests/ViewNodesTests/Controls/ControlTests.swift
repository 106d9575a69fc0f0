// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Control") struct ControlTests {
  @Test("events and states have UIKit's bits") func bits() {
    #expect(Control.Event.touchDown.rawValue == 1)
    #expect(Control.Event.touchUpInside.rawValue == 1 << 6)
    #expect(Control.Event.valueChanged.rawValue == 1 << 12)
    #expect(Control.Event.primaryActionTriggered.rawValue == 1 << 13)
    #expect(Control.Event.editingDidEndOnExit.rawValue == 1 << 19)
    #expect(Control.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(Control.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(Control.State.normal.rawValue == 0)
    #expect(Control.State.highlighted.rawValue == 1)
    #expect(Control.State.disabled.rawValue == 2)
    #expect(Control.State.selected.rawValue == 4)
    #expect(Control.State.focused.rawValue == 8)
  }

  @Test("the state reflects the individual properties") func state() {
    let control = Control()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test("actions run in the order they were added, and only on their events") func order() {
    let control = Control()
    var calls: [String] = []
    control.addAction(for: .touchUpInside) { calls.append("a") }
    control.addAction(for: .valueChanged) { calls.append("b") }
    control.addAction(for: [.touchUpInside, .valueChanged]) { calls.append("c") }
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["a", "c"])
    control.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(calls == ["a", "c", "a", "b", "c"])
    control.sendActions(for: .touchDown)
    #expect(calls.count == 5)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test("an action added twice runs once, on both events") func merged() {
    let control = Control()
    var count = 0
    let action = Action { _ in count += 1 }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(count == 1)
    control.sendActions(for: .touchDown)
    #expect(count == 2)
  }

  @Test("an action with the same identifier replaces the previous one on its events") func named() {
    let control = Control()
    var calls: [Int] = []
    let name = Action.Identifier("save")
    control.addAction(
      Action(identifier: name) { _ in calls.append(1) }, for: [.touchDown, .touchUpInside])
    control.addAction(Action(identifier: name) { _ in calls.append(2) }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == [2, 1])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(calls == [2, 1])
  }

  @Test("a removed action no longer runs on that event") func removed() {
    let control = Control()
    var count = 0
    let action = control.addAction(for: [.touchDown, .touchUpInside]) { count += 1 }
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 0)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
  }

  @Test("an action's sender is the control while it runs") func sender() {
    let control = Control()
    var sender: AnyObject?
    let action = Action { sender = $0.sender }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test("a target is not retained") func target() {
    final class Counter { var count = 0 }
    let control = Control()
    var counter: Counter? = Counter()
    weak let watched = counter
    control.addTarget(Counter(), for: .touchDown) { $0.count += 1 }
    if let counter { control.addTarget(counter, for: .touchDown) { $0.count += 1 } }
    control.sendActions(for: .touchDown)
    #expect(counter?.count == 1)
    counter = nil
    #expect(watched == nil)
    control.sendActions(for: .touchDown)
  }

  @Test("a primary action runs on its event") func primary() {
    var count = 0
    let control = Control(frame: .zero, primaryAction: Action { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
