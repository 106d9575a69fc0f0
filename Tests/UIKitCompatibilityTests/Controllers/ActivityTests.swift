// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Activities, popovers, interactive transitions, and input views")
struct ActivityTests {
  @Test("an activity accepts nothing and has no name unless a subclass says otherwise")
  func activity() {
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action && activity.activityType == nil)
    #expect(activity.activityTitle == nil && activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["text"]))
  }

  @Test("performing an activity finishes it successfully")
  func performing() {
    final class Log: UIActivity {
      var results: [Bool] = []
      override func activityDidFinish(_ completed: Bool) {
        super.activityDidFinish(completed)
        results.append(completed)
      }
    }
    let log = Log()
    log.prepare(withActivityItems: ["text"])
    #expect(log.results.isEmpty)
    log.perform()
    #expect(log.results == [true])
  }

  @Test("both ways of writing the name of an activity are the same")
  func names() {
    #expect(UIActivity.ActivityType(rawValue: "a") == UIActivity.ActivityType("a"))
    #expect(UIActivity.ActivityType(rawValue: "a").rawValue == "a")
    #expect(UIActivity.ActivityType("com.apple.UIKit.activity.Mail") == .mail)
  }

  @Test("an interactive transition keeps how much of it is complete, from 0 to 1")
  func progress() {
    let transition = UIPercentDrivenInteractiveTransition()
    #expect(transition.percentComplete == 0 && transition.duration == 0)
    transition.update(0.25)
    #expect(transition.percentComplete == 0.25)
    transition.update(.nan)
    #expect(transition.percentComplete == 0.25)
    transition.update(.infinity)
    #expect(transition.percentComplete == 0.25)
    transition.update(1.5)
    #expect(transition.percentComplete == 1)
    transition.update(-3)
    #expect(transition.percentComplete == 0)
  }

  @Test("a finished interactive transition is complete, and a cancelled one isn't")
  func ends() {
    let transition = UIPercentDrivenInteractiveTransition()
    transition.update(0.5)
    transition.finish()
    #expect(transition.percentComplete == 1)
    transition.cancel()
    #expect(transition.percentComplete == 0)
    #expect(transition.completionSpeed == 1 && transition.completionCurve == .easeInOut)
    #expect(transition.wantsInteractiveStart)
    transition.completionSpeed = 2
    transition.completionCurve = .linear
    transition.wantsInteractiveStart = false
    #expect(transition.completionSpeed == 2 && transition.completionCurve == .linear)
    #expect(!transition.wantsInteractiveStart)
  }

  @Test("on phones, a controller has no popover, whatever its style")
  func popover() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController == nil)
  }

  @Test("a popover points at nothing in any direction unless a delegate changes that")
  func popoverDefaults() {
    final class Quiet: NSObject, UIPopoverPresentationControllerDelegate {}
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    Quiet().prepareForPopoverPresentation(popover)
    #expect(popover.sourceView == nil && popover.sourceRect == .null)
    #expect(popover.barButtonItem == nil && popover.permittedArrowDirections == .any)
    #expect(popover.backgroundColor == nil)
  }

  @Test("an input view in the style of the keyboard is gray, another one is clear")
  func inputView() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    let keyboard = UIInputView(frame: frame, inputViewStyle: .keyboard)
    #expect(keyboard.backgroundColor == .systemGray4 && keyboard.inputViewStyle == .keyboard)
    #expect(keyboard.frame == frame && !keyboard.allowsSelfSizing)
    let plain = UIInputView(frame: frame, inputViewStyle: .default)
    #expect(plain.backgroundColor == nil && plain.inputViewStyle == .default)
  }

  @Test("an input view from an archive is as in code")
  func decodedInputView() throws {
    let view = try #require(UIInputView(coder: NSCoder()))
    #expect(view.inputViewStyle == .default && view.backgroundColor == nil)
  }

  @Test("a preview shows its view, by default without a shape or a color of its own")
  func preview() {
    let view = UIView()
    let plain = UITargetedPreview(view: view)
    #expect(plain.view === view)
    #expect(plain.parameters.visiblePath == nil && plain.parameters.shadowPath == nil)
    #expect(plain.parameters.backgroundColor == nil)
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    #expect(UITargetedPreview(view: view, parameters: parameters).parameters === parameters)
  }

  @Test("context menus without an identifier have different ones")
  func menuIdentifiers() {
    let (first, second) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
    let names = [first, second].map { ($0.identifier as? NSUUID)?.uuidString }
    #expect(names[0] != nil && names[1] != nil && names[0] != names[1])
    let named = UIContextMenuConfiguration(identifier: NSString("photo"))
    #expect((named.identifier as? NSString)?.isEqual(to: "photo") == true)
    #expect(named.menu() == nil && named.preview() == nil)
  }
}
