// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewNode {
  /// Adds the frame, and properties that differ from their defaults.
  final func describeView(in text: inout ObjectDescription) {
    text.add("frame", ObjectDescription.rect(frame))
    text.add("clipsToBounds", clipsToBounds, unless: false)
    text.add("hidden", isHidden, unless: false)
    if alpha != 1 { text.add("alpha", ObjectDescription.number(alpha)) }
    if !autoresizingMask.isEmpty { text.add("autoresize", autoresizingMask.letters) }
    text.add("userInteractionEnabled", isUserInteractionEnabled, unless: true)
    if tag != 0 { text.add("tag", "\(tag)") }
  }
}

nonisolated extension AutoresizingMask {
  /// The flexible parts in UIKit's abbreviations, such as `W+H`.
  fileprivate var letters: String {
    let parts: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return parts.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
