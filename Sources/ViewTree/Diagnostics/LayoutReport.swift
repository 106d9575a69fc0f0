// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The problems with the layout of a tree.
public nonisolated struct LayoutReport: Hashable, Sendable {
  /// The sets of required constraints that can't be satisfied simultaneously, in tree order.
  public var conflicts: [LayoutConflict]
  /// The positions and sizes that the constraints leave ambiguous, in tree order.
  public var ambiguities: [LayoutAmbiguity]
  /// The invalid uses of the tree that were ignored and the limits that layouts reached, in
  /// chronological order: the first 1000, followed by the number of the others.
  public var problems: [LayoutProblem]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - conflicts: The sets of required constraints that can't be satisfied simultaneously, in
  ///     tree order.
  ///   - ambiguities: The positions and sizes that the constraints leave ambiguous, in tree order.
  ///   - problems: The invalid uses of the tree that were ignored and the limits that layouts
  ///     reached, in chronological order: the first 1000, followed by the number of the others.
  public init(
    conflicts: [LayoutConflict] = [], ambiguities: [LayoutAmbiguity] = [],
    problems: [LayoutProblem] = []
  ) {
    self.conflicts = conflicts
    self.ambiguities = ambiguities
    self.problems = problems
  }

  /// A Boolean value that indicates whether the report contains no findings.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && problems.isEmpty }
}

nonisolated extension LayoutReport: CustomStringConvertible {
  /// The whole report, with one paragraph per finding.
  public var description: String {
    if isEmpty { return "The layout has no conflicts, ambiguities or mistakes." }
    return
      (problems.map(\.description) + conflicts.map(\.description) + ambiguities.map(\.description))
      .joined(separator: "\n")
  }
}

/// A position or size of a node that the constraints leave ambiguous.
public nonisolated struct LayoutAmbiguity: Hashable, Sendable {
  /// The node, by identifier or class.
  public var node: String
  /// The ambiguous axis.
  public var axis: Axis
  /// The attribute that another constraint should determine.
  public var attribute: LayoutAttribute
  /// The minimum possible value, in points; infinite if unbounded.
  ///
  /// Positions are relative to the left or top edge of the superview.
  public var least: Double
  /// The maximum possible value, in points.
  public var most: Double

  /// Creates an ambiguity.
  ///
  /// - Parameters:
  ///   - node: The node, by identifier or class.
  ///   - axis: The ambiguous axis.
  ///   - attribute: The attribute that another constraint should determine.
  ///   - least: The minimum possible value, in points; infinite if unbounded.
  ///   - most: The maximum possible value, in points.
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

nonisolated extension LayoutAmbiguity: CustomStringConvertible {
  /// A description of the ambiguity in one sentence.
  public var description: String {
    let what =
      switch attribute {
      case .width: "width"
      case .height: "height"
      default: axis == .horizontal ? "horizontal position" : "vertical position"
      }
    return "The \(what) of \(node) is ambiguous: \(range). Add a constraint for \(attribute.name)."
  }

  private var range: String {
    switch (least.isFinite, most.isFinite) {
    case (true, true):
      "it could be anything from \(Algebra.number(least)) to \(Algebra.number(most))"
    case (true, false): "it could be anything from \(Algebra.number(least)) up"
    case (false, true): "it could be anything up to \(Algebra.number(most))"
    case (false, false): "no constraint determines it"
    }
  }
}

extension ViewNode {
  /// Performs pending layout and returns the conflicts, ambiguities, and problems of the tree.
  ///
  /// Ambiguities are computed on each call.
  public final func layoutReport() -> LayoutReport {
    let root = rootNode
    root.layoutIfNeeded()
    let engine = root.ownEngine
    return LayoutReport(
      conflicts: engine?.formattedConflicts ?? [],
      ambiguities: root.ambiguousParts.map(\.ambiguity),
      problems: (root.rare?.problems.all ?? [])
        + (engine.map { $0.reporter.approximations(of: $0) } ?? []))
  }

  /// A Boolean value that indicates whether the constraints leave this node's position or size
  /// ambiguous, after performing pending layout.
  ///
  /// UIKit supports this only for views in a window.
  public final var hasAmbiguousLayout: Bool {
    let root = rootNode
    root.layoutIfNeeded()
    guard let engine = root.ownEngine, engineIndex >= 0 else { return isUnconstrained }
    return engine.reporter.isAmbiguous(engineIndex, in: engine)
  }
}
