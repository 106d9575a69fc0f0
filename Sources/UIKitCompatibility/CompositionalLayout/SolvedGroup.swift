// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The frames of the items in one repetition of a group, in its coordinates.
struct SolvedGroup {
  /// The frames, in the order of the items.
  private(set) var frames: [CGRect] = []
  /// The size that the group takes, in points.
  private(set) var size = CGSize.zero
  /// Whether the frames depend on estimated lengths.
  private(set) var isEstimated = false
  /// Whether the width of each item is estimated, in the order of the items.
  private(set) var widthsAreEstimated: [Bool] = []

  /// Solves a group for the items from a first one.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - container: The size of the container for fractions.
  ///   - items: The indices of the remaining items; at least one is placed if there is one.
  ///   - traits: The traits of the collection.
  ///   - measured: The measured size of an item, if it was measured.
  init(
    _ group: NSCollectionLayoutGroup, in container: CGSize, items: Range<Int>,
    _ traits: UITraitCollection, measured: (Int) -> CGSize?
  ) {
    var taken = 0
    let own = group.layoutSize.size(in: container)
    size = own
    let insets = group.contentInsets
    let available = CGSize(
      width: max(0, own.width - insets.leading - insets.trailing),
      height: max(0, own.height - insets.top - insets.bottom))
    switch group.arrangement {
    case .custom(let provider):
      let customItems = provider(LayoutSurroundings(own, traits))
      frames = customItems.prefix(items.count).map(\.frame)
      // A closure that places nothing would be called endlessly.
      if frames.isEmpty, !items.isEmpty { frames = [.zero] }
      widthsAreEstimated = frames.map { _ in false }
      return
    case .horizontal, .vertical: break
    }
    let isRow: Bool
    if case .horizontal = group.arrangement { isRow = true } else { isRow = false }
    let gap = group.interItemSpacing?.spacing ?? 0
    let dimension = isRow ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    let isOpen = dimension.isEstimated
    let length = isRow ? available.width : available.height
    var position: CGFloat = 0
    var across: CGFloat = 0
    var starts: [Int] = []
    var number = 0
    while taken < items.count, !group.subitems.isEmpty {
      if let count = group.count, number == count { break }
      let subitem = group.subitems[number % group.subitems.count]
      // An open group takes its items once.
      if group.count == nil, isOpen, number >= group.subitems.count { break }
      var placed = Placed(
        subitem, in: available, items: items.lowerBound + taken..<items.upperBound, traits, measured
      )
      if group.sharesLength, let count = group.count, !isOpen {
        let itemLength = (length - gap * CGFloat(count - 1)) / CGFloat(count)
        placed = Placed(
          subitem, in: available, items: items.lowerBound + taken..<items.upperBound, traits,
          measured,
          fixed: isRow
            ? CGSize(width: max(0, itemLength), height: -1)
            : CGSize(width: -1, height: max(0, itemLength)))
      }
      let along = isRow ? placed.size.width : placed.size.height
      let start = number == 0 ? 0 : position + gap
      // A tolerance for sums of fractions.
      if number > 0, group.count == nil, !isOpen, start + along > length + 0.01 { break }
      let origin = isRow ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
      starts.append(frames.count)
      frames += placed.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      isEstimated = isEstimated || placed.isEstimated
      widthsAreEstimated += placed.widthsAreEstimated
      position = start + along
      across = max(across, isRow ? placed.size.height : placed.size.width)
      taken += max(placed.frames.count, 1)
      number += 1
    }
    if let flexible = group.interItemSpacing, flexible.isFlexibleSpacing, number > 1, !isOpen {
      let extra = max(0, length - position) / CGFloat(number - 1)
      for (index, start) in starts.enumerated() where index > 0 {
        let end = index + 1 < starts.count ? starts[index + 1] : frames.count
        for frame in start..<end {
          let move = extra * CGFloat(index)
          frames[frame] = frames[frame].offsetBy(dx: isRow ? move : 0, dy: isRow ? 0 : move)
        }
      }
    }
    frames = frames.map { $0.offsetBy(dx: insets.leading, dy: insets.top) }
    let content =
      isRow
      ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    if group.layoutSize.widthDimension.isEstimated {
      size.width = content.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = content.height + insets.top + insets.bottom
    }
  }

  /// An item or a group inside a group.
  private struct Placed {
    var frames: [CGRect]
    var size: CGSize
    var isEstimated = false
    var widthsAreEstimated: [Bool]

    init(
      _ item: NSCollectionLayoutItem, in available: CGSize, items: Range<Int>,
      _ traits: UITraitCollection, _ measured: (Int) -> CGSize?, fixed: CGSize? = nil
    ) {
      var container = available
      if let fixed, fixed.width >= 0 { container.width = fixed.width }
      if let fixed, fixed.height >= 0 { container.height = fixed.height }
      if let group = item as? NSCollectionLayoutGroup {
        let solved = SolvedGroup(
          group, in: container, items: items, traits, measured: measured)
        frames = solved.frames
        size = solved.size
        isEstimated = solved.isEstimated
        widthsAreEstimated = solved.widthsAreEstimated
      } else {
        widthsAreEstimated = [item.layoutSize.widthDimension.isEstimated]
        size = item.layoutSize.size(in: available)
        let insets = item.contentInsets
        var kept = insets
        if item.layoutSize.isEstimated, let first = items.first {
          isEstimated = true
          if let own = measured(first) {
            if item.layoutSize.widthDimension.isEstimated { size.width = own.width }
            if item.layoutSize.heightDimension.isEstimated { size.height = own.height }
          }
          if item.layoutSize.widthDimension.isEstimated { (kept.leading, kept.trailing) = (0, 0) }
          if item.layoutSize.heightDimension.isEstimated { (kept.top, kept.bottom) = (0, 0) }
        }
        if let fixed, fixed.width >= 0, !item.layoutSize.widthDimension.isEstimated {
          size.width = fixed.width
        }
        if let fixed, fixed.height >= 0, !item.layoutSize.heightDimension.isEstimated {
          size.height = fixed.height
        }
        let frame = CGRect(
          x: kept.leading, y: kept.top,
          width: max(0, size.width - kept.leading - kept.trailing),
          height: max(0, size.height - kept.top - kept.bottom))
        frames = [frame]
      }
      guard let edges = item.edgeSpacing else { return }
      let (left, top) = (edges.leading?.spacing ?? 0, edges.top?.spacing ?? 0)
      frames = frames.map { $0.offsetBy(dx: left, dy: top) }
      size.width += left + (edges.trailing?.spacing ?? 0)
      size.height += top + (edges.bottom?.spacing ?? 0)
    }
  }
}
