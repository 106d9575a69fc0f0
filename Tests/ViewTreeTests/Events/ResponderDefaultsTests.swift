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

  @Test("a screen starts without a keyboard")
  func keyboard() {
    let screen = Screen(
      size: CGSize(width: 100, height: 100),
      rootNode: ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(screen.keyboardHeight == 0)
  }
}
