// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Two fingers")
struct TwoFingerTests {
  /// A node that notes where two fingers are.
  private final class Board: ViewNode {
    private(set) var pairs: [(CGPoint, CGPoint)] = []
    private(set) var times: [Double] = []
    private var fingers: [Touch] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: ViewNodes.Event?) {
      fingers += touches.sorted { $0.location(in: self).x < $1.location(in: self).x }
      note()
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: ViewNodes.Event?) { note() }

    private func note() {
      guard fingers.count == 2 else { return }
      pairs.append((fingers[0].location(in: self), fingers[1].location(in: self)))
      times.append(fingers[0].timestamp)
    }

    var middles: [CGPoint] {
      pairs.map { CGPoint(x: ($0.0.x + $0.1.x) / 2, y: ($0.0.y + $0.1.y) / 2) }
    }
    var distances: [CGFloat] { pairs.map { hypot($0.1.x - $0.0.x, $0.1.y - $0.0.y) } }
    var angles: [CGFloat] { pairs.map { atan2($0.1.y - $0.0.y, $0.1.x - $0.0.x) } }
  }

  private func board() -> (Board, Screen) {
    let board = Board(frame: CGRect(x: 50, y: 50, width: 200, height: 100))
    board.isMultipleTouchEnabled = true
    let root = ViewNode()
    root.addSubview(board)
    let screen = Screen(size: CGSize(width: 300, height: 300), rootNode: root)
    screen.layoutIfNeeded()
    return (board, screen)
  }

  /// The steps between the values of a list, but the first.
  private func steps(_ values: [Double]) -> [Double] {
    zip(values.dropFirst(2), values.dropFirst()).map { $0 - $1 }
  }

  private func isEven(_ values: [Double]) -> Bool {
    values.allSatisfy { abs($0 - values[0]) < 1e-6 } && values.count > 5
  }

  @Test("fingers that pinch move apart evenly around the middle", arguments: [2, 0.5] as [CGFloat])
  func pinch(scale: CGFloat) throws {
    let (board, screen) = board()
    try screen.pinch(board, scale: scale, duration: 0.5)
    #expect(board.middles.allSatisfy { abs($0.x - 100) < 1e-6 && abs($0.y - 50) < 1e-6 })
    #expect(board.angles.allSatisfy { abs($0) < 1e-6 })
    #expect(isEven(steps(board.distances.map { Double($0) })))
    #expect(isEven(steps(board.times)))
    let last = try #require(board.distances.last)
    #expect(abs(last / board.distances[1] - scale) < 1e-6)
  }

  @Test("fingers that rotate keep their distance", arguments: [1.5, -1] as [CGFloat])
  func rotate(angle: CGFloat) throws {
    let (board, screen) = board()
    try screen.rotate(board, by: angle, duration: 0.5)
    #expect(board.middles.allSatisfy { abs($0.x - 100) < 1e-6 && abs($0.y - 50) < 1e-6 })
    #expect(board.distances.allSatisfy { abs($0 - 50) < 1e-6 })
    #expect(isEven(steps(board.angles.map { Double($0) })))
    #expect(isEven(steps(board.times)))
    #expect(abs((board.angles.last ?? 0) - angle) < 1e-6)
  }

  @Test(
    "a pinch begins as far from its scale as the gesture needs, and in four fifths of the node",
    arguments: [
      (200, 100, 2, 40, 80, -1), (100, 200, 2, 40, 80, -1), (200, 100, 1, 80, 80, -1),
      (200, 100, 0.5, 80, 40, 1), (90, 300, 0.5, 72, 36, 1), (30, 30, 2, 24, 48, -1),
      (45, 45, 1.25, 32, 40, -1), (200, 100, 8, 24, 192, -1),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func pinchDistances(
    width: CGFloat, height: CGFloat, scale: CGFloat, first: CGFloat, last: CGFloat, side: CGFloat
  ) throws {
    let (board, screen) = board()
    board.frame.size = CGSize(width: width, height: height)
    try screen.pinch(board, scale: scale)
    #expect(board.pairs.count == 12)
    #expect(abs(board.distances[0] - first - side * PinchGestureRecognizer.slop) < 1e-6)
    #expect(abs(board.distances[1] - first) < 1e-6)
    #expect(abs((board.distances.last ?? 0) - last) < 1e-6)
  }

  @Test(
    "a rotation begins a little on the other side, in half of the node, and takes small steps",
    arguments: [
      (200, 100, 1, 50, 10), (100, 300, -1, 50, 10), (45, 45, 1, 40, 10), (200, 100, 5.4, 50, 10),
      (200, 100, 5.5, 50, 11), (200, 100, -8, 50, 16),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Int)])
  func rotationDistances(
    width: CGFloat, height: CGFloat, angle: CGFloat, distance: CGFloat, steps: Int
  ) throws {
    let (board, screen) = board()
    board.frame.size = CGSize(width: width, height: height)
    try screen.rotate(board, by: angle)
    #expect(board.pairs.count == steps + 2)
    #expect(board.distances.allSatisfy { abs($0 - distance) < 1e-6 })
    let hint = RotationGestureRecognizer.slop * 1.001 * (angle < 0 ? 1 : -1)
    #expect(abs(board.angles[0] - hint) < 1e-6 && abs(board.angles[1]) < 1e-6)
  }
}
