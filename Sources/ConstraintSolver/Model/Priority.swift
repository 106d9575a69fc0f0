// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How strongly a constraint is preferred, from 1 to 1000.
///
/// A constraint of priority 1000 is required: it holds exactly, or it is reported as broken.
/// Every other number is a level of its own, and levels are strictly ordered: a thousand
/// constraints at 749 never outvote one at 750.
///
/// Any number can be written down; the solver refuses those outside of `1...1000` with
/// ``SolverError/priorityOutOfRange(_:)`` when they are used.
@frozen public struct Priority: Hashable, Sendable {
  /// The number, 1000 being required.
  public var rawValue: Double

  /// A priority with the number `rawValue`.
  @inlinable public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// A priority with the number `rawValue`.
  @inlinable public init(rawValue: Double) { self.rawValue = rawValue }

  /// 1000: holds exactly.
  @inlinable public static var required: Priority { Priority(1000) }
  /// 750: what content uses to resist being compressed.
  @inlinable public static var defaultHigh: Priority { Priority(750) }
  /// 250: what content uses to hug itself.
  @inlinable public static var defaultLow: Priority { Priority(250) }
  /// 50: what asking a layout for its fitting size uses.
  @inlinable public static var fittingSizeLevel: Priority { Priority(50) }

  /// Whether the number can be used: finite and in `1...1000`.
  @inlinable public var isValid: Bool { rawValue >= 1 && rawValue <= 1000 }

  /// The priority `offset` levels above.
  @inlinable public static func + (priority: Priority, offset: Double) -> Priority {
    Priority(priority.rawValue + offset)
  }

  /// The priority `offset` levels below.
  @inlinable public static func - (priority: Priority, offset: Double) -> Priority {
    Priority(priority.rawValue - offset)
  }
}

extension Priority: Comparable {
  /// Whether `left` yields to `right`.
  @inlinable public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority written as a number with a fraction.
  @inlinable public init(floatLiteral value: Double) { self.init(value) }

  /// A priority written as a whole number.
  @inlinable public init(integerLiteral value: Int) { self.init(Double(value)) }
}
