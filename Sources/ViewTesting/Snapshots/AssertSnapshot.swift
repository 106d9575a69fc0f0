// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Fails the running test if a value is not as it was recorded.
///
/// ```swift
/// @Test("a card shows its title above its text")
/// func card() {
///   assertSnapshot(of: makeCard(), as: .frames)
///   assertSnapshot(of: makeCard(), as: .svg)
/// }
/// ```
///
/// The reference is a file in a folder `__Snapshots__` beside the test file, or in the nearest one
/// above it in the package: `__Snapshots__/CardTests/card.frames.txt`. A missing reference is
/// recorded, and the test fails once; run the tests with `VIEW_FACTORY_RECORD=failed` to accept what
/// has changed (`all` and `never` exist too). What fails is kept in `__Snapshots__/__Failures__`, or in
/// the folder that `VIEW_FACTORY_FAILURES` names: the reference, the new file and the difference. In
/// Swift Testing the new file and the difference are attached to the test as well.
///
/// Several snapshots of one test are told apart by name or, at different places of the code, by
/// number. In a loop, and in a test with arguments, names are needed.
///
/// Works in Swift Testing and in XCTest, in many tests at once. The comparison is exact.
///
/// - Parameters:
///   - value: What is compared, for example a node.
///   - strategy: How it becomes a file: `.frames`, `.accessibility`, `.svg`, `.html`, `.png`,
///     `.blocks` (a picture of the layout alone), `.lines`, or one of your own.
///   - name: What tells this snapshot from others of the same test.
///   - recording: When the reference is written; `nil` lets the environment decide.
///   - fileID: The test's file, for the report.
///   - filePath: The test's file, for the place of the reference.
///   - function: The test's name.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let result = verifySnapshot(
    of: try value(), as: strategy, named: name, record: recording,
    filePath: filePath.description, function: function.description, line: line, column: column)
  guard result.isFailure else { return }
  TestFailure.report(
    result.description, fileID: fileID, filePath: filePath, line: line, column: column)
  result.attach()
}
