// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes
import ViewPictures

/// Fails the running test unless a node has the expected frame, after performing pending layout.
///
/// - Parameters:
///   - node: The node.
///   - expected: The frame, in points.
///   - accuracy: The tolerance for each edge, in points.
///   - ancestor: The node whose coordinates the frame is in, or `nil` for the superview.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectFrame(
  of node: ViewNode, equals expected: CGRect, accuracy: CGFloat = 0.001,
  in ancestor: ViewNode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard
    let difference = frameDifference(
      of: node, from: expected, accuracy: accuracy, in: ancestor)
  else { return }
  TestFailure.report(difference, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Returns a description of how a node's frame differs from the expected one, after performing
/// pending layout.
///
/// - Parameters:
///   - node: The node.
///   - expected: The frame, in points.
///   - accuracy: The tolerance for each edge, in points.
///   - ancestor: The node whose coordinates the frame is in, or `nil` for the superview.
/// - Returns: The difference in one sentence, or `nil` if there is none.
public func frameDifference(
  of node: ViewNode, from expected: CGRect, accuracy: CGFloat = 0.001,
  in ancestor: ViewNode? = nil
) -> String? {
  node.rootNode.layoutIfNeeded()
  let frame = ancestor.map { node.convert(node.bounds, to: $0) } ?? node.frame
  let edges = [
    frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
    frame.maxY - expected.maxY,
  ]
  // Written so that NaN is a difference.
  if edges.allSatisfy({ abs($0) <= accuracy }) { return nil }
  let motion = FrameMotion(from: expected, to: frame)
  return "\(node.debugName) is at \(FrameTree.Entry.text(of: frame)) "
    + "instead of \(FrameTree.Entry.text(of: expected)): \(motion.distances)"
}
