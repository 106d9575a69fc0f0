// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An invalid use of the tree that was ignored, leaving everything unchanged, or a limit that a
/// layout reached.
///
/// UIKit traps in these cases. Here, the problem is reported to the root and the tree remains
/// usable. Nodes are described by class and identifier.
public nonisolated enum LayoutProblem: Hashable, Sendable {
  /// A node was added to itself.
  case addedToItself(node: String)
  /// A node was added to one of its descendants.
  case addedToDescendant(node: String, descendant: String)
  /// A frame, bounds, or center contained a number that isn't finite.
  case nonFiniteFrame(node: String)
  /// A transform contained a number that isn't finite.
  case nonFiniteTransform(node: String)
  /// Margins or safe area insets contained a number that isn't finite.
  case nonFiniteInsets(node: String)
  /// A scroll node, table, or collection was used incorrectly.
  case scrolling(ScrollProblem)
  /// A hugging or compression resistance priority was outside 0 < p ≤ 1000.
  case priorityOutOfRange(node: String, priority: Float)
  /// An intrinsic content size contained a number that was negative or not finite, other than the
  /// value for no intrinsic size.
  case unusableIntrinsicSize(node: String)
  /// A fitting size was requested with an unusable number or priority.
  case unusableFittingTarget(node: String)
  /// A built-in guide was added to a node or removed from one.
  case guideNotFree(node: String)
  /// A constraint combined incompatible attributes.
  case illegalPair(constraint: WrittenConstraint, reason: IllegalPairReason)
  /// The constant or multiplier of a constraint wasn't finite.
  case numberNotFinite(constraint: WrittenConstraint, number: ConstraintNumber)
  /// The priority of a constraint was outside 0 < p ≤ 1000.
  case constraintPriorityOutOfRange(constraint: WrittenConstraint, priority: Float)
  /// A constraint was activated whose items belong to unrelated trees.
  case noCommonAncestor(constraint: WrittenConstraint)
  /// A constraint was activated without one of its items, or after one was deallocated.
  case missingItem(constraint: WrittenConstraint)
  /// A constraint was added to a node that doesn't contain one of its items.
  case itemOutside(constraint: WrittenConstraint, holder: String, item: String)
  /// An index was out of range for the arranged subviews of a stack.
  case arrangedIndexOutOfRange(stack: String, index: Int, count: Int)
  /// A custom spacing was NaN, or was set after a view that the stack doesn't arrange.
  case unusableSpacing(stack: String)
  /// A visual format string was invalid, at the given location in the code.
  case wrongVisualFormat(VisualFormatError, fileID: String, line: UInt)
  /// A declarative view hosted by a node was used incorrectly; `mistake` is a sentence that
  /// describes how.
  case declarativeView(node: String, mistake: String)
  /// Nodes kept requesting layout during layout until the maximum number of rounds was reached.
  case layoutKeepsChanging(nodes: [String])
  /// Sizes kept changing other sizes until the maximum number of rounds was reached.
  case sizesKeepChanging(nodes: [String])
  /// The layout of a collection kept moving items until the maximum number of rounds was reached.
  case itemsKeepMoving(node: String, rounds: Int)
  /// A property of a node is observed that doesn't tell its observers when it changes.
  case untoldProperty(node: String)
  /// A frame extended beyond the range of exactly representable numbers and was clipped.
  case frameTooLarge(node: String)
  /// The solver could not compare all solutions for some nodes, whose frames are close to the
  /// optimum.
  case layoutApproximated(nodes: [String])
  /// A node shows a symbol that isn't supported yet, and is drawn as a box with diagonals.
  case unknownSymbol(node: String, name: String)
  /// The layer class of a node can't be created, because it doesn't conform to ``CreatableLayer``; the
  /// built-in class that it is derived from takes its place.
  case layerNotCreatable(node: String, layerClass: String)
  /// Further problems occurred that aren't listed.
  case furtherProblems(count: Int)
}

/// The reason why two attributes can't be combined.
public nonisolated enum IllegalPairReason: Hashable, Sendable, CaseIterable {
  /// The first attribute is `notAnAttribute`.
  case noFirstAttribute
  /// There is a second item without an attribute.
  case itemWithoutAttribute
  /// A position isn't related to a position, or the multiplier is zero.
  case positionWithoutPosition
  /// A dimension is combined with a position.
  case sizeWithPosition
  /// A horizontal position is combined with a vertical one.
  case differentAxes
  /// A leading or trailing edge is combined with a left or right edge.
  case directionalWithAbsolute
}

/// One of the numbers in a constraint.
public nonisolated enum ConstraintNumber: Hashable, Sendable, CaseIterable {
  /// The constant of the second side.
  case constant
  /// The multiplier of the second side.
  case multiplier
}

nonisolated extension LayoutProblem: CustomStringConvertible {
  /// A description of the problem in one or two sentences.
  public var description: String {
    switch self {
    case .addedToItself(let node):
      "\(node) cannot be added to itself."
    case .addedToDescendant(let node, let descendant):
      "\(node) cannot be added to \(descendant), which is inside it."
    case .untoldProperty(let node):
      "A property of \(node) is observed that does not tell its observers when it changes; they learn of it with the next change of one that does."
    case .nonFiniteFrame(let node):
      "\(node) was given a frame with a number that is not finite; it keeps the previous one."
    case .nonFiniteTransform(let node):
      "\(node) was given a transform with a number that is not finite; it keeps the previous one."
    case .nonFiniteInsets(let node):
      "\(node) was given insets with a number that is not finite; it keeps the previous ones."
    case .scrolling(let problem):
      problem.description
    case .priorityOutOfRange(let node, let priority):
      "\(node) was given the priority \(priority); priorities are above 0 and at most 1000. It keeps the previous one."
    case .unusableIntrinsicSize(let node):
      "\(node) has an intrinsic content size with a number that is not finite or is negative; it is ignored."
    case .unusableFittingTarget(let node):
      "\(node) was asked for its fitting size with a number that is not finite or a priority outside 0 < p ≤ 1000; the answer is zero."
    case .guideNotFree(let node):
      "A built-in layout guide cannot be added to or removed from \(node); it stays where it is."
    case .illegalPair(let constraint, let reason):
      "The constraint \(constraint) cannot be used: \(reason.description)"
    case .numberNotFinite(let constraint, let number):
      "The \(number == .constant ? "constant" : "multiplier") of the constraint \(constraint) is not a finite number; it was rejected."
    case .constraintPriorityOutOfRange(let constraint, let priority):
      "The constraint \(constraint) was given the priority \(priority); priorities are above 0 and at most 1000. It keeps the previous one."
    case .noCommonAncestor(let constraint):
      "The constraint \(constraint) cannot be activated: its items have no common ancestor. Add both to one tree first."
    case .missingItem(let constraint):
      "The constraint \(constraint) cannot be activated: one of its items is missing."
    case .itemOutside(let constraint, let holder, let item):
      "The constraint \(constraint) cannot be added to \(holder): \(item) is not inside it."
    case .arrangedIndexOutOfRange(let stack, let index, let count):
      "The index \(index) is out of range for the \(count) arranged views of \(stack). The view was inserted at the nearest end."
    case .wrongVisualFormat(let error, let fileID, let line):
      "A visual format at \(fileID):\(line) gives no constraints. \(error)"
    case .declarativeView(let node, let mistake):
      "In the view of \(node): \(mistake)"
    case .layoutKeepsChanging(let nodes):
      "The layout did not stabilize in \(LayoutPass.roundLimit) rounds: \(Self.list(nodes)) kept requesting layout during the layout pass."
    case .sizesKeepChanging(let nodes):
      "The layout did not stabilize in \(LayoutEngine.adjustmentLimit) rounds: the frame of \(Self.list(nodes)) depends on sizes, margins or a safe area that depend on it."
    case .itemsKeepMoving(let node, let rounds):
      "The layout of \(node) did not stabilize in \(rounds) rounds: it kept moving items when the sizes of cells became known."
    case .frameTooLarge(let node):
      "The frame of \(node) extends beyond 1e12 points; it is clamped."
    case .layoutApproximated(let nodes):
      "Too many constraints depend on each other for the solver to compare: the layout of \(Self.list(nodes)) is approximate."
    case .layerNotCreatable(let node, let layerClass):
      "The layer class \(layerClass) of \(node) cannot be created: declare that it conforms to CreatableLayer. A layer of a built-in class takes its place."
    case .unknownSymbol(let node, let name):
      "\(node) shows the symbol “\(name)”, which is not available; a box is drawn in its place."
    case .furtherProblems(let count):
      "There are \(count) further problems."
    case .unusableSpacing(let stack):
      "\(stack) was given a spacing after a view that it does not arrange, or one that is not a finite number; it is ignored."
    }
  }
}

nonisolated extension LayoutProblem {
  /// The maximum number of nodes named in a sentence.
  static var namedNodes: Int { 5 }

  /// The first nodes and the number of the others.
  private static func list(_ nodes: [String]) -> String {
    let others = nodes.count - namedNodes
    let named = nodes.prefix(namedNodes).joined(separator: ", ")
    return others > 0 ? "\(named) and \(others) more" : named
  }
}

nonisolated extension IllegalPairReason: CustomStringConvertible {
  /// A description of the reason in one sentence.
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
