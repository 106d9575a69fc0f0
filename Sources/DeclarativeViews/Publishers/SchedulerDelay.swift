// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A delay of a ``Scheduler``, written as in `.milliseconds(300)` or `0.3`.
///
/// In Combine, each scheduler has a type of its own, `SchedulerTimeType.Stride`.
public nonisolated struct SchedulerDelay: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The delay in seconds: 0 if it was negative or not a number.
  public let seconds: Double

  /// Creates a delay.
  ///
  /// - Parameter seconds: The delay in seconds; one that is negative or not a number is treated as 0.
  public init(_ seconds: Double) {
    self.seconds = seconds > 0 ? seconds : 0
  }

  /// Creates a delay of a number of seconds.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a delay of a number of seconds.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Returns a delay of a number of seconds.
  ///
  /// - Parameter seconds: The number.
  /// - Returns: The delay.
  public static func seconds(_ seconds: Double) -> SchedulerDelay { SchedulerDelay(seconds) }

  /// Returns a delay of a number of seconds.
  ///
  /// - Parameter seconds: The number.
  /// - Returns: The delay.
  public static func seconds(_ seconds: Int) -> SchedulerDelay { SchedulerDelay(Double(seconds)) }

  /// Returns a delay of a number of milliseconds.
  ///
  /// - Parameter milliseconds: The number.
  /// - Returns: The delay.
  public static func milliseconds(_ milliseconds: Int) -> SchedulerDelay {
    SchedulerDelay(Double(milliseconds) / 1e3)
  }

  /// Returns a delay of a number of microseconds.
  ///
  /// - Parameter microseconds: The number.
  /// - Returns: The delay.
  public static func microseconds(_ microseconds: Int) -> SchedulerDelay {
    SchedulerDelay(Double(microseconds) / 1e6)
  }

  /// Returns a delay of a number of nanoseconds.
  ///
  /// - Parameter nanoseconds: The number.
  /// - Returns: The delay.
  public static func nanoseconds(_ nanoseconds: Int) -> SchedulerDelay {
    SchedulerDelay(Double(nanoseconds) / 1e9)
  }
}
