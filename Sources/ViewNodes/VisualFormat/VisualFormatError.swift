// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Why a visual format gives no constraints, and where. UIKit stops the program in these cases.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// The format as it was given.
  public var format: String
  /// The place of the mistake, counted in characters from 1; `nil` for an option, which has no place
  /// in the format.
  public var column: Int?
  /// What is wrong.
  public var reason: Reason

  /// Creates an error of its parts.
  public init(format: String, column: Int?, reason: Reason) {
    self.format = format
    self.column = column
    self.reason = reason
  }

  /// What is wrong with a format.
  public enum Reason: Hashable, Sendable {
    /// There is nothing in it.
    case emptyFormat
    /// Something else has to stand at the place; nothing was found at the end of the format.
    case unexpected(found: Character?, expected: [Expectation])
    /// Signs that look like a relation and are none.
    case unknownRelation(String, suggestion: String?)
    /// A number too large to count with.
    case unusableNumber(String)
    /// A view that is not among those given, and the one with the most similar name.
    case unknownView(String, suggestion: String?)
    /// A metric that is not among those given, and the one with the most similar name.
    case unknownMetric(String, suggestion: String?)
    /// A size that is neither among the metrics nor among the views, and the one with the most
    /// similar name.
    case unknownSize(String, suggestion: String?)
    /// A view where only a number can stand: views measure views, not distances or priorities.
    case viewInsteadOfNumber(String)
    /// A metric that is infinite or not a number.
    case metricNotFinite(String)
    /// A priority that is not above 0 and at most 1000, as it was written.
    case priorityOutOfRange(String)
    /// “|” beside a view that is in no superview.
    case noSuperview(view: String)
    /// Options that formats of this direction cannot have.
    case misplacedOptions(VisualFormatOptions, Axis)
    /// Option bits that mean nothing.
    case unknownOptions(VisualFormatOptions)
  }

  /// What can stand at a place of a format.
  public enum Expectation: Hashable, Sendable, CaseIterable {
    /// `H:`
    case horizontal
    /// `V:`
    case vertical
    /// `:`
    case colon
    /// `|`
    case superview
    /// `[`
    case viewStart
    /// `]`
    case viewEnd
    /// `(`
    case listStart
    /// `)`
    case listEnd
    /// `,`
    case comma
    /// `-`
    case hyphen
    /// `@`
    case priority
    /// The name of a view.
    case viewName
    /// The name of a metric.
    case metricName
    /// A number.
    case number
    /// Nothing more.
    case end
  }
}
