// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The sentences that describe the findings of a scan.
package enum LayoutWording {
  /// Returns a description of a node that extends beyond its superview by the insets.
  package static func overhang(of node: String, in parent: String, by insets: EdgeInsets) -> String
  {
    let sides = [
      (insets.top, "above"), (insets.left, "to the left"), (insets.bottom, "below"),
      (insets.right, "to the right"),
    ]
    let amounts = sides.filter { $0.0 > 0 }.map { "\(number($0.0)) pt \($0.1)" }
    return "\(node) extends beyond \(parent): \(amounts.joined(separator: ", "))."
  }

  /// Returns a description of a label that is too small for its text.
  package static func cutText(
    of node: String, _ text: String, size: CGSize, needed: CGSize
  ) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let excerpt = line.count > 60 ? line.prefix(59) + "…" : line
    return "\(node) does not show all of “\(excerpt)”: "
      + "it is \(self.size(size)) and needs \(self.size(needed))."
  }

  /// Returns a description of a node that covers part of its sibling.
  package static func overlap(of node: String, over sibling: String, area: CGRect) -> String {
    "\(node) covers \(size(area.size)) of \(sibling), at (\(number(area.minX)), \(number(area.minY)))."
  }

  /// Returns a description of a constraint that isn't satisfied.
  package static func dropped(_ constraint: WrittenConstraint) -> String {
    "Dropped: \(constraint)"
  }

  private static func number(_ value: CGFloat) -> String { Algebra.number(Double(value)) }

  private static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height)) pt"
  }
}
