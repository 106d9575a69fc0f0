// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

@testable import ViewNodes
@testable import ViewTree

extension ViewNode {
  /// The frame that the mask of the node stands for, which isn't where constraints move the node
  /// against its mask.
  var givenFrame: CGRect {
    let frame = CGRect(origin: originStorage, size: boundsStorage.size)
    guard superview != nil, translatesAutoresizingMaskIntoConstraints,
      let engine = rootNode.ownEngine, engine.index(of: self) >= 0
    else { return frame }
    let known = engine.knownMaskRows(of: engine.index(of: self)).rows
    let total = superview?.givenFrame.size ?? .zero
    let (x, width) = given(known, 0, (frame.minX, frame.width), total.width, engine)
    let (y, height) = given(known, 4, (frame.minY, frame.height), total.height, engine)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Whether the mask gives the node a negative length, which the superview has become too small for.
  var hasImpossibleMask: Bool {
    guard let above = superview, translatesAutoresizingMaskIntoConstraints,
      let engine = rootNode.ownEngine, engine.index(of: self) >= 0
    else { return false }
    let known = engine.knownMaskRows(of: engine.index(of: self)).rows
    let total = above.givenFrame.size
    return total.width < length(known, 0, engine) || total.height < length(known, 4, engine)
  }

  /// Returns the sum of the margins that the rows of an axis keep, or 0 if they keep the length.
  private func length(_ rows: SIMD8<Int32>, _ axis: Int32, _ engine: LayoutEngine) -> CGFloat {
    let (start, end) = (rows[Int(axis + MaskRows.start)], rows[Int(axis + MaskRows.end)])
    guard start >= 0, end >= 0 else { return 0 }
    return -engine.solver.constant(ofRow: engine.solver.id(at: start))
      - engine.solver.constant(ofRow: engine.solver.id(at: end))
  }

  /// Returns the position and length that the rows of an axis give in a superview of a length.
  private func given(
    _ rows: SIMD8<Int32>, _ axis: Int32, _ written: (start: CGFloat, length: CGFloat),
    _ total: CGFloat, _ engine: LayoutEngine
  ) -> (CGFloat, CGFloat) {
    func constant(_ role: Int32) -> CGFloat? {
      let row = rows[Int(axis + role)]
      return row < 0 ? nil : -engine.solver.constant(ofRow: engine.solver.id(at: row))
    }
    let (start, end) = (constant(MaskRows.start), constant(MaskRows.end))
    if let start, let end { return (start, max(0, total - start - end)) }
    let length = constant(MaskRows.widthRole) ?? written.length
    if let end { return (total - end - length, length) }
    return (start ?? written.start, length)
  }
}
