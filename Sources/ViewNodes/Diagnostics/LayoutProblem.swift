// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A mistake in the use of the tree that was refused, leaving everything as it was.
///
/// UIKit stops the program in these cases. Here the mistake is reported to the root and the tree
/// stays usable. Nodes are given by their class and identifier.
public enum LayoutProblem: Hashable, Sendable {
  /// A node was added to itself.
  case addedToItself(node: String)
  /// A node was added to a node inside it.
  case addedToDescendant(node: String, descendant: String)
  /// A frame, bounds or center had a number that is not finite.
  case nonFiniteFrame(node: String)
  /// A mistake in the use of a scroll node, a table or a collection.
  case scrolling(ScrollProblem)
  /// A hugging or compression resistance outside 0 < p ≤ 1000.
  case priorityOutOfRange(node: String, priority: Float)
  /// A natural size with a number that is not finite, or negative without meaning "none".
  case unusableIntrinsicSize(node: String)
  /// A fitting size was asked for with a number or a priority that cannot be used.
  case unusableFittingTarget(node: String)
  /// A guide that belongs to a node by nature was added to another.
  case guideNotFree(node: String)
  /// Attributes that cannot stand together in a constraint.
  case illegalPair(constraint: WrittenConstraint, reason: IllegalPairReason)
  /// A constraint's constant or multiplier is not finite.
  case numberNotFinite(constraint: WrittenConstraint, number: ConstraintNumber)
  /// A constraint's priority outside 0 < p ≤ 1000.
  case constraintPriorityOutOfRange(constraint: WrittenConstraint, priority: Float)
  /// A constraint was activated whose items are in unrelated trees.
  case noCommonAncestor(constraint: WrittenConstraint)
  /// A constraint was activated one of whose items is gone or was never there.
  case missingItem(constraint: WrittenConstraint)
  /// A constraint was added to a node that one of its items does not lie in.
  case itemOutside(constraint: WrittenConstraint, holder: String, item: String)
  /// A place in a stack's list of arranged views that the list does not have.
  case arrangedIndexOutOfRange(stack: String, index: Int, count: Int)
  /// The spacing after a view that the stack does not arrange, or not a number.
  case unusableSpacing(stack: String)
  /// A visual format that gives no constraints, with the place in the code that has it.
  case wrongVisualFormat(VisualFormatError, fileID: String, line: UInt)
  /// A mistake in the declarative view that a node hosts, as a sentence.
  case declarativeView(node: String, mistake: String)
}

/// Why two attributes cannot stand together.
public enum IllegalPairReason: Hashable, Sendable, CaseIterable {
  /// The first attribute is no attribute.
  case noFirstAttribute
  /// A second item without an attribute.
  case itemWithoutAttribute
  /// A position needs a position on the other side, with a multiplier that is not zero.
  case positionWithoutPosition
  /// A length with a position.
  case sizeWithPosition
  /// A horizontal position with a vertical one.
  case differentAxes
  /// Leading or trailing with left or right.
  case directionalWithAbsolute
}

/// One of the numbers of a constraint.
public enum ConstraintNumber: Hashable, Sendable, CaseIterable {
  /// The number added to the second side.
  case constant
  /// The factor of the second side.
  case multiplier
}

extension LayoutProblem: CustomStringConvertible {
  /// The mistake in a sentence or two.
  public var description: String {
    switch self {
    case .addedToItself(let node):
      "\(node) cannot be added to itself."
    case .addedToDescendant(let node, let descendant):
      "\(node) cannot be added to \(descendant), which is inside it."
    case .nonFiniteFrame(let node):
      "\(node) was given a frame with a number that is not finite; it keeps the former one."
    case .scrolling(let problem):
      problem.description
    case .priorityOutOfRange(let node, let priority):
      "\(node) was given the priority \(priority); priorities are above 0 and at most 1000. It keeps the former one."
    case .unusableIntrinsicSize(let node):
      "\(node) has an intrinsic content size with a number that is not finite or is negative; it counts as none."
    case .unusableFittingTarget(let node):
      "\(node) was asked for its fitting size with a number that is not finite or a priority outside 0 < p ≤ 1000; the answer is zero."
    case .guideNotFree(let node):
      "A layout guide of \(node) was added that belongs to a node for good; it stays where it is."
    case .illegalPair(let constraint, let reason):
      "The constraint \(constraint) cannot be used: \(reason.description)"
    case .numberNotFinite(let constraint, let number):
      "The \(number == .constant ? "constant" : "multiplier") of the constraint \(constraint) is not a finite number; it is refused."
    case .constraintPriorityOutOfRange(let constraint, let priority):
      "The constraint \(constraint) was given the priority \(priority); priorities are above 0 and at most 1000. It keeps the former one."
    case .noCommonAncestor(let constraint):
      "The constraint \(constraint) cannot be activated: its items have no common ancestor. Add both to one tree first."
    case .missingItem(let constraint):
      "The constraint \(constraint) cannot be activated: one of its items is missing."
    case .itemOutside(let constraint, let holder, let item):
      "The constraint \(constraint) cannot be added to \(holder): \(item) is not inside it."
    case .arrangedIndexOutOfRange(let stack, let index, let count):
      "\(stack) has no place \(index) for an arranged view; it has \(count) of them. The view went to the nearest end."
    case .wrongVisualFormat(let error, let fileID, let line):
      "A visual format at \(fileID):\(line) gives no constraints. \(error)"
    case .declarativeView(let node, let mistake):
      "In the view of \(node): \(mistake)"
    case .unusableSpacing(let stack):
      "\(stack) was given a spacing after a view that it does not arrange, or one that is not a finite number; it is ignored."
    }
  }
}

extension IllegalPairReason: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .noFirstAttribute: "its first attribute is missing."
    case .itemWithoutAttribute: "its second item comes without an attribute."
    case .positionWithoutPosition:
      "a position needs a position of another item on the other side, with a multiplier that is not 0."
    case .sizeWithPosition: "a width or height cannot be tied to a position."
    case .differentAxes: "a horizontal position cannot be tied to a vertical one."
    case .directionalWithAbsolute:
      "leading and trailing cannot be tied to left and right; they change sides with the reading direction."
    }
  }
}
