// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes
import ViewPictures

/// Fails the running test if a node, after a layout if one is pending, does not lie where expected.
///
/// - Parameters:
///   - node: The node.
///   - expected: The frame, in points.
///   - accuracy: How far each edge may be off, in points.
///   - ancestor: The node whose coordinates the frame is in; the superview's if `nil`.
///   - fileID: The test's file.
///   - filePath: The test's file.
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

/// Says how a node lies differently from what is expected, after a layout if one is pending; `nil`
/// if it does not.
///
/// - Parameters:
///   - node: The node.
///   - expected: The frame, in points.
///   - accuracy: How far each edge may be off, in points.
///   - ancestor: The node whose coordinates the frame is in; the superview's if `nil`.
/// - Returns: The difference in a sentence, or `nil`.
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
  // Written so that a number that is not one is a difference.
  if edges.allSatisfy({ abs($0) <= accuracy }) { return nil }
  let motion = FrameMotion(from: expected, to: frame)
  return "\(node.debugName) is at \(FrameTree.Entry.text(of: frame)) "
    + "instead of \(FrameTree.Entry.text(of: expected)): \(motion.distances)"
}
