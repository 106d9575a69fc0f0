// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Call recorder")
struct CallRecorderTests {
  private struct Failure: Error {}

  @Test("arguments are kept in order, and the result is the stub or a new value")
  func records() {
    let recorder = CallRecorder<(name: String, count: Int), String>()
    #expect(recorder.isEmpty)
    #expect(recorder.record(("a", 1)) { "new" } == "new")
    recorder.answer = "set"
    #expect(recorder.record(("b", 2)) { "new" } == "set")
    #expect(recorder.count == 2)
    #expect(recorder.map(\.name) == ["a", "b"])
    #expect(recorder[1].count == 2)
    #expect(recorder.last?.name == "b")
  }

  @Test("a call that throws is recorded as well")
  func failing() throws {
    let recorder = CallRecorder<Int, String>()
    #expect(try recorder.recordThrowing(1) { "new" } == "new")
    recorder.error = Failure()
    #expect(throws: Failure.self) { try recorder.recordThrowing(2) { "new" } }
    #expect(Array(recorder) == [1, 2])
  }
}
