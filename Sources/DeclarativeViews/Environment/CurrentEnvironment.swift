// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The environment of the view whose body is being evaluated, for ``Environment`` to read.
///
/// Unchecked, because a palette or a custom value need not be sendable: the values are set during
/// one synchronous call, in the task that makes it, and are read in that call.
nonisolated struct CurrentEnvironment: @unchecked Sendable {
  @TaskLocal private static var current: CurrentEnvironment?

  private let values: EnvironmentValues

  /// The values of the view whose body is being evaluated, or nil outside a body.
  static var values: EnvironmentValues? { current?.values }

  /// Calls a closure that reads the environment.
  static func with<Result>(_ values: EnvironmentValues, _ body: () -> Result) -> Result {
    $current.withValue(CurrentEnvironment(values: values), operation: body)
  }
}
