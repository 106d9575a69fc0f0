// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes
import ViewPictures

/// Returns the problems with the layout of a tree, after performing pending layout, without failing
/// a test.
///
/// Hidden nodes and the internal subviews of controls, bars, and tables are ignored. The content of
/// a scroll node may be outside its bounds.
///
/// - Parameters:
///   - root: The root of the checked subtree. Conflicts and ambiguities are those of the whole
///     tree.
///   - checks: The checks to perform; all by default.
/// - Returns: The findings, by kind and in tree order.
/// - Complexity: O(*n* log *n*), where *n* is the number of nodes, plus the cost of explaining the
///   findings.
public func layoutFindings(
  in root: ViewNode, _ checks: Set<LayoutCheck> = Set(LayoutCheck.allCases)
) -> [LayoutFinding] {
  var findings: [LayoutFinding] = []
  root.rootNode.layoutIfNeeded()
  if checks.contains(.conflicts) || checks.contains(.ambiguities) {
    let report = root.layoutReport()
    if checks.contains(.conflicts) { findings += report.conflicts.map { .conflict($0) } }
    if checks.contains(.ambiguities) {
      // What is left of a height that was rounded up to a pixel can't be seen.
      let pixel = 1 / Double(root.traitCollection.displayScale)
      findings += report.ambiguities.filter { !($0.most - $0.least < pixel) }
        .map { .ambiguity($0) }
    }
  }
  guard !checks.isDisjoint(with: [.truncatedText, .outsideParent, .overlappingSiblings]) else {
    return findings
  }
  let scan = LayoutScan(of: root)
  if checks.contains(.truncatedText) {
    for cut in scan.cutTexts {
      findings.append(
        .truncatedText(
          node: path(of: cut.label), text: cut.label.text ?? "", size: cut.label.bounds.size,
          needed: cut.needed,
          because: reasons(
            cut.label,
            cut.needed.height > cut.label.bounds.height + 0.5
              ? .height : .width, findings.count)))
    }
  }
  if checks.contains(.outsideParent) {
    for overhang in scan.overhangs {
      findings.append(
        .outsideParent(
          node: path(of: overhang.node), parent: overhang.parent.debugName,
          by: overhang.insets.positive,
          because: reasons(overhang.node, overhang.insets.largest, findings.count)))
    }
  }
  if checks.contains(.overlappingSiblings) {
    for overlap in scan.overlaps {
      findings.append(
        .overlappingSiblings(
          node: path(of: overlap.node), sibling: overlap.sibling.debugName, area: overlap.area))
    }
  }
  return findings
}

/// Returns the constraints that determine an edge or dimension; empty for a frame that was set, and
/// if there are many findings, because each explanation is costly.
private func reasons(
  _ node: ViewNode, _ attribute: LayoutAttribute, _ findingCount: Int
) -> [WrittenConstraint] {
  findingCount < 20 ? node.explain(attribute).constraints : []
}

/// Returns the path of a node: the names of its last few ancestors and its own.
private func path(of node: ViewNode) -> String {
  var names: [String] = []
  var current: ViewNode? = node
  while let next = current, names.count < 5 {
    names.append(next.debugName)
    current = next.superview
  }
  return (current == nil ? "" : "… > ") + names.reversed().joined(separator: " > ")
}

extension EdgeInsets {
  /// The insets with negative values replaced with zero.
  fileprivate var positive: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }

  /// The edge with the largest inset.
  fileprivate var largest: LayoutAttribute {
    let sides: [(CGFloat, LayoutAttribute)] = [
      (top, .top), (left, .left), (bottom, .bottom), (right, .right),
    ]
    return sides.reduce(sides[0]) { $1.0 > $0.0 ? $1 : $0 }.1
  }
}
