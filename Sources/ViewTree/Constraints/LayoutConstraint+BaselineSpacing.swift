// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A constraint whose constant follows the system spacing between the baselines of two texts.
package struct BaselineSpacing {
  fileprivate weak var constraint: LayoutConstraint?
  fileprivate let multiplier: CGFloat
  /// The constant that was last set; once client code sets another, that one stays.
  fileprivate var constant: CGFloat
}

extension LayoutConstraint {
  /// Sets the constant of a constraint between two baselines to the system spacing, which follows
  /// the font of the text below; other constraints keep their constants.
  package final func useBaselineSpacing(times multiplier: CGFloat) {
    guard firstAttribute.isBaseline, secondAttribute.isBaseline, multiplier.isFinite,
      let node = firstItem as? ViewNode, let spacing = node.nodeContent?.contentBaselineSpacing
    else { return }
    constant = multiplier * spacing
    node.rareState.follow(
      BaselineSpacing(constraint: self, multiplier: multiplier, constant: constant))
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension ViewNode.RareState {
  fileprivate func follow(_ spacing: BaselineSpacing) {
    // Now and then, so that adding many stays linear.
    let count = baselineSpacings.count
    if count >= 8, count & (count - 1) == 0 {
      baselineSpacings.removeAll { $0.constraint == nil }
    }
    baselineSpacings.append(spacing)
  }

  /// Updates the constraints for a changed font.
  func updateBaselineSpacings(of node: ViewNode) {
    guard let spacing = node.nodeContent?.contentBaselineSpacing else { return }
    var index = 0
    // Not over the indices, as an override of a constant can create and release constraints.
    while index < baselineSpacings.count {
      let entry = baselineSpacings[index]
      let constant = entry.multiplier * spacing
      if let constraint = entry.constraint, constraint.constant == entry.constant,
        constant != entry.constant
      {
        baselineSpacings[index].constant = constant
        constraint.constant = constant
      }
      index += 1
    }
  }
}
