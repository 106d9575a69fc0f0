// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

@testable import ViewTree

/// A node with baselines at fixed distances.
final class LinedNode: ViewNode {
  let natural: CGSize
  private let first: CGFloat
  private let last: CGFloat

  init(_ width: CGFloat, _ height: CGFloat, first: CGFloat, last: CGFloat) {
    natural = CGSize(width: width, height: height)
    self.first = first
    self.last = last
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }

  override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    (first, last)
  }
}
