// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A built-in guide of a scroll node, which can't be removed.
private final class ScrollGuide: LayoutGuide {
  override var isFree: Bool { false }
}

extension ScrollNode {
  final func makeContentGuide() -> LayoutGuide {
    if let existing = contentGuideStorage { return existing }
    let made = addOwnGuide("ScrollNode-contentLayoutGuide", rank: 4)
    contentGuideStorage = made
    return made
  }

  final func makeFrameGuide() -> LayoutGuide {
    if let existing = frameGuideStorage { return existing }
    let made = addOwnGuide("ScrollNode-frameLayoutGuide", rank: 5)
    frameGuideStorage = made
    return made
  }

  private func addOwnGuide(_ identifier: String, rank: Int32) -> LayoutGuide {
    let guide = ScrollGuide()
    guide.identifier = identifier
    guide.rank = rank
    guide.owner = self
    rareState.guides.append(guide)
    invalidateLayoutRecords()
    return guide
  }

  /// Layout ignores scrolling: the content begins at the node's top-left corner, and the visible
  /// rectangle is moved by the offset.
  final func appendGuideRecords(to records: inout [LayoutRecord]) {
    if let content = contentGuideStorage {
      records.append(LayoutRecord(content, .left, .equal, self, .left, source: .scrollContent))
      records.append(LayoutRecord(content, .top, .equal, self, .top, source: .scrollContent))
    }
    if let frame = frameGuideStorage {
      let offset = contentOffset
      records.append(
        LayoutRecord(frame, .left, .equal, self, .left, constant: offset.x, source: .scrollContent))
      records.append(
        LayoutRecord(frame, .top, .equal, self, .top, constant: offset.y, source: .scrollContent))
      records.append(LayoutRecord(frame, .width, .equal, self, .width, source: .scrollContent))
      records.append(LayoutRecord(frame, .height, .equal, self, .height, source: .scrollContent))
    }
  }

  final func frameGuideDidMove() { invalidateLayoutRecords() }

  final func takeContentSizeFromGuide() {
    guard let guide = contentGuideStorage, constrainsContent else { return }
    contentSize = guide.layoutFrame.size
  }

  /// Whether a constraint involves the edges or size of the content.
  private var constrainsContent: Bool {
    guard let guide = contentGuideStorage else { return false }
    return constraints.contains { constraint in
      let first = constraint.firstItem
      let second = constraint.secondItem
      if first === guide || second === guide { return true }
      guard let first, let second else { return false }
      return first === self && constraint.firstAttribute.meansContentFromInside && second !== self
        || second === self && constraint.secondAttribute.meansContentFromInside && first !== self
    }
  }
}

extension LayoutAttribute {
  /// Whether a constraint from inside the scroll node on this attribute refers to the content area;
  /// dimensions and centers refer to the node itself.
  package var meansContentFromInside: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
