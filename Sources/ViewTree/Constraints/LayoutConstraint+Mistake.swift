// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutConstraint {
  /// The reason why a constraint is invalid.
  enum Mistake: Hashable {
    case noFirstAttribute
    case itemWithoutSecondAttribute
    case positionWithoutPosition
    case sizeWithPosition
    case differentAxes
    case directionalWithAbsolute
    case notFinite(ConstraintNumber)

    func problem(for constraint: WrittenConstraint) -> LayoutProblem {
      switch self {
      case .noFirstAttribute: .illegalPair(constraint: constraint, reason: .noFirstAttribute)
      case .itemWithoutSecondAttribute:
        .illegalPair(constraint: constraint, reason: .itemWithoutAttribute)
      case .positionWithoutPosition:
        .illegalPair(constraint: constraint, reason: .positionWithoutPosition)
      case .sizeWithPosition: .illegalPair(constraint: constraint, reason: .sizeWithPosition)
      case .differentAxes: .illegalPair(constraint: constraint, reason: .differentAxes)
      case .directionalWithAbsolute:
        .illegalPair(constraint: constraint, reason: .directionalWithAbsolute)
      case .notFinite(let number): .numberNotFinite(constraint: constraint, number: number)
      }
    }
  }

  /// The first mistake in the constraint, or `nil` if it is valid.
  @inline(__always)
  var mistake: Mistake? { isKnownToBeValid ? nil : findMistake() }

  /// Whether the constraint relates a horizontal position to a vertical one, which has no effect.
  @inline(__always)
  var mixesAxes: Bool {
    let both = firstAttribute.bit | secondAttribute.bit
    return both & LayoutAttribute.verticals != 0
      && both & (LayoutAttribute.directionals | LayoutAttribute.absolutes) != 0
  }

  /// Whether the numbers are finite and the attributes obviously compatible, as is nearly always
  /// the case.
  @inline(__always)
  private var isKnownToBeValid: Bool {
    // An infinity or NaN times zero is NaN, and so is the sum.
    guard constantStorage * 0 + multiplier * 0 == 0 else { return false }
    if secondHandle == nil {
      return firstAttribute.isIn(LayoutAttribute.lengths)
    }
    let both = firstAttribute.bit | secondAttribute.bit
    if both & ~LayoutAttribute.lengths == 0 { return true }
    return multiplier != 0
      && (both & ~LayoutAttribute.verticals == 0 || both & ~LayoutAttribute.directionals == 0
        || both & ~LayoutAttribute.absolutes == 0)
  }

  private func findMistake() -> Mistake? {
    if !constantStorage.isFinite { return .notFinite(.constant) }
    if !multiplier.isFinite { return .notFinite(.multiplier) }
    let first = firstAttribute
    let second = secondAttribute
    if first == .notAnAttribute { return .noFirstAttribute }
    if secondHandle == nil {
      return first.isPosition ? .positionWithoutPosition : nil
    }
    if second == .notAnAttribute { return .itemWithoutSecondAttribute }
    if first.isPosition != second.isPosition { return .sizeWithPosition }
    guard first.isPosition else { return nil }
    if multiplier == 0 { return .positionWithoutPosition }
    if first.axis != second.axis { return .differentAxes }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return .directionalWithAbsolute
    }
    return nil
  }
}
