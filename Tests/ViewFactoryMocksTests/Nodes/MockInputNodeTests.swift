// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock input")
struct MockInputNodeTests {
  @Test("editing is recorded, returns the stubbed value, and doesn't begin")
  func firstResponder() {
    let input = MockUITextField()
    input.mockResignFirstResponder = false
    #expect(input.becomeFirstResponder())
    #expect(input.isFirstResponder == false)
    #expect(input.resignFirstResponder() == false)
    #expect(input.becomeFirstResponderCallCount == 1)
    #expect(input.resignFirstResponderCallCount == 1)
  }
}
