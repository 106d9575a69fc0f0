// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Compares a value with its snapshot and returns the result, without failing a test.
///
/// Use this function for custom reporting; otherwise, it works like
/// ``assertSnapshot(of:as:named:record:fileID:filePath:function:line:column:)``.
///
/// - Parameters:
///   - value: The value to compare. An error that it throws is reported as a failure in the result.
///   - strategy: The strategy for converting the value to a file.
///   - name: A name that distinguishes this snapshot from others of the same test.
///   - recording: The recording mode, or `nil` for that of the environment.
///   - failures: The folder for values that fail; `nil` uses the environment.
///   - filePath: The path of the test file.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The result of the comparison.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  failures: String? = nil, filePath: String = #filePath, function: String = #function,
  line: UInt = #line, column: UInt = #column
) -> SnapshotResult {
  var result = SnapshotResult(outcome: .matched, referencePath: "", failurePath: nil)
  do throws(SnapshotProblem) {
    let environment = ProcessInfo.processInfo.environment
    let mode =
      if let recording { recording } else { try SnapshotRecording(environment: environment) }
    if name == nil, Test.current?.isParameterized == true { throw .unnamedArgument }
    let failuresFolder = failures ?? environment[SnapshotFiles.failuresVariable]
    func files(number: Int) -> SnapshotFiles {
      SnapshotFiles(
        testFile: filePath, function: function, name: name, number: number,
        pathExtension: strategy.pathExtension, failuresFolder: failuresFolder)
    }
    let number = try SnapshotNumbers.shared.number(
      for: files(number: 1).reference, test: Test.current.map { String(describing: $0.id) },
      place: SnapshotNumbers.Place(line: line, column: column))
    let contents: [UInt8]
    do {
      contents = try strategy.contents(value())
    } catch {
      throw .noText(reason: String(describing: error))
    }
    let comparison = SnapshotComparison(
      files: files(number: number), recording: mode, isText: strategy.isText,
      difference: strategy.difference)
    result = comparison.run(contents)
  } catch {
    result.outcome = .impossible(error)
  }
  return result
}
