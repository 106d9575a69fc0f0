// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

extension LayoutConstraint {
  /// Returns inactive constraints described by a visual format string, with UIKit's types.
  ///
  /// UIKit traps if the format is invalid. Here, the error is reported to the views' tree, with its
  /// location in the format and in the code, and the result is empty. With `ViewNodes` or
  /// `ViewFactory` alone, the method of the same name throws.
  ///
  /// - Parameters:
  ///   - format: The visual format string.
  ///   - options: The alignment of items, and the edges or baselines that distances refer to.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Views and guides by name.
  ///   - fileID: The file recorded in the constraints.
  ///   - line: The line recorded in the constraints.
  /// - Returns: The constraints, in the order of the format.
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
      // Any view represents the tree; the first by name makes the choice deterministic.
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
