// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutConstraint {
  /// The options type, under the name that UIKit nests in `NSLayoutConstraint`.
  public typealias FormatOptions = VisualFormatOptions

  /// Returns inactive constraints described by a visual format string.
  ///
  /// ```swift
  /// try LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[photo(40)]-16-[title(>=80)]-|", views: ["photo": photo, "title": title])
  /// ```
  ///
  /// `H:` (the default) arranges items in the layout direction, `V:` downward. `|` is the
  /// superview, `[name]` a view or guide. Adjacent items touch, or are separated by `-` (8 points,
  /// or the layout margin toward the superview), `-16-`, `-gap-` with a metric, or
  /// `-(>=8,<=16@750)-`. `[a(>=50,<=70)]` and `[b(==a)]` constrain the size of a view. Names are
  /// looked up first in the metrics, then in the views.
  ///
  /// - Parameters:
  ///   - format: The visual format string.
  ///   - options: The alignment of items, and the edges or baselines that distances refer to.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Nodes and guides by name. Those next to `|` must already have a superview.
  ///   - fileID: The file recorded in the constraints.
  ///   - line: The line recorded in the constraints.
  /// - Returns: The constraints, in the order of the format.
  /// - Throws: `VisualFormatError` with the column if the syntax, a name, or an option is invalid.
  /// - Complexity: O(*n*), where *n* is the length of the format.
  @_disfavoredOverload  // UIKitCompatibility's nonthrowing variant takes precedence.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: CGFloat]? = nil, views: [String: LayoutItem],
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    try VisualFormatReader.constraints(
      format, options, metrics ?? [:], views, fileID: fileID, line: line)
  }
}

extension VisualFormatReader {
  /// Returns the constraints of a format; see
  /// ``LayoutConstraint/constraints(withVisualFormat:options:metrics:views:fileID:line:)``.
  package static func constraints(
    _ format: String, _ options: VisualFormatOptions, _ metrics: [String: CGFloat],
    _ views: [String: LayoutItem], fileID: StaticString, line: UInt
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var reader = VisualFormatReader(format)
    let parsed = try reader.read()
    var writer = VisualFormatWriter(
      format: format, options: options, metrics: metrics, views: views, fileID: fileID, line: line)
    return try writer.write(parsed)
  }
}
