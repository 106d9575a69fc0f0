// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Fails the running test if a value differs from its recorded snapshot.
///
/// ```swift
/// @Test("a card shows its title above its text")
/// func card() {
///   assertSnapshot(of: makeCard(), as: .frames)
///   assertSnapshot(of: makeCard(), as: .svg)
/// }
/// ```
///
/// The reference is a file in a folder `__Snapshots__` next to the test file, or in the nearest one
/// above it in the package: `__Snapshots__/CardTests/card.frames.txt`. A missing reference is
/// recorded, and the test fails once; run the tests with `VIEW_FACTORY_RECORD=failed` to accept
/// changes (`all` and `never` are also available). On failure, the reference, the new file, and the
/// difference are written to `__Snapshots__/__Failures__`, or to the folder that
/// `VIEW_FACTORY_FAILURES` specifies. In Swift Testing, the new file and the difference are also
/// attached to the test.
///
/// Several snapshots in one test are distinguished by name or, at different locations in the code,
/// by number. In a loop, and in a parameterized test, names are required.
///
/// It works in Swift Testing and in XCTest, and in concurrent tests. The comparison is exact.
///
/// - Parameters:
///   - value: The value to compare, such as a node. An error that it throws fails the test.
///   - strategy: The strategy for converting it to a file: `.frames`, `.accessibility`, `.svg`,
///     `.html`, `.png`, `.blocks` (a picture of the layout alone), `.lines`, or a custom one.
///   - name: A name that distinguishes this snapshot from others in the same test.
///   - recording: The recording mode, or `nil` for that of the environment.
///   - fileID: The file of the test.
///   - filePath: The path of the test file, which determines that of the reference.
///   - function: The name of the test.
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
