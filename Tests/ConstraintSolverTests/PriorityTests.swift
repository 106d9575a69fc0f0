// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("the named priorities are Auto Layout's")
  func named() {
    #expect(Priority.required == 1000 && Priority.defaultHigh == 750)
    #expect(Priority.defaultLow == 250 && Priority.fittingSizeLevel == 50)
    #expect(Priority(rawValue: 7) == Priority(7) && Priority(7.5).rawValue == 7.5)
  }

  @Test("a priority between 1 and 1000 is valid")
  func valid() {
    for value in [1, 1.5, 999.9, 1000] { #expect(Priority(value).isValid) }
    for value in [0.999, 0, -1, 1000.1, .infinity, .nan] { #expect(!Priority(value).isValid) }
  }

  @Test("priorities are ordered, and moved up and down by numbers")
  func arithmetic() {
    let offset = 0.5
    #expect(Priority.defaultHigh + 1.0 == 751 && Priority.defaultHigh - offset == 749.5)
    #expect(Priority.defaultLow < .defaultHigh && !(Priority.defaultLow < .defaultLow))
    #expect(Priority.required > .fittingSizeLevel)
  }
}
