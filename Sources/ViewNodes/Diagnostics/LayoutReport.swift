// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What is wrong with the layout of a tree, for people and for tests.
public struct LayoutReport: Hashable, Sendable {
  /// The sets of required constraints that cannot hold together, in the order of the tree.
  public var conflicts: [LayoutConflict]
  /// What the constraints leave open, in the order of the tree.
  public var ambiguities: [LayoutAmbiguity]
  /// The mistakes in the use of the tree that were refused, in the order they were made.
  public var problems: [LayoutProblem]

  /// Creates a report of its parts.
  public init(
    conflicts: [LayoutConflict] = [], ambiguities: [LayoutAmbiguity] = [],
    problems: [LayoutProblem] = []
  ) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.problems = problems
  }

  /// A Boolean value that indicates whether there is nothing to report.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && problems.isEmpty }
}

extension LayoutReport: CustomStringConvertible {
  /// The whole report, a finding a paragraph.
  public var description: String {
    if isEmpty { return "The layout has no conflict, no ambiguity and no mistake." }
    return
      (problems.map(\.description) + conflicts.map(\.description) + ambiguities.map(\.description))
      .joined(separator: "\n")
  }
}

/// A position or length of a node that the constraints leave open.
public struct LayoutAmbiguity: Hashable, Sendable {
  /// The node, by identifier or class.
  public var node: String
  /// The direction in which it is open.
  public var axis: Axis
  /// What a further constraint should decide.
  public var attribute: LayoutAttribute
  /// The least value it could have, in points; positions are counted from the superview's left or top
  /// edge. Infinite where nothing ends it.
  public var least: Double
  /// The greatest value it could have.
  public var most: Double

  /// Creates an ambiguity of its parts.
  public init(
    node: String, axis: Axis, attribute: LayoutAttribute, least: Double = -.infinity,
    most: Double = .infinity
  ) {
    self.node = node
    self.axis = axis
    self.attribute = attribute
    self.least = least
    self.most = most
  }
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The ambiguity in a sentence.
  public var description: String {
    let what =
      switch attribute {
      case .width: "width"
      case .height: "height"
      default: axis == .horizontal ? "horizontal position" : "vertical position"
      }
    return "The \(what) of \(node) is open: \(range). Add a constraint for \(attribute.name)."
  }

  private var range: String {
    switch (least.isFinite, most.isFinite) {
    case (true, true):
      "it could be anything from \(Algebra.number(least)) to \(Algebra.number(most))"
    case (true, false): "it could be anything from \(Algebra.number(least)) up"
    case (false, true): "it could be anything up to \(Algebra.number(most))"
    case (false, false): "no constraint decides it"
    }
  }
}

extension ViewNode {
  /// Lays out what is pending and says what is wrong with the layout of the tree: conflicts,
  /// ambiguities and mistakes. Ambiguities are worked out anew each time.
  public final func layoutReport() -> LayoutReport {
    let root = rootNode
    root.layoutIfNeeded()
    return LayoutReport(
      conflicts: root.ownEngine?.writtenConflicts ?? [],
      ambiguities: root.openParts.map(\.ambiguity),
      problems: root.rare?.problems ?? [])
  }

  /// A Boolean value that indicates whether the constraints leave this node's position or size
  /// open, after laying out what is pending. UIKit answers this for views in a window only.
  public final var hasAmbiguousLayout: Bool {
    let root = rootNode
    root.layoutIfNeeded()
    guard let engine = root.ownEngine, engineIndex >= 0 else { return isForgotten }
    return engine.isAmbiguous(engineIndex)
  }
}
