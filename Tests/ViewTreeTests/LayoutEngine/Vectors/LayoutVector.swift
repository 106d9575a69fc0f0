// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A small layout with its expected frames, left to right and before rounding.
nonisolated struct LayoutVector: CustomTestStringConvertible, Sendable {
  /// A tree and the nodes whose frames are compared.
  struct Built {
    var root: ViewNode
    var nodes: [ViewNode]
  }

  var name: String
  /// The size of the root.
  var size: CGSize
  /// The frames of the nodes, relative to the root's origin.
  var frames: [CGRect]
  /// The number of constraints that have to be broken.
  var conflicts = 0
  var build: TreeWork<Built>

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ frames: [[CGFloat]], conflicts: Int = 0,
    build: @escaping TreeWork<Built>
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.frames = frames.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    self.conflicts = conflicts
    self.build = build
  }

  var testDescription: String { name }

  /// Returns a frame with each edge rounded to pixels, half a pixel up, and mirrored first in
  /// right-to-left layouts.
  func expected(_ place: Int, isRightToLeft: Bool, scale: CGFloat) -> CGRect {
    var frame = frames[place]
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let (left, top) = (pixel(frame.minX), pixel(frame.minY))
    return CGRect(
      x: left, y: top, width: pixel(frame.maxX) - left, height: pixel(frame.maxY) - top)
  }
}

@Suite("Frames as on iOS")
struct LayoutVectorTests {
  nonisolated static let all = LayoutVector.rows + LayoutVector.columns + LayoutVector.constraints

  @Test("match in both layout directions, at one, two, and three pixels per point", arguments: all)
  func frames(vector: LayoutVector) {
    for isRightToLeft in [false, true] {
      for scale in [1, 2, 3] as [CGFloat] {
        let built = vector.build()
        var conflicts = 0
        built.root.layoutDiagnosticsHandler = { _ in conflicts += 1 }
        built.root.traitOverrides = TraitCollection(
          traitsFrom: [
            TraitCollection(displayScale: scale),
            TraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
          ])
        built.root.layoutIfNeeded()
        let place = "\(isRightToLeft ? "right to left" : "left to right") at \(Int(scale))x"
        #expect(conflicts == vector.conflicts, "\(place)")
        #expect(
          close(CGRect(origin: .zero, size: built.root.bounds.size), rootFrame(vector, scale)))
        for (index, node) in built.nodes.enumerated() {
          let frame = node.convert(node.bounds, to: built.root)
          let wanted = vector.expected(index, isRightToLeft: isRightToLeft, scale: scale)
          #expect(close(frame, wanted), "node \(index), \(place): \(frame), expected \(wanted)")
        }
      }
    }
  }

  private func rootFrame(_ vector: LayoutVector, _ scale: CGFloat) -> CGRect {
    func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.5 + 1e-6).rounded(.down) / scale }
    return CGRect(x: 0, y: 0, width: pixel(vector.size.width), height: pixel(vector.size.height))
  }

  private func close(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }
}
