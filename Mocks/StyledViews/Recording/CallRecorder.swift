// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A recorder of the calls to one method of a mock, which also provides the return value: a
/// collection of the calls' arguments, in order.
///
/// ```swift
/// mock.toggleCalls.answer = row
/// screen.show(mock)
/// #expect(mock.toggleCalls.count == 1)
/// #expect(mock.toggleCalls.last?.title == "Wi-Fi")
/// #expect(mock.headerCalls.arguments == ["Network"])
/// ```
public final class CallRecorder<Arguments, Answer> {
  /// The arguments of the calls, in order.
  public private(set) var arguments: [Arguments] = []
  /// The return value of the method, or `nil` for a new value on each call.
  public var answer: Answer?
  /// The error that the method throws instead of returning, if it is a throwing method.
  public var error: (any Error)?

  /// Creates a recorder without calls.
  public init() {}

  /// Records a call and returns a value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - new: A closure that creates the return value if none is configured.
  /// - Returns: The return value.
  public func record(_ arguments: Arguments, answering new: () -> Answer) -> Answer {
    self.arguments.append(arguments)
    return answer ?? new()
  }

  /// Records a call, and throws an error or returns a value.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - new: A closure that creates the return value if none is configured.
  /// - Returns: The return value.
  /// - Throws: ``error``, if it is set.
  public func recordThrowing(_ arguments: Arguments, answering new: () -> Answer) throws -> Answer {
    self.arguments.append(arguments)
    if let error { throw error }
    return answer ?? new()
  }
}

extension CallRecorder where Answer == Void {
  /// Records a call to a method that returns nothing.
  public func record(_ arguments: Arguments) {
    record(arguments) {}
  }

  /// Records a call to a method that returns nothing.
  ///
  /// - Throws: ``error``, if it is set.
  public func recordThrowing(_ arguments: Arguments) throws {
    try recordThrowing(arguments) {}
  }
}

extension CallRecorder {
  /// The index of the first call.
  public var startIndex: Int { arguments.startIndex }
  /// The number of calls.
  public var endIndex: Int { arguments.endIndex }
  /// The arguments of a call.
  public subscript(index: Int) -> Arguments { arguments[index] }
}

#if MainActor
  extension CallRecorder: @MainActor RandomAccessCollection {}
#else
  extension CallRecorder: RandomAccessCollection {}
#endif
