// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes

/// A node that counts how often editing ends in it.
private final class Form: ViewNode {
  var ends = 0

  override func endEditing(_ force: Bool) -> Bool {
    ends += 1
    return super.endEditing(force)
  }
}

@Suite("The end of editing")
struct EndEditingTests {
  @Test("a subclass can do something of its own when editing ends")
  func overriding() {
    let (form, field) = (Form(), InputNode())
    form.addSubview(field)
    let screen = Screen(.phone, rootNode: form)
    #expect(field.becomeFirstResponder() && screen.firstResponder === field)
    let view: ViewNode = form
    #expect(view.endEditing(false) && !field.isFirstResponder && form.ends == 1)
    #expect(view.endEditing(true) && form.ends == 2)
  }
}
