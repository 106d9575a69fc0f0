// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What a view was offered in a layout and what it answered.
public struct ViewProposal {
  /// What the view is called: `HStack`, `Text “Kuchi”`, `padding(16)`.
  public let view: String
  /// How many containers and modifiers it is in, 0 for the outermost view.
  public let level: Int
  /// What it was offered in the end.
  public let offered: ProposedViewSize
  /// What it took, in points.
  public let taken: CGSize
  /// Where it came to lie, in points from the top left corner of the whole.
  public let frame: CGRect
  /// When the row or column that it is in asked it, 1 first; nil for views that share with no other.
  public let turn: Int?
  /// What the row or column had left after that, in points, what it keeps back for views of lower
  /// priority not counted; nil if it had nothing in particular to divide.
  public let rest: CGFloat?
  /// For a row or column of several views: its direction, its length, and the distances between its
  /// views taken together, both in points.
  public let division: (axis: Axis, length: CGFloat, gaps: CGFloat, views: Int)?
}

extension ViewProposal: CustomStringConvertible {
  /// A line, and for what divides a length a second one below it, without indentation.
  public var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    var line = "\(view): offered \(offered.traceText), takes \(taken.traceText)"
    if let turn, rest != nil { line = "\(turn). \(line)" }
    if let rest { line += ", rest \(rest.traceText)" }
    guard let division else { return [line] }
    let word = division.axis == .horizontal ? "width" : "height"
    return [
      line,
      "  \(word) \(division.length.traceText) - gaps \(division.gaps.traceText)"
        + " = \((division.length - division.gaps).traceText) for \(division.views) views",
    ]
  }
}
