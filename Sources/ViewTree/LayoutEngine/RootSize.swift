// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

/// The size of the root: set explicitly, fitted to the content, or determined by constraints.
final class RootSize {
  @exclusivity(unchecked) private var rows: (width: Int32, height: Int32) = (-1, -1)
  /// The explicit size of the root; 0 on an axis that fits the content.
  @exclusivity(unchecked) private var explicitSize: CGSize
  /// The size that the last layout wrote, or that was set since.
  @exclusivity(unchecked) private var knownSize: CGSize?

  init(explicitSize: CGSize) {
    self.explicitSize = explicitSize
  }

  /// A priority below all public ones.
  private static var lowestPriority: Double { 0.5 }

  func addRows(at index: Int32, in engine: LayoutEngine) {
    let entry = engine.items[Int(index)]
    let (wide, tall) = preferredLengths(in: engine)
    rows.width = engine.addOwn(
      Row(Term(1, entry.width), constant: -wide.length), .equal, priority: wide.priority, .root,
      index)
    rows.height = engine.addOwn(
      Row(Term(1, entry.height), constant: -tall.length), .equal, priority: tall.priority, .root,
      index)
  }

  private typealias PreferredLength = (length: Double, priority: Double)

  /// A root that follows its mask keeps its explicit size, fitting its content where that is zero;
  /// one that uses constraints keeps it only where nothing else determines the size.
  private func preferredLengths(in engine: LayoutEngine) -> (
    wide: PreferredLength, tall: PreferredLength
  ) {
    if case .fitting(let target, let horizontal, let vertical) = engine.purpose {
      return ((Double(target.width), horizontal), (Double(target.height), vertical))
    }
    let insets = engine.insets(at: engine.index(of: engine.root))
    let isFree = isFree(in: engine)
    func preferred(_ length: CGFloat, _ inset: CGFloat) -> PreferredLength {
      if isFree {
        return (max(0, Double(length - inset)), Self.lowestPriority)
      }
      return length > 0 ? (Double(length - inset), 1000) : (0, 50)
    }
    return (
      preferred(explicitSize.width, insets.left + insets.right),
      preferred(explicitSize.height, insets.top + insets.bottom)
    )
  }

  /// Whether constraints may change the size of the root; on a screen, they can't.
  func isFree(in engine: LayoutEngine) -> Bool {
    engine.rootPointer._withUnsafeGuaranteedRef {
      $0.passState.contains(.usesConstraints) && $0.rare?.screenTraits == nil
    }
  }

  func refresh(in engine: LayoutEngine) {
    let size = engine.root.boundsStorage.size
    // An axis that the last layout fitted is fitted again unless another length was set.
    let former = knownSize ?? CGSize(width: -1, height: -1)
    if size.width != former.width { explicitSize.width = size.width }
    if size.height != former.height { explicitSize.height = size.height }
    knownSize = size
    let (wide, tall) = preferredLengths(in: engine)
    engine.setConstant(-wide.length, of: rows.width)
    engine.setPriority(wide.priority, of: rows.width)
    engine.setConstant(-tall.length, of: rows.height)
    engine.setPriority(tall.priority, of: rows.height)
  }

  /// Sets the size that a layout determined.
  func write(_ found: CGSize, in engine: LayoutEngine) {
    var size = found
    if !isFree(in: engine) {
      let former = engine.rootPointer._withUnsafeGuaranteedRef { $0.boundsStorage.size }
      if explicitSize.width > 0 { size.width = former.width }
      if explicitSize.height > 0 { size.height = former.height }
    }
    knownSize = size
    engine.rootPointer._withUnsafeGuaranteedRef { $0.changeSize(to: size) }
  }
}
