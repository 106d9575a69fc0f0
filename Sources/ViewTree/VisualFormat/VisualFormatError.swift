// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The reason why a visual format string is invalid, and its location.
///
/// UIKit traps in these cases.
public nonisolated struct VisualFormatError: Error, Hashable, Sendable {
  /// The format string.
  public var format: String
  /// The column of the error, counted in characters from 1, or `nil` for errors in the options.
  public var column: Int?
  /// The reason for the error.
  public var reason: Reason

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - format: The format string.
  ///   - column: The column of the error, counted in characters from 1, or `nil` for errors in the
  ///     options.
  ///   - reason: The reason for the error.
  public init(format: String, column: Int?, reason: Reason) {
    self.format = format
    self.column = column
    self.reason = reason
  }

  /// The reason why a format is invalid.
  public nonisolated enum Reason: Hashable, Sendable {
    /// The format is empty.
    case emptyFormat
    /// The character at the column is unexpected; `found` is `nil` at the end of the format.
    case unexpected(found: Character?, expected: [Expectation])
    /// The operator isn't a relation.
    case unknownRelation(String, suggestion: String?)
    /// The number is too large.
    case unusableNumber(String)
    /// The view isn't among those given; the suggestion is the one with the most similar name.
    case unknownView(String, suggestion: String?)
    /// The metric isn't among those given; the suggestion is the one with the most similar name.
    case unknownMetric(String, suggestion: String?)
    /// The size is neither a metric nor a view; the suggestion is the one with the most similar
    /// name.
    case unknownSize(String, suggestion: String?)
    /// A view was used where a number is required: views can constrain sizes, not distances or
    /// priorities.
    case viewInsteadOfNumber(String)
    /// The metric isn't finite.
    case metricNotFinite(String)
    /// The priority isn't above 0 and at most 1000; the value is as written.
    case priorityOutOfRange(String)
    /// The format contains “|” next to a view without a superview.
    case noSuperview(view: String)
    /// The options aren't valid for this axis.
    case misplacedOptions(VisualFormatOptions, Axis)
    /// The options contain undefined bits.
    case unknownOptions(VisualFormatOptions)
  }

  /// An element that is valid at a position in a format.
  public nonisolated enum Expectation: Hashable, Sendable, CaseIterable {
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
    /// The end of the format.
    case end
  }
}
