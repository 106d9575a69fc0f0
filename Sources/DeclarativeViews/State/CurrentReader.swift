// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The view whose body is being evaluated, which depends on the values that it reads.
///
/// Unchecked, because it is set during one synchronous call, in the task that makes it, and is read
/// in that call.
nonisolated struct CurrentReader: @unchecked Sendable {
  @TaskLocal static var current: CurrentReader?

  let memory: ViewMemory
  /// The tree of the view.
  let tree: TreeMemory

  /// Calls a closure that creates views.
  static func with<Result>(
    _ memory: ViewMemory, in tree: TreeMemory, _ body: () -> Result
  ) -> Result {
    $current.withValue(CurrentReader(memory: memory, tree: tree), operation: body)
  }

  /// Calls a closure on which no view depends.
  static func withNone<Result>(_ body: () -> Result) -> Result {
    current == nil ? body() : $current.withValue(nil, operation: body)
  }
}
