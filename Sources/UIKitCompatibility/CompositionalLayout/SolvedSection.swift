// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The layout of a section: its groups, headers, and footers.
///
/// Positions are in the section's coordinates. Measuring a group solves only that group again;
/// later ones are moved.
struct SolvedSection {
  /// A repetition of the group.
  private struct Repetition {
    var first: Int
    var solved: SolvedGroup
    var start: CGFloat = 0
  }

  /// A header or footer.
  struct Edge {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    var size: CGSize
    var frame = CGRect.zero
  }

  private let section: NSCollectionLayoutSection
  private let container: CGSize
  private let traits: UITraitCollection
  private let count: Int
  /// Whether groups follow each other downward.
  private let isDown: Bool
  /// Whether sections follow each other downward.
  private let sectionsAreDown: Bool
  private var repetitions: [Repetition] = []
  private var measured: [Int: CGSize] = [:]
  private(set) var edges: [Edge] = []
  /// The length along which sections follow each other, in points.
  private(set) var length: CGFloat = 0
  private var groupsStart: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, count: Int, in container: CGSize,
    _ traits: UITraitCollection, isDown sectionsAreDown: Bool
  ) {
    self.section = section
    self.count = count
    self.traits = traits
    self.sectionsAreDown = sectionsAreDown
    isDown = sectionsAreDown == (section.orthogonalScrollingBehavior == .none)
    let insets = section.contentInsets
    self.container = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(
        0, container.height - (sectionsAreDown ? 0 : insets.top + insets.bottom)))
    let follows = section.supplementariesFollowContentInsets
    edges = section.boundarySupplementaryItems.map { item in
      Edge(item: item, size: item.layoutSize.size(in: follows ? self.container : container))
    }
    var first = 0
    while first < count {
      let solved = solve(from: first)
      repetitions.append(Repetition(first: first, solved: solved))
      first += max(solved.frames.count, 1)
    }
    place(from: 0)
  }

  private func solve(from first: Int) -> SolvedGroup {
    SolvedGroup(section.group, in: container, items: first..<count, traits) { measured[$0] }
  }

  /// Places groups starting at an index, and everything that depends on their lengths.
  private mutating func place(from index: Int) {
    let gap = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    var position: CGFloat = 0
    if index > 0 {
      let former = repetitions[index - 1]
      position = former.start + extent(former.solved) + gap
    }
    for number in index..<max(index, repetitions.count) {
      repetitions[number].start = position
      position += extent(repetitions[number].solved) + gap
    }
    var across: CGFloat = 0
    if isDown != sectionsAreDown {
      for repetition in repetitions {
        let size = repetition.solved.size
        across = max(across, sectionsAreDown ? size.height : size.width)
      }
    }
    let last = repetitions.last.map { $0.start + extent($0.solved) } ?? 0
    let groups = isDown == sectionsAreDown ? last : across
    placeEdges(around: groups)
  }

  private mutating func placeEdges(around groups: CGFloat) {
    let insets = section.contentInsets
    func along(_ size: CGSize) -> CGFloat { sectionsAreDown ? size.height : size.width }
    let (near, far) =
      sectionsAreDown ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let extra =
      edges.filter { !$0.item.alignment.isAtEnd && $0.item.extendsBoundary }
      .map { along($0.size) }.max() ?? 0
    let end =
      edges.filter { $0.item.alignment.isAtEnd && $0.item.extendsBoundary }
      .map { along($0.size) }.max() ?? 0
    groupsStart = near + extra
    length = near + extra + groups + end + far
    let follows = section.supplementariesFollowContentInsets
    for index in edges.indices {
      let edge = edges[index]
      let free = container.width + (follows ? 0 : insets.leading + insets.trailing)
      let start = follows ? insets.leading : 0
      var origin = CGPoint(
        x: start + (free - edge.size.width) * edge.item.alignment.share,
        y: edge.item.alignment.isAtEnd ? length - far - edge.size.height : near)
      if !sectionsAreDown {
        origin = CGPoint(
          x: edge.item.alignment.isAtEnd ? length - far - edge.size.width : near,
          y: insets.top)
      }
      edges[index].frame = CGRect(
        x: origin.x + edge.item.offset.x, y: origin.y + edge.item.offset.y,
        width: edge.size.width, height: edge.size.height)
    }
  }

  private func extent(_ solved: SolvedGroup) -> CGFloat {
    isDown ? solved.size.height : solved.size.width
  }

  /// The distance by which the first group is moved, so that it is in the center.
  private var centering: CGFloat {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered,
      isDown != sectionsAreDown, let first = repetitions.first
    else { return 0 }
    let room = isDown ? container.height : container.width
    return max(0, (room - extent(first.solved)) / 2)
  }

  private func origin(of repetition: Repetition) -> CGPoint {
    var repetition = repetition
    repetition.start += centering
    let insets = section.contentInsets
    let x = sectionsAreDown ? insets.leading : groupsStart
    let y = sectionsAreDown ? groupsStart : insets.top
    return isDown
      ? CGPoint(x: x, y: y + repetition.start) : CGPoint(x: x + repetition.start, y: y)
  }

  /// The frame of an item, or `nil` for a missing one.
  func frame(of item: Int) -> CGRect? {
    guard let index = repetition(of: item) else { return nil }
    let repetition = repetitions[index]
    let number = item - repetition.first
    guard repetition.solved.frames.indices.contains(number) else { return nil }
    let origin = origin(of: repetition)
    return repetition.solved.frames[number].offsetBy(dx: origin.x, dy: origin.y)
  }

  private func repetition(of item: Int) -> Int? {
    guard item >= 0, item < count else { return nil }
    var low = 0
    var high = repetitions.count
    while low < high {
      let middle = (low + high) / 2
      if repetitions[middle].first <= item { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The items whose group meets a rectangle, in order, with their frames.
  func items(in rect: CGRect) -> [(item: Int, frame: CGRect)] {
    let (from, to) = isDown ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let before =
      isDown
      ? origin(of: Repetition(first: 0, solved: .none)).y
      : origin(of: Repetition(first: 0, solved: .none)).x
    var low = 0
    var high = repetitions.count
    while low < high {
      let middle = (low + high) / 2
      let end = before + repetitions[middle].start + extent(repetitions[middle].solved)
      if end <= from { low = middle + 1 } else { high = middle }
    }
    var result: [(item: Int, frame: CGRect)] = []
    for repetition in repetitions[low...] {
      guard before + repetition.start < to else { break }
      let origin = origin(of: repetition)
      for (number, own) in repetition.solved.frames.enumerated() {
        let frame = own.offsetBy(dx: origin.x, dy: origin.y)
        if frame.meets(rect) { result.append((repetition.first + number, frame)) }
      }
    }
    return result
  }

  /// Lets the section's closure change the visible items.
  func adjust(
    _ items: [any NSCollectionLayoutVisibleItem], offset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    let isShifted = section.orthogonalScrollingBehavior == .none
    section.visibleItemsInvalidationHandler?(items, isShifted ? offset : .zero, environment)
  }

  /// Whether the section changes its visible items.
  var adjustsItems: Bool { section.visibleItemsInvalidationHandler != nil }

  /// Returns the look of a row, if the section looks like a list.
  func look(ofRowAt path: IndexPath) -> ListRowLook? {
    section.list?.look(ofRowAt: path, of: count)
  }

  /// Whether items are measured.
  var isEstimated: Bool { repetitions.first?.solved.isEstimated ?? false }

  /// Returns whether the width of an item is measured.
  func hasEstimatedWidth(_ item: Int) -> Bool {
    guard let index = repetition(of: item) else { return false }
    let number = item - repetitions[index].first
    let areEstimated = repetitions[index].solved.widthsAreEstimated
    return areEstimated.indices.contains(number) && areEstimated[number]
  }

  /// Returns the size of an item as if it hadn't been measured, or `nil` for a missing one.
  func estimatedSize(ofItem item: Int) -> CGSize? {
    guard let index = repetition(of: item) else { return nil }
    let first = repetitions[index].first
    let solved = SolvedGroup(section.group, in: container, items: first..<count, traits) {
      $0 == item ? nil : measured[$0]
    }
    return solved.frames.indices.contains(item - first) ? solved.frames[item - first].size : nil
  }

  /// Records the measured size of an item.
  ///
  /// - Returns: Whether anything moved.
  mutating func take(_ size: CGSize, ofItem item: Int) -> Bool {
    guard measured[item] != size, let index = repetition(of: item),
      repetitions[index].solved.isEstimated
    else { return false }
    measured[item] = size
    let former = repetitions[index].solved
    repetitions[index].solved = solve(from: repetitions[index].first)
    guard repetitions[index].solved.frames.count == former.frames.count else {
      // A different number of items fits now.
      rebuild(from: index)
      return true
    }
    guard
      repetitions[index].solved.frames != former.frames
        || repetitions[index].solved.size != former.size
    else { return false }
    place(from: index)
    return true
  }

  private mutating func rebuild(from index: Int) {
    var first = repetitions[index].first
    repetitions.removeLast(repetitions.count - index)
    while first < count {
      let solved = solve(from: first)
      repetitions.append(Repetition(first: first, solved: solved))
      first += max(solved.frames.count, 1)
    }
    place(from: index)
  }

  /// Records the measured size of a header or footer.
  ///
  /// - Returns: Whether anything moved.
  mutating func take(_ size: CGSize, ofEdge kind: String) -> Bool {
    guard let index = edges.firstIndex(where: { $0.item.elementKind == kind }) else { return false }
    let layout = edges[index].item.layoutSize
    var new = edges[index].size
    if layout.widthDimension.isEstimated { new.width = size.width }
    if layout.heightDimension.isEstimated { new.height = size.height }
    guard new != edges[index].size else { return false }
    edges[index].size = new
    place(from: repetitions.count)
    return true
  }
}

extension SolvedGroup {
  fileprivate static var none: SolvedGroup {
    SolvedGroup(
      NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), subitems: []),
      in: .zero, items: 0..<0, .phone, measured: { _ in nil })
  }
}
