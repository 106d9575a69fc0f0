// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// One thing that is wrong with a layout.
public enum LayoutFinding: Hashable, Sendable {
  /// Required constraints that cannot hold together.
  case conflict(LayoutConflict)
  /// A position or length that is left open.
  case ambiguity(LayoutAmbiguity)
  /// A label that does not show all of its text: where it is, how large, and how large it has to be.
  case truncatedText(
    node: String, text: String, size: CGSize, needed: CGSize, because: [WrittenConstraint])
  /// A node that reaches out of its superview by so many points on each side, and the constraints
  /// that put it there. Zero where it does not.
  case outsideParent(
    node: String, parent: String, by: EdgeInsets, because: [WrittenConstraint])
  /// A node that covers a part of a sibling that was added earlier. The part is in their superview's
  /// coordinates.
  case overlappingSiblings(node: String, sibling: String, area: CGRect)
}

extension LayoutFinding: CustomStringConvertible {
  /// The finding for people: what is wrong, where, by how much, and because of what.
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
