// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility
import ViewNodes
import ViewTesting
import ViewTreeTestSupport

/// Client code that changes arbitrary things whenever the library calls it.
final class Meddler {
  private var dice: Dice
  private weak var stage: Stage?
  /// The changes that callbacks may still make during the current operation.
  private var budget = 0
  private var depth = 0
  /// One in how many callbacks changes something.
  private let rarity: Int
  /// What was done, for the report of a failure.
  private(set) var log: [String] = []
  private let traces: Bool

  init(seed: Int, traces: Bool) {
    dice = Dice(seed: UInt64(seed))
    rarity = 2 + 3 * (seed % 3)
    self.traces = traces
  }

  /// Returns a new screen with client code that asks this object what to do.
  func makeStage() -> Stage {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: MeddlingTable(self)),
      UINavigationController(rootViewController: MeddlingCollection(self)),
      UINavigationController(rootViewController: MeddlingForm(self)),
    ]
    let stage = Stage(tabs)
    self.stage = stage
    stage.screen.layoutIfNeeded()
    return stage
  }

  func roll(_ limit: Int) -> Int { dice.next(below: limit) }

  /// Returns `true` once in `limit` calls on average.
  func chance(_ limit: Int) -> Bool { roll(limit) == 0 }

  func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[roll(elements.count)]
  }

  /// Returns a number, usually a reasonable one.
  func number() -> CGFloat {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, -1, 0, 1e30, -1e30, .leastNonzeroMagnitude, 1e9, 0.5,
    ]
    return chance(6) ? odd[roll(odd.count)] : CGFloat(20 + roll(100))
  }

  func note(_ what: @autoclosure () -> String) {
    let line = String(repeating: "  ", count: depth) + what()
    log.append(line)
    if traces { print(line) }
  }

  // MARK: Controllers

  private func makeController() -> UIViewController {
    switch roll(4) {
    case 0: MeddlingTable(self)
    case 1: MeddlingCollection(self)
    case 2: MeddlingForm(self)
    default: UIViewController()
    }
  }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Title", message: chance(2) ? nil : "Message",
      preferredStyle: chance(2) ? .alert : .actionSheet)
    for title in ["Delete", "Keep", "Cancel"].prefix(roll(4)) {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) {
          [weak self] _ in
          self?.meddle("alert action")
        })
    }
    if chance(2) { alert.addTextField { [weak self] _ in self?.meddle("alert field") } }
    return alert
  }

  // MARK: Changes in callbacks

  /// Perhaps changes something, in a callback of the library.
  func meddle(_ callback: String) {
    guard let stage, budget > 0, depth < 3, chance(rarity) else { return }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    note("in \(callback):")
    change(stage)
  }

  private func change(_ stage: Stage) {
    switch roll(13) {
    case 0: changeControllers(stage)
    case 1: changePresentation(stage)
    case 2: changeViews(stage)
    case 3: changeScreen(stage)
    case 4: changeFocus(stage)
    default:
      guard
        let client = stage.navigation.compactMap({ $0.topViewController as? any MeddlingClient })
          .randomElement(using: &dice)
      else { return changeControllers(stage) }
      client.change()
    }
  }

  private func changeControllers(_ stage: Stage) {
    let stack = pick(stage.navigation)
    let choice = roll(9)
    note("controllers \(choice)")
    switch choice {
    case 0: stack?.pushViewController(makeController(), animated: chance(2))
    case 1: stack?.popViewController(animated: chance(2))
    case 2: stack?.popToRootViewController(animated: chance(2))
    case 3: stack?.setViewControllers([makeController(), makeController()], animated: chance(2))
    case 4: stage.tabs.selectedIndex = roll(6) - 1
    case 5:
      if let top = stack?.topViewController { stack?.pushViewController(top, animated: false) }
    case 6: stage.tabs.viewControllers = stage.tabs.viewControllers?.reversed()
    case 7: stack?.isNavigationBarHidden.toggle()
    default:
      if stage.navigation.count < 3 {
        stage.tabs.viewControllers =
          (stage.tabs.viewControllers ?? []) + [
            UINavigationController(rootViewController: makeController())
          ]
      } else {
        stage.tabs.viewControllers?.removeLast()
      }
    }
  }

  private func changePresentation(_ stage: Stage) {
    let choice = roll(5)
    note("presentation \(choice)")
    switch choice {
    case 0:
      stage.front.present(makeAlert(), animated: chance(2)) { [weak self] in self?.meddle("shown") }
    case 1: stage.front.present(makeController(), animated: chance(2))
    case 2: stage.front.present(stage.front, animated: false)
    case 3: stage.front.dismiss(animated: chance(2)) { [weak self] in self?.meddle("dismissed") }
    default: stage.tabs.dismiss(animated: false)
    }
  }

  private func changeViews(_ stage: Stage) {
    guard let view = someView(stage) else { return }
    let choice = roll(11)
    note("views \(choice) of \(type(of: view))")
    switch choice {
    case 0: view.removeFromSuperview()
    case 1: view.isHidden.toggle()
    case 2: view.isUserInteractionEnabled.toggle()
    case 3: view.layoutIfNeeded()
    case 4: view.frame = CGRect(x: number(), y: number(), width: number(), height: number())
    case 5: view.superview?.bringSubviewToFront(view)
    case 6: for gesture in view.gestureRecognizers ?? [] { view.removeGestureRecognizer(gesture) }
    case 7: (view as? UIControl)?.isEnabled.toggle()
    case 8:
      (view as? UIScrollView)?.setContentOffset(
        CGPoint(x: number(), y: number()), animated: chance(2))
    case 9: view.transform = CGAffineTransform(scaleX: number(), y: 1)
    default: _ = view.systemLayoutSizeFitting(CGSize(width: number(), height: number()))
    }
  }

  private func changeScreen(_ stage: Stage) {
    let choice = roll(7)
    note("screen \(choice)")
    switch choice {
    case 0:
      stage.screen.size = CGSize(width: CGFloat(200 + roll(500)), height: CGFloat(200 + roll(700)))
    case 1:
      stage.screen.traits.preferredContentSizeCategory = chance(2) ? .accessibilityLarge : .small
    case 2: stage.screen.traits.layoutDirection = chance(2) ? .rightToLeft : .leftToRight
    case 3: stage.screen.traits.userInterfaceStyle = chance(2) ? .dark : .light
    case 4: stage.screen.layoutIfNeeded()
    case 5: stage.screen.advance(by: 0.1)
    default: stage.screen.safeAreaInsets.top = CGFloat(roll(60))
    }
  }

  private func changeFocus(_ stage: Stage) {
    let choice = roll(4)
    note("focus \(choice)")
    switch choice {
    case 0: _ = someView(stage)?.becomeFirstResponder()
    case 1: _ = stage.screen.firstResponder?.resignFirstResponder()
    case 2: stage.front.view.endEditing(true)
    default: stage.screen.firstResponder?.removeFromSuperview()
    }
  }

  private func someView(_ stage: Stage) -> UIView? {
    guard var view = stage.screen.rootNode else { return nil }
    while let child = pick(view.subviews), !chance(6) { view = child }
    return view
  }

  // MARK: Operations

  /// Performs an operation of a person or of the system.
  func perform(on stage: Stage) {
    budget = 12
    let place = CGPoint(
      x: CGFloat(roll(Int(stage.screen.size.width))),
      y: CGFloat(roll(Int(stage.screen.size.height))))
    let other = CGPoint(
      x: CGFloat(roll(Int(stage.screen.size.width))),
      y: CGFloat(roll(Int(stage.screen.size.height))))
    let choice = roll(14)
    note("operation \(choice) at \(place)")
    switch choice {
    case 0, 1, 2, 3: try? stage.screen.tap(at: place)
    case 4: try? stage.screen.drag(from: place, to: other, duration: 0.1)
    case 5:
      try? stage.screen.drag(from: place, to: CGPoint(x: place.x / 4, y: place.y), duration: 0.2)
    case 6: try? stage.screen.type(chance(3) ? "e\u{301}👩‍👩‍👧" : "ab ")
    case 7: try? stage.screen.press(chance(2) ? .delete : .return)
    case 8: stage.screen.advance(by: chance(2) ? 0.05 : 1)
    case 9: if let view = someView(stage) { try? stage.screen.longPress(view) }
    case 10:
      if let table = someView(stage) as? UIScrollView { try? stage.screen.pullToRefresh(table) }
      try? stage.screen.tapBack()
    case 11: if let view = someView(stage) { try? stage.screen.activate(view) }
    case 12: stage.screen.openMenu?.choose("First")
    default: change(stage)
    }
    stage.screen.layoutIfNeeded()
  }
}

/// A controller whose contents the meddler changes.
protocol MeddlingClient: UIViewController {
  func change()
}

extension Dice: RandomNumberGenerator {
  package mutating func next() -> UInt64 {
    UInt64(next(below: 1 << 30)) << 34 | UInt64(next(below: 1 << 30))
  }
}
