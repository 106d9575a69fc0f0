// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutConstraint {
  /// The name that UIKit nests in `NSLayoutConstraint`.
  public typealias FormatOptions = VisualFormatOptions

  /// The constraints, not yet active, that a line of text describes like a picture.
  ///
  /// ```swift
  /// try LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[photo(40)]-16-[title(>=80)]-|", views: ["photo": photo, "title": title])
  /// ```
  ///
  /// `H:` goes along the reading direction and may be left out, `V:` downward. `|` is the
  /// superview, `[name]` a view or guide. Neighbors touch, or are apart by `-` (8 points; the
  /// layout margin toward the superview), `-16-`, `-gap-` with a metric, or `-(>=8,<=16@750)-`.
  /// `[a(>=50,<=70)]` and `[b(==a)]` measure a view. A name is looked up in the metrics first, then
  /// in the views.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - options: How neighbors are aligned, and what distances are measured between.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Nodes and guides by name. Those beside `|` have to be in their superview already.
  ///   - fileID: The place in the code that the constraints remember.
  ///   - line: The place in the code that the constraints remember.
  /// - Returns: The constraints in the order of the text.
  /// - Throws: What is wrong with the text, a name or an option, with the column.
  /// - Complexity: Linear in the text.
  @_disfavoredOverload  // where UIKitCompatibility is imported, its way of reporting mistakes holds
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
  /// The constraints of a format; see
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
