// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The lines of a lazy container that are at an edge of its visible part instead of at their place.
///
/// There are two at most: the header of the first visible section, and the footer of the last one.
struct LinePins: Equatable {
  /// Where the lines start.
  private(set) var starts: [Int: CGFloat] = [:]

  /// Creates an empty value.
  init() {}

  /// Finds the lines.
  ///
  /// - Parameters:
  ///   - pinned: The views that stay in the visible part.
  ///   - start: Where the visible part starts.
  ///   - end: Where it ends.
  ///   - lines: The lines.
  ///   - lengths: Their lengths.
  init(
    _ pinned: PinnedScrollableViews, from start: CGFloat, to end: CGFloat, in lines: LazyLines,
    _ lengths: LineLengths
  ) {
    guard !pinned.isEmpty, lines.count > 0, lengths.estimate != nil else { return }
    if pinned.contains(.sectionHeaders) {
      let section = lines.section(around: lengths.line(at: start))
      if let header = section.header {
        let last = section.lines.upperBound - 1
        let sectionEnd = lengths.start(of: last) + lengths.length(of: last)
        let place = min(start, sectionEnd - lengths.length(of: header))
        if place > lengths.start(of: header) { starts[header] = place }
      }
    }
    if pinned.contains(.sectionFooters) {
      let section = lines.section(around: lengths.line(at: end))
      if let footer = section.footer {
        // It doesn't cover the header of its section.
        var sectionStart = lengths.start(of: section.lines.lowerBound)
        if let header = section.header { sectionStart += lengths.length(of: header) }
        let place = max(end - lengths.length(of: footer), sectionStart)
        if place < lengths.start(of: footer) { starts[footer] = place }
      }
    }
  }
}

/// A node around a header or footer in front of rows, which keeps touches from them.
final class PinnedEdgeNode: ViewNode {}

extension LayoutTree {
  /// Returns the insets of the scroll view around a node that scrolls along an axis, at the start
  /// and the end of its content.
  func scrollInsets(around node: Int, _ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    guard let scroll = scrollNode(around: node, axis),
      let element = nodes[scroll].element as? ScrollElement
    else { return (0, 0) }
    let insets = element.state.node.adjustedContentInset
    if axis == .vertical { return (insets.top, insets.bottom) }
    let isMirrored = environment(of: node).layoutDirection == .rightToLeft
    return isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  /// Returns the frame of a node as it is when no line of a lazy container around it is at an edge
  /// of the visible part.
  func frameInPlace(of node: Int) -> CGRect {
    var frame = nodes[node].frame
    var next = node
    while next >= 0, nodes[next].parent >= 0 {
      let parent = nodes[next].parent
      if let lazy = nodes[parent].element as? LazyElement,
        let shift = lazy.shift(ofSlot: next, parent, in: self)
      {
        frame = frame.offsetBy(dx: shift.width, dy: shift.height)
      }
      next = parent
    }
    return frame
  }
}
