// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextAreaNode {
  /// The attributes in which links are drawn: by default, the tint color.
  @_disfavoredOverload
  public final var linkTextAttributes: TextAttributes {
    get { ownLinkAttributes ?? TextAttributes(foregroundColor: shownTint) }
    set { ownLinkAttributes = newValue }
  }

  /// Tells the delegate that the link at a point was tapped, and returns whether there is one.
  ///
  /// As in UIKit, links of text that can be edited or can't be selected aren't tapped.
  final func linkWasTapped(at point: CGPoint) -> Bool {
    guard isSelectable, !isEditable, let offset = character(at: point),
      let (url, range) = link(at: offset)
    else { return false }
    _ = textDelegate?.textView(
      self, shouldInteractWith: url, in: NSRange(location: range.lowerBound, length: range.count),
      interaction: .invokeDefaultAction)
    return true
  }

  /// Returns the offset of the character at a point, or `nil` beside the text.
  private func character(at point: CGPoint) -> Int? {
    guard let closest = closestPosition(to: point)?.offset else { return nil }
    return [closest, offset(closest, movedBy: -1)].first { start in
      let range = start..<max(offset(start, movedBy: 1), start)
      return highlights(range, from: -.infinity, to: .infinity).contains { $0.contains(point) }
    }
  }

  /// Returns the link at an offset, and its range in UTF-16 units in its paragraph.
  private func link(at offset: Int) -> (url: URL, range: Range<Int>)? {
    let index = paragraphs.index(at: offset)
    let (paragraph, start) = (paragraphs.all[index], paragraphs.start(of: index))
    guard case .attributed(let text) = paragraph.content, offset >= start,
      offset - start < paragraph.textLength
    else { return nil }
    let string = text.string
    let position = string.utf16.index(string.startIndex, offsetBy: offset - start)
    let run = text.runs.index(containing: string[..<position].count)
    guard text.runs.indices.contains(run), let url = text.runs[run].attributes.link else {
      return nil
    }
    func isSame(_ run: AttributedText.Run) -> Bool { run.attributes.link == url }
    let first = text.runs[...run].reversed().prefix(while: isSame).last ?? text.runs[run]
    let last = text.runs[run...].prefix(while: isSame).last ?? text.runs[run]
    let lower = string.index(string.startIndex, offsetBy: first.range.lowerBound)
    let upper = string.index(lower, offsetBy: last.range.upperBound - first.range.lowerBound)
    return (
      url,
      start + lower.utf16Offset(in: string)..<start + upper.utf16Offset(in: string)
    )
  }
}
