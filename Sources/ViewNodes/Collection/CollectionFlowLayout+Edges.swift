// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionFlowLayout {
  /// A header or a footer of a section.
  struct Edge {
    let kind: String
    let frame: CGRect
  }

  /// Returns the header and the footer of a placed section, if it has them.
  final func edges(ofSection number: Int) -> [Edge] {
    let section = sections[number]
    var header = section.header(preparedAcross)
    var footer = section.footer(preparedAcross)
    let visible = visibleRange
    if sectionHeadersPinToVisibleBounds, let visible {
      let last = section.start + section.length - footer.length - header.length
      header.start = max(header.start, min(visible.start, last))
    }
    if sectionFootersPinToVisibleBounds, let visible {
      let first = section.start + section.header(preparedAcross).length
      footer.start = min(footer.start, max(visible.end - footer.length, first))
    }
    var edges: [Edge] = []
    if header.length > 0 {
      edges.append(Edge(kind: CollectionNode.elementKindSectionHeader, frame: frame(header)))
    }
    if footer.length > 0 {
      edges.append(Edge(kind: CollectionNode.elementKindSectionFooter, frame: frame(footer)))
    }
    return edges
  }

  /// The part of the content, along the direction of scrolling, that is clear of insets.
  private var visibleRange: (start: CGFloat, end: CGFloat)? {
    guard let collectionView else { return nil }
    let bounds = collectionView.bounds
    let insets = collectionView.adjustedContentInset
    return scrollDirection == .vertical
      ? (bounds.minY + insets.top, bounds.maxY - insets.bottom)
      : (bounds.minX + insets.left, bounds.maxX - insets.right)
  }

  final func forgetSections() {
    isPrepared = false
    sections = []
    placedSections = 0
    totalLength = .zero
    // A cell that invalidates the layout while it is measured would be measured again without end.
    guard let collectionView, !collectionView.isLayingOutItems else { return }
    for entry in collectionView.shownCells { entry.cell.needsMeasuring = true }
  }
}
