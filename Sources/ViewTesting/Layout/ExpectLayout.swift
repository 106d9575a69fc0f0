// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// Fails the running test if required constraints of the tree conflict, after performing pending
/// layout.
///
/// The failure names each minimal conflicting set with the file and line of every constraint, the
/// one that was broken, and a change that resolves the conflict.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoConflicts(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.conflicts]), fileID, filePath, line, column)
}

/// Fails the running test if the constraints of the tree leave a position or size ambiguous, after
/// performing pending layout.
///
/// The failure names each ambiguity, its range, and what is missing.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoAmbiguity(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.ambiguities]), fileID, filePath, line, column)
}

/// Fails the running test if a label truncates its text, after performing pending layout.
///
/// The failure names each label, its size and the size it needs, and the constraints that determine
/// it.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoTruncatedText(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.truncatedText]), fileID, filePath, line, column)
}

/// Fails the running test if a node extends beyond its superview, after performing pending layout.
///
/// The failure names each node, the distance on each side, and the constraints that determine it.
/// The content of a scroll node may be outside its bounds.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNothingOutsideParent(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.outsideParent]), fileID, filePath, line, column)
}

/// Fails the running test if a node covers part of a sibling, after performing pending layout.
///
/// The failure names both nodes and the overlap, for at most three siblings per node.
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoOverlappingSiblings(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.overlappingSiblings]), fileID, filePath, line, column)
}

/// Fails the running test if a layout has conflicts, ambiguities, truncated text, nodes outside
/// their superviews, or overlapping siblings, after performing pending layout.
///
/// ```swift
/// @Test("the card is sound in every width", arguments: [320, 375, 430])
/// func card(width: CGFloat) {
///   let card = makeCard(width: width)
///   expectSoundLayout(of: card, except: [.overlappingSiblings])  // the badge lies on the photo
/// }
/// ```
///
/// - Parameters:
///   - root: The root of the checked subtree.
///   - exceptions: The checks to skip.
///   - fileID: The file of the test.
///   - filePath: The path of the test file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectSoundLayout(
  of root: ViewNode, except exceptions: Set<LayoutCheck> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let checks = Set(LayoutCheck.allCases).subtracting(exceptions)
  report(layoutFindings(in: root, checks), fileID, filePath, line, column)
}

/// Reports all findings as one failure, the most important first.
private func report(
  _ findings: [LayoutFinding], _ fileID: StaticString, _ filePath: StaticString, _ line: UInt,
  _ column: UInt
) {
  guard !findings.isEmpty else { return }
  let most = 20
  var message = findings.prefix(most).map(\.description).joined(separator: "\n")
  if findings.count > most { message += "\nand \(findings.count - most) more." }
  TestFailure.report(message, fileID: fileID, filePath: filePath, line: line, column: column)
}
