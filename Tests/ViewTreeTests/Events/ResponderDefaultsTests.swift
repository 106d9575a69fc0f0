// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewTree

@Suite("Defaults of responders and screens")
struct ResponderDefaultsTests {
  @Test("a responder doesn't become first responder unless it is able to")
  func responder() {
    let responder = ResponderObject()
    #expect(!responder.canBecomeFirstResponder && !responder.becomeFirstResponder())
    #expect(!responder.isFirstResponder)
  }

  @Test("a responder that isn't the first responder can always resign, and has no next one")
  func resigning() {
    let responder = ResponderObject()
    #expect(responder.canResignFirstResponder && responder.resignFirstResponder())
    #expect(responder.next == nil && responder.nextInChain == nil)
    #expect(responder.inputAccessoryView == nil && responder.keyCommands == nil)
  }

  @Test("editing commands and loading do nothing by default")
  func commands() {
    let node = ViewNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let before = node.description
    node.awakeFromNib()
    node.prepareForInterfaceBuilder()
    for command in [node.paste, node.copy, node.cut] { command(nil) }
    node.accessibilityIncrement()
    node.accessibilityDecrement()
    #expect(!node.accessibilityPerformEscape() && !node.accessibilityActivate())
    #expect(node.description == before && node.accessibilityValue == nil)
  }

  @Test("a screen starts without a keyboard")
  func keyboard() {
    let screen = Screen(
      size: CGSize(width: 100, height: 100),
      rootNode: ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(screen.keyboardHeight == 0)
  }

  @Test("a screen ends the chain of responders, and is never the first one")
  func chain() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    #expect(root.next == nil && child.next === root)
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: root)
    #expect(root.next === screen && screen.next == nil)
    #expect(!screen.canBecomeFirstResponder && !screen.becomeFirstResponder())
    #expect(!screen.isFirstResponder)
    #expect(screen.canResignFirstResponder && screen.resignFirstResponder())
  }

  @Test(
    "a screen whose size is no size is empty, and one whose insets are none has none",
    arguments: [
      CGSize(width: -1, height: 5), CGSize(width: 5, height: -1),
      CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: CGFloat.infinity),
    ])
  func unusable(size: CGSize) {
    let screen = Screen(
      size: size, safeAreaInsets: EdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    #expect(screen.size == .zero && screen.safeAreaInsets == .zero)
    screen.size = CGSize(width: 0, height: 7)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 0, height: 7))
    screen.size = size
    #expect(screen.size == CGSize(width: 0, height: 7))
  }
}
