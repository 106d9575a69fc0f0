// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Flags")
struct FlagTests {
  private func expectOwnBits<Flags: OptionSet>(_ flags: [Flags])
  where Flags.RawValue: FixedWidthInteger {
    let all = flags.reduce(0) { $0 | $1.rawValue }
    #expect(flags.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect(all.nonzeroBitCount == flags.count)
  }

  @Test("each flag of a variable, a constraint, and a row has a bit of its own")
  func flags() {
    let variables: [VariableFlags] = [
      .isAlive, .isDirty, .isHard, .isFixedByRequired, .hasDefaultValue, .isChanged,
      .isSolvedBySimplex, .isUndetermined, .isApproximate, .isPosition, .stoppedEarly,
      .isOutOfRange,
    ]
    expectOwnBits(variables)
    let constraints: [ConstraintFlags] = [
      .isAlive, .isBroken, .isEdited, .hasLeftConstant, .isListedAsChanged,
    ]
    expectOwnBits(constraints)
    let rows: [RowFlags] = [.queued, .watching, .done, .active]
    expectOwnBits(rows)
  }
}
