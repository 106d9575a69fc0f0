// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKitCompatibility

@Suite("Transforms in space")
struct SpatialTransformTests {
  /// A point in space that is transformed, as a row before the matrix.
  private func moved(_ point: [CGFloat], by transform: CATransform3D) -> [CGFloat] {
    let vector = point + [1]
    let rows = transform.rows
    return (0..<3).map { column in
      (0..<4).reduce(CGFloat(0)) { $0 + vector[$1] * rows[$1][column] }
    }
  }

  private func isClose(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("a quarter turn about an axis turns the next axis to the one after it")
  func quarters() {
    let axes: [[CGFloat]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    for number in 0..<3 {
      let axis = axes[number]
      let (next, last) = (axes[(number + 1) % 3], axes[(number + 2) % 3])
      let turn = CATransform3DMakeRotation(.pi / 2, 4 * axis[0], 4 * axis[1], 4 * axis[2])
      #expect(isClose(moved(axis, by: turn), axis))
      #expect(isClose(moved(next, by: turn), last))
      #expect(isClose(moved(last, by: turn), next.map { -$0 }))
    }
  }

  @Test("a third of a turn about the diagonal exchanges the axes")
  func diagonal() {
    let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    #expect(isClose(moved([1, 2, 3], by: turn), [3, 1, 2]))
    let back = CATransform3DMakeRotation(-2 * .pi / 3, 1, 1, 1)
    #expect(isClose(moved([1, 2, 3], by: back), [2, 3, 1]))
  }

  @Test("a turn about any axis leaves the axis and all lengths as they are")
  func anyAxis() {
    let axis: [CGFloat] = [1, -2, 3]
    for angle in [0.3, 1, 2.5, -1.2] as [CGFloat] {
      let turn = CATransform3DMakeRotation(angle, axis[0], axis[1], axis[2])
      #expect(isClose(moved(axis, by: turn), axis))
      let trace = turn.m11 + turn.m22 + turn.m33
      let expected = 1 + 2 * CGFloat(cos(Double(angle)))
      #expect(abs(trace - expected) < 1e-9)
      let back = CATransform3DRotate(turn, -angle, axis[0], axis[1], axis[2])
      #expect(isClose(back.rows.flatMap { $0 }, CATransform3DIdentity.rows.flatMap { $0 }))
      let lengths = turn.rows.map { row in row.reduce(0) { $0 + $1 * $1 } }
      #expect(isClose(lengths, [1, 1, 1, 1]))
    }
  }

  @Test("a turn about no axis, or by no angle, changes nothing")
  func unusable() {
    for turn in [
      CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DMakeRotation(.nan, 0, 0, 1),
      CATransform3DMakeRotation(.infinity, 1, 0, 0), CATransform3DMakeRotation(1, .nan, 0, 0),
      CATransform3DMakeRotation(1, .infinity, 0, 0),
    ] {
      #expect(CATransform3DIsIdentity(turn))
    }
  }

  @Test("what is added to a transform is applied before it")
  func order() {
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect(moved([1, 1, 1], by: scaled) == [2, 3, 4])
    #expect(moved([1, 1, 1], by: CATransform3DTranslate(scaled, 1, 2, 3)) == [4, 9, 16])
    let shifted = CATransform3DMakeTranslation(1, 2, 3)
    #expect(moved([1, 1, 1], by: shifted) == [2, 3, 4])
    #expect(moved([1, 1, 1], by: CATransform3DScale(shifted, 2, 3, 4)) == [3, 5, 7])
    #expect(CATransform3DConcat(scaled, shifted) == CATransform3DScale(shifted, 2, 3, 4))
    #expect(!CATransform3DEqualToTransform(scaled, shifted))
    #expect(CATransform3DEqualToTransform(scaled, CATransform3DMakeScale(2, 3, 4)))
  }

  @Test("a transform is of the plane unless another element differs from those of the identity")
  func planes() {
    let paths: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    let inPlane: Set<Int> = [0, 1, 4, 5, 12, 13]
    for (number, path) in paths.enumerated() {
      var transform = CATransform3DIdentity
      transform[keyPath: path] += 0.5
      #expect(CATransform3DIsAffine(transform) == inPlane.contains(number), "\(number)")
      #expect(!CATransform3DIsIdentity(transform))
      #expect(transform.rows.flatMap { $0 }[number] == transform[keyPath: path])
      #expect(CATransform3D(rows: transform.rows) == transform)
    }
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
  }
}
