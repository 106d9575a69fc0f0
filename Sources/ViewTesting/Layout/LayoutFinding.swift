// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A problem with a layout.
public nonisolated enum LayoutFinding: Hashable, Sendable {
  /// Required constraints that can't be satisfied simultaneously.
  case conflict(LayoutConflict)
  /// A position or size that is ambiguous.
  case ambiguity(LayoutAmbiguity)
  /// A label that truncates its text, with its path, its size, and the size that it needs.
  case truncatedText(
    node: String, text: String, size: CGSize, needed: CGSize, because: [WrittenConstraint])
  /// A node that extends beyond its superview, with the distance on each side (0 where it doesn't)
  /// and the constraints that determine it.
  case outsideParent(
    node: String, parent: String, by: EdgeInsets, because: [WrittenConstraint])
  /// A node that covers part of an earlier sibling, with the overlap in their superview's
  /// coordinates.
  case overlappingSiblings(node: String, sibling: String, area: CGRect)
}

extension LayoutFinding: CustomStringConvertible {
  /// A description of the problem, its location, its extent, and its cause.
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .ambiguity(let ambiguity): ambiguity.description
    case .truncatedText(let node, let text, let size, let needed, let reasons):
      LayoutWording.cutText(of: node, text, size: size, needed: needed) + Self.text(reasons)
    case .outsideParent(let node, let parent, let insets, let reasons):
      LayoutWording.overhang(of: node, in: parent, by: insets) + Self.text(reasons)
    case .overlappingSiblings(let node, let sibling, let area):
      LayoutWording.overlap(of: node, over: sibling, area: area)
    }
  }

  private static func text(_ reasons: [WrittenConstraint]) -> String {
    reasons.isEmpty ? "" : " Because of:" + reasons.map { "\n  \($0)" }.joined()
  }
}
