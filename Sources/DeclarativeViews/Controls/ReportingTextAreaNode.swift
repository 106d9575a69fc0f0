// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A text area that reports edits and, as a field, grows up to a number of lines.
final class ReportingTextAreaNode: TextAreaNode, TextAreaNodeDelegate, WrappingNode, FocusableNode {
  var onChange: ((String) -> Void)?
  var onFocusChange: ((_ isFocused: Bool) -> Void)?
  /// The minimum and maximum height, as numbers of lines; nil if the text scrolls in whatever
  /// height the node has.
  private var lines: (least: Int, most: Int?)?

  func textViewDidBeginEditing(_ textView: TextAreaNode) { onFocusChange?(true) }

  func textViewDidEndEditing(_ textView: TextAreaNode) { onFocusChange?(false) }

  func textViewDidChange(_ textView: TextAreaNode) {
    onChange?(textView.text)
  }

  /// Makes the area as tall as its text, within limits; text beyond the upper limit scrolls.
  func limitLines(from least: Int, to most: Int?) {
    let most = most.map { max($0, 1, least) }
    guard lines == nil || lines?.least != least || lines?.most != most else { return }
    lines = (least, most)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    guard lines != nil else { return super.intrinsicContentSize }
    var size = sizeThatFits(.zero)
    size.height = limited(size.height)
    return size
  }

  func wrappedHeight(forWidth width: CGFloat) -> CGFloat? {
    guard lines != nil else { return nil }
    return limited(sizeThatFits(CGSize(width: max(width, 0.01), height: 0)).height)
  }

  override func layoutSubviews() {
    if lines != nil {
      // Text beyond the line limit can be scrolled to.
      let overflows = sizeThatFits(bounds.size).height > bounds.height + 1
      if isScrollEnabled != overflows { isScrollEnabled = overflows }
    }
    super.layoutSubviews()
  }

  private func limited(_ height: CGFloat) -> CGFloat {
    guard let lines, let font else { return height }
    func textHeight(ofLines count: Int) -> CGFloat {
      LineCount.height(count, font, displayScale: pixelsPerPoint)
    }
    let most = lines.most.map { textHeight(ofLines: $0) } ?? .infinity
    return max(min(height, most), textHeight(ofLines: lines.least))
  }
}
