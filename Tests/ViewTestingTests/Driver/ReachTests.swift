// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Reachability for simulated touches")
struct ReachTests {
  private let root = ViewNode()
  private let button = ButtonNode(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  private let screen: Screen
  private let taps = Counter()

  final class Counter {
    var count = 0
  }

  init() {
    root.accessibilityIdentifier = "root"
    button.accessibilityIdentifier = "save"
    root.addSubview(button)
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
    button.addTarget(taps, for: .touchUpInside) { $0.count += 1 }
  }

  @Test("A visible node is tapped")
  func tapped() throws {
    try screen.tap(button)
    #expect(taps.count == 1)
  }

  @Test("A point on the screen is tapped, and one outside is rejected")
  func points() throws {
    try screen.tap(at: CGPoint(x: 70, y: 40))
    #expect(taps.count == 1)
    #expect(
      throws: DriverError.placeOffScreen(
        CGPoint(x: 320, y: 40), size: CGSize(width: 320, height: 480))
    ) { try screen.tap(at: CGPoint(x: 320, y: 40)) }
  }

  @Test("A label on a button is tapped through")
  func label() throws {
    button.setTitle("Save", for: .normal)
    try screen.tap(try #require(button.titleLabel))
    #expect(taps.count == 1)
  }

  @Test("A partly visible node is tapped in its visible part")
  func partly() throws {
    button.frame.origin.x = 300
    try screen.tap(button)
    #expect(taps.count == 1)
  }

  @Test("A node of another tree is rejected")
  func elsewhere() {
    #expect(throws: DriverError.notOnScreen(node: "LabelNode")) { try screen.tap(LabelNode()) }
  }

  @Test("A hidden node is rejected, naming what hides it")
  func hidden() {
    button.isHidden = true
    #expect(throws: DriverError.hidden(node: "ButtonNode 'save'", by: "ButtonNode 'save'")) {
      try screen.tap(button)
    }
    button.isHidden = false
    root.isHidden = true
    #expect(throws: DriverError.hidden(node: "ButtonNode 'save'", by: "ViewNode 'root'")) {
      try screen.tap(button)
    }
    #expect(taps.count == 0)
  }

  @Test("A transparent node is rejected")
  func transparent() {
    button.alpha = 0
    #expect(throws: DriverError.transparent(node: "ButtonNode 'save'", by: "ButtonNode 'save'")) {
      try screen.tap(button)
    }
  }

  @Test("A node that doesn't receive touches is rejected")
  func noTouches() {
    root.isUserInteractionEnabled = false
    #expect(
      throws: DriverError.takesNoTouches(node: "ButtonNode 'save'", because: "ViewNode 'root'")
    ) { try screen.tap(button) }
    root.isUserInteractionEnabled = true
    button.isUserInteractionEnabled = false
    #expect(
      throws: DriverError.takesNoTouches(node: "ButtonNode 'save'", because: "ButtonNode 'save'")
    ) { try screen.tap(button) }
  }

  @Test("A node off screen is rejected")
  func offScreen() {
    button.frame.origin.y = 480
    #expect(
      throws: DriverError.offScreen(
        node: "ButtonNode 'save'", frame: CGRect(x: 20, y: 480, width: 100, height: 40),
        outsideOf: "the screen")
    ) { try screen.tap(button) }
  }

  @Test("A node outside its superview is rejected")
  func outsideOfParent() {
    let box = ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.accessibilityIdentifier = "box"
    root.addSubview(box)
    box.addSubview(button)
    #expect(
      throws: DriverError.offScreen(
        node: "ButtonNode 'save'", frame: CGRect(x: 20, y: 20, width: 100, height: 40),
        outsideOf: "ViewNode 'box'")
    ) { try screen.tap(button) }
  }

  @Test("A covered node is rejected, naming what covers it")
  func covered() {
    let sheet = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    sheet.accessibilityIdentifier = "sheet"
    root.addSubview(sheet)
    #expect(throws: DriverError.covered(node: "ButtonNode 'save'", by: "ViewNode 'sheet'")) {
      try screen.tap(button)
    }
    sheet.isUserInteractionEnabled = false
    #expect(throws: Never.self) { try screen.tap(button) }
  }

  @Test("An empty node is rejected")
  func empty() {
    button.frame.size = CGSize(width: 0, height: 40)
    #expect(
      throws: DriverError.empty(node: "ButtonNode 'save'", size: CGSize(width: 0, height: 40))
    ) { try screen.tap(button) }
  }

  @Test("Invalid numbers are rejected")
  func numbers() {
    #expect(throws: DriverError.invalidNumber("The duration")) {
      try screen.longPress(button, duration: .nan)
    }
    #expect(throws: DriverError.invalidNumber("The duration")) {
      try screen.longPress(button, duration: .infinity)
    }
    #expect(throws: DriverError.invalidNumber("The scale")) {
      try screen.pinch(button, scale: 0)
    }
    #expect(throws: DriverError.invalidNumber("The angle")) {
      try screen.rotate(button, by: .infinity)
    }
    #expect(throws: DriverError.invalidNumber("The distance")) {
      try screen.drag(button, by: CGPoint(x: CGFloat.nan, y: 0))
    }
  }

  @Test(
    "The description of every error is a sentence",
    arguments: [
      (DriverError.notOnScreen(node: "A"), "A is not on this screen."),
      (.hidden(node: "A", by: "A"), "A is hidden."),
      (.hidden(node: "A", by: "B"), "A is hidden, because its ancestor B is."),
      (.transparent(node: "A", by: "A"), "A is transparent."),
      (.transparent(node: "A", by: "B"), "A is transparent, because its ancestor B is."),
      (
        .takesNoTouches(node: "A", because: "A"),
        "A ignores touches: its isUserInteractionEnabled is false."
      ),
      (
        .takesNoTouches(node: "A", because: "B"),
        "A receives no touches: isUserInteractionEnabled of its ancestor B is false."
      ),
      (
        .empty(node: "A", size: CGSize(width: 0, height: 4.5)),
        "A is 0×4.5 points in size, so it cannot be touched."
      ),
      (
        .offScreen(
          node: "A", frame: CGRect(x: 1, y: 2, width: 3, height: 4), outsideOf: "the screen"),
        "A at (1, 2, 3, 4) is outside the screen."
      ),
      (.covered(node: "A", by: "B"), "A is covered by B."),
      (
        .placeOffScreen(CGPoint(x: -1, y: 2), size: CGSize(width: 3, height: 4)),
        "(-1, 2) is not on the screen, which is 3×4 points large."
      ),
      (
        .nothingTakesText, "Nothing accepts text: no input is being edited. Tap one first."
      ),
      (
        .missingKey("“x”", keyboard: "numberPad", node: "A"),
        "The numberPad keyboard of A has no key for “x”."
      ),
      (.noSuchItem("“Done”"), "No bar on the screen shows “Done”."),
      (.nothingToGoBackTo, "No navigation bar on the screen has a back button."),
      (.noRefreshControl(node: "A"), "A has no refresh control."),
      (.refreshDidNotBegin(node: "A"), "Pulling A down did not begin a refresh."),
      (.disabled(node: "A"), "A is disabled."),
      (.invalidNumber("The scale"), "The scale is not a valid number here."),
      (.notFound("A", known: []), "Nothing on the screen is named “A”."),
      (
        .notFound("A", known: ["B", "C"]), "Nothing on the screen is named “A”; there is “B”, “C”."
      ),
    ] as [(DriverError, String)])
  func sentences(error: DriverError, sentence: String) {
    #expect(error.description == sentence)
  }
}
