// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

extension LayoutConstraint {
  /// The constraints, not yet active, that a visual format describes, with UIKit's types.
  ///
  /// UIKit stops the program at a wrong format. Here the mistake is reported to the tree of the
  /// views, with its place in the format and in the code, and there are no constraints. With
  /// `ViewNodes` or `ViewFactory` alone the method of the same name throws.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - options: How neighbors are aligned, and what distances are measured between.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Views and guides by name.
  ///   - fileID: The place in the code that the constraints remember.
  ///   - line: The place in the code that the constraints remember.
  /// - Returns: The constraints in the order of the text.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? LayoutItem }
    let numbers = (metrics ?? [:]).compactMapValues(number)
    do throws(VisualFormatError) {
      return try VisualFormatReader.constraints(
        format, options, numbers, items, fileID: fileID, line: line)
    } catch {
      // Any of the views stands for their tree; the first by name, so that it is always the same.
      let nodes = items.keys.sorted().compactMap { items[$0]?.owningNode }
      (nodes.first ?? ViewNode()).report(
        .wrongVisualFormat(error, fileID: "\(fileID)", line: line))
      return []
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
