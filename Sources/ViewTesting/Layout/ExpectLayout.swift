// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// Fails the running test if required constraints of the tree contradict each other, after a layout if one is pending.
///
/// The report names each minimal set with the file and line of every constraint, the one that was
/// dropped, and a change that would settle it.
///
/// - Parameters:
///   - root: The top of what is looked at.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoConflicts(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.conflicts]), fileID, filePath, line, column)
}

/// Fails the running test if the constraints of the tree leave a position or length open, after a layout if one is pending.
///
/// The report names each, its free range and what is missing.
///
/// - Parameters:
///   - root: The top of what is looked at.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoAmbiguity(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.ambiguities]), fileID, filePath, line, column)
}

/// Fails the running test if a label does not show all of its text, after a layout if one is pending.
///
/// The report names each label, the size it has and the one it needs, and the constraints that decided it.
///
/// - Parameters:
///   - root: The top of what is looked at.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoTruncatedText(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.truncatedText]), fileID, filePath, line, column)
}

/// Fails the running test if a node reaches out of its superview, after a layout if one is pending.
///
/// The report names each node, how far it reaches out on which side, and the constraints that put it there.
/// What a scroll node contains may lie outside of it.
///
/// - Parameters:
///   - root: The top of what is looked at.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNothingOutsideParent(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.outsideParent]), fileID, filePath, line, column)
}

/// Fails the running test if a node covers a part of a sibling, after a layout if one is pending.
///
/// The report names both, and the part that is covered. At most three siblings are named for a node.
///
/// - Parameters:
///   - root: The top of what is looked at.
///   - fileID: The test's file.
///   - filePath: The test's file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectNoOverlappingSiblings(
  in root: ViewNode, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  report(layoutFindings(in: root, [.overlappingSiblings]), fileID, filePath, line, column)
}

/// Fails the running test if anything is wrong with a layout, after a layout if one is pending: conflicts,
/// ambiguities, truncated text, nodes outside their superviews, siblings that cover each other.
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
///   - root: The top of what is looked at.
///   - exceptions: What is wanted here and not looked for.
///   - fileID: The test's file.
///   - filePath: The test's file.
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

/// One failure for all findings, the most important first.
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
