// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The priority of a constraint, from 1 to 1000.
///
/// A constraint of priority 1000 is required: it holds exactly, or it is reported as broken. Every
/// other number is a separate level, and levels are strictly ordered: a thousand constraints at 749
/// never outweigh one at 750.
///
/// You can create a priority from any number, but the solver rejects values outside `1...1000` with
/// ``SolverError/priorityOutOfRange(_:)``.
@frozen public struct Priority: Hashable, Sendable {
  /// The numeric value, where 1000 means required.
  public var rawValue: Double

  /// Creates a priority with a numeric value.
  @inlinable public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority with a numeric value.
  @inlinable public init(rawValue: Double) { self.rawValue = rawValue }

  /// The priority of a required constraint, 1000.
  @inlinable public static var required: Priority { Priority(1000) }
  /// The priority with which content resists compression, 750.
  @inlinable public static var defaultHigh: Priority { Priority(750) }
  /// The priority with which content hugs itself, 250.
  @inlinable public static var defaultLow: Priority { Priority(250) }
  /// The priority with which a layout compresses to its fitting size, 50.
  @inlinable public static var fittingSizeLevel: Priority { Priority(50) }

  /// A Boolean value that indicates whether the value is finite and in `1...1000`.
  @inlinable public var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

  /// Returns the priority whose value is higher by `offset`.
  @inlinable public static func + (priority: Priority, offset: Double) -> Priority {
    Priority(priority.rawValue + offset)
  }

  /// Returns the priority whose value is lower by `offset`.
  @inlinable public static func - (priority: Priority, offset: Double) -> Priority {
    Priority(priority.rawValue - offset)
  }
}

extension Priority: Comparable {
  /// Returns a Boolean value that indicates whether one priority is lower than another.
  @inlinable public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a floating-point literal.
  @inlinable public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a priority from an integer literal.
  @inlinable public init(integerLiteral value: Int) { self.init(Double(value)) }
}
