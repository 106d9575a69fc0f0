// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The size proposed to a view in a layout and the size that it chose.
public struct ViewProposal {
  /// The description of the view: `HStack`, `Text “Kuchi”`, `padding(16)`.
  public let view: String
  /// The number of containers and modifiers around the view, 0 for the outermost one.
  public let level: Int
  /// The final proposal to the view.
  public let offered: ProposedViewSize
  /// The size that the view chose, in points.
  public let taken: CGSize
  /// The frame of the view, in points from the top left corner of the outermost view.
  public let frame: CGRect
  /// The position of the view in the order in which its row or column measured its children,
  /// starting at 1, or `nil` if it is not in one.
  public let turn: Int?
  /// The length that the row or column had left afterward, in points, excluding what is reserved
  /// for views of lower priority; `nil` if it had no particular length to divide.
  public let rest: CGFloat?
  /// The direction, the length, and the sum of the gaps, for a row or column of several views;
  /// lengths are in points.
  public let division: (axis: Axis, length: CGFloat, gaps: CGFloat, views: Int)?
}

extension ViewProposal: CustomStringConvertible {
  /// One line or, if the view divides a length, two, without indentation.
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
