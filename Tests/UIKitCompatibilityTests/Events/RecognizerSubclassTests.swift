// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Subclasses of gesture recognizers")
struct RecognizerSubclassTests {
  private final class Target {
    var calls = 0
    func act() { calls += 1 }
  }

  private final class DirectedPan: UIPanGestureRecognizer {
    let isHorizontal: Bool

    init(isHorizontal: Bool, target: AnyObject, action: Selector) {
      self.isHorizontal = isHorizontal
      super.init(target: target, action: action)
    }
  }

  private final class NamedTap: UITapGestureRecognizer {
    private(set) var note = ""

    override init(target: Any?, action: Selector?) {
      note = "made"
      super.init(target: target, action: action)
    }
  }

  @Test("a subclass overrides or calls the initializer with a target and a method")
  func initializers() {
    let target = Target()
    let tap = NamedTap(target: target, action: Selector(Target.act))
    #expect(tap.note == "made")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addGestureRecognizer(tap)
    let pan = DirectedPan(isHorizontal: true, target: target, action: Selector(Target.act))
    #expect(pan.isHorizontal && NamedTap(target: nil, action: nil).note == "made")
    tap.removeTarget(target, action: nil)
    #expect(target.calls == 0)
  }
}
