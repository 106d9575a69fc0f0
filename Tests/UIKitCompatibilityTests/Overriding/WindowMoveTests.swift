// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

private final class Log {
  var calls: [String] = []
}

/// A view that records its moves.
private final class Mover: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    log.calls.append("\(name) will \(newWindow == nil ? "leave" : "enter")")
    #expect((window == nil) != (newWindow == nil))
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    log.calls.append("\(name) did \(window == nil ? "leave" : "enter")")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.calls.append("\(name) will \(newSuperview == nil ? "go" : "come")")
  }
  override func didMoveToSuperview() {
    log.calls.append("\(name) did \(superview == nil ? "go" : "come")")
  }
}

@Suite("Moves of views to windows")
struct WindowMoveTests {
  private func shownWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test("a whole subtree is told before it enters a window and before it leaves")
  func subtrees() {
    let (window, log) = (shownWindow(), Log())
    let (outer, inner) = (Mover("outer", log), Mover("inner", log))
    outer.addSubview(inner)
    log.calls = []
    window.addSubview(outer)
    #expect(
      log.calls == [
        "outer will enter", "inner will enter", "outer will come", "outer did enter",
        "inner did enter", "outer did come",
      ])
    log.calls = []
    outer.removeFromSuperview()
    #expect(
      log.calls == [
        "outer will leave", "inner will leave", "outer will go", "outer did leave",
        "inner did leave", "outer did go",
      ])
  }

  @Test("views off screen aren't told, nor are those that stay")
  func offScreen() {
    let log = Log()
    let (outer, inner) = (Mover("outer", log), Mover("inner", log))
    outer.addSubview(inner)
    #expect(log.calls == ["inner will come", "inner did come"])
    let (window, other) = (shownWindow(), UIView())
    window.addSubview(outer)
    window.addSubview(other)
    log.calls = []
    window.bringSubviewToFront(outer)
    #expect(log.calls.isEmpty)
  }

  @Test("windows that are shown and hidden tell their views")
  func windows() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(Mover("view", log))
    log.calls = []
    window.isHidden = false
    #expect(log.calls == ["view will enter", "view did enter"])
    log.calls = []
    window.isHidden = true
    #expect(log.calls == ["view will leave", "view did leave"])
  }

  @Test("siblings enter a window in their order, and a view that moves within it is told nothing")
  func moves() {
    let (window, log) = (shownWindow(), Log())
    let (outer, other) = (UIView(), UIView())
    let (first, second) = (Mover("first", log), Mover("second", log))
    outer.addSubview(first)
    outer.addSubview(second)
    log.calls = []
    window.addSubview(outer)
    #expect(
      log.calls == [
        "first will enter", "second will enter", "first did enter", "second did enter",
      ])
    window.addSubview(other)
    log.calls = []
    other.addSubview(first)
    #expect(!log.calls.contains { $0.hasSuffix("enter") || $0.hasSuffix("leave") })
    #expect(first.window === window)
  }

  @Test("a view that is removed off screen leaves no window")
  func removedOffScreen() {
    let log = Log()
    let (outer, inner) = (UIView(), Mover("inner", log))
    outer.addSubview(inner)
    inner.removeFromSuperview()
    #expect(!log.calls.contains { $0.hasSuffix("leave") || $0.hasSuffix("enter") })
  }
}
