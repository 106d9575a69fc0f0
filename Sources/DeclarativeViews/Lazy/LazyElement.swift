// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The persistent state of a lazy container.
final class LazyState {
  /// The lengths of its lines, by the cross length for which they were measured.
  var lengths: [CGFloat?: LineLengths] = [:]
}

/// A container whose views are created when they become visible.
final class LazyElement: LayoutElement {
  private let contents: LazyContents
  private let parts: ListParts
  /// The memory of its views.
  private let memory: ViewMemory
  /// The columns of the current lines.
  private var tracks: [GridTrack] = []
  private var lines: LazyLines
  private let state: LazyState
  /// The cross length of the current lengths.
  private var side: CGFloat?
  /// The lines that currently have views, with their nodes.
  private var slots: [Int: Int] = [:]
  private var free: [Int] = []
  /// The visible lines.
  private var shown = 0..<0
  /// The headers and footers that are at an edge of the visible part.
  private var pins = LinePins()
  /// The headers and footers that have views and are drawn in front of rows.
  private var raised: [Int: LazyLines.Kind] = [:]

  init(_ contents: LazyContents, memory: ViewMemory) {
    self.contents = contents
    self.memory = memory
    parts = ListParts(contents.content, findsSections: true)
    lines = LazyLines(parts, columns: 1)
    state = memory.kept { LazyState() }
  }

  /// The lengths of the lines for the current cross length.
  private var lengths: LineLengths {
    get {
      let known = state.lengths[side]
      if let known, known.count == lines.count { return known }
      return LineLengths(count: lines.count, gap: contents.gap)
    }
    set { state.lengths[side] = newValue }
  }

  private var axis: Axis { contents.axis }

  var name: String {
    switch (axis, contents.tracks == nil) {
    case (.vertical, true): "LazyVStack"
    case (.horizontal, true): "LazyHStack"
    case (.vertical, false): "LazyVGrid"
    case (.horizontal, false): "LazyHGrid"
    }
  }

  var stackAxis: Axis? { axis }
  var effectOnOffers: OfferEffect { .ends }

  /// Returns no guide, because views are unknown until they become visible.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}

  // MARK: Size

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    let crossing = axis.crossing
    prepare(for: task.proposal[crossing], node: task.node, in: tree)
    guard lines.count > 0 else {
      return CGSize(axis, along: 0, across: task.proposal[crossing] ?? 0)
    }
    let isLazy = tree.scrollNode(around: task.node, axis) != nil
    if !isLazy {
      show(0..<lines.count, node: task.node, in: tree)
    } else if slots.isEmpty {
      show(0..<1, node: task.node, in: tree)
    }
    var across: CGFloat = 0
    for line in shownLines {
      guard let slot = slots[line] else { continue }
      guard let size = tree.size(task.asking(slot, offer(task.proposal[crossing]))) else {
        return nil
      }
      lengths.set(finite(size[axis]), of: line)
      across = max(across, size[crossing])
    }
    return CGSize(axis, along: lengths.total, across: task.proposal[crossing] ?? across)
  }

  private func offer(_ side: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(axis, along: nil, across: side)
  }

  /// Starts over if a different cross length results in different lines or line lengths.
  private func prepare(for side: CGFloat?, node: Int, in tree: LayoutTree) {
    guard side != self.side || tracks.isEmpty else { return }
    self.side = side
    let tracks =
      contents.tracks.map { GridTrack.divide($0, side) } ?? [GridTrack(length: side ?? 0)]
    if tracks != self.tracks, contents.tracks != nil {
      for line in Array(slots.keys) { release(line, in: tree) }
      shown = 0..<0
      pins = LinePins()
    }
    self.tracks = tracks
    if tracks.count != lines.columns { lines = LazyLines(parts, columns: tracks.count) }
    if state.lengths.count > LazyElement.sidesKept { state.lengths = [:] }
    if state.lengths[side]?.count != lines.count {
      state.lengths[side] = LineLengths(count: lines.count, gap: contents.gap)
    }
  }

  /// The number of widths or heights for which lengths are cached.
  private static let sidesKept = 8

  // MARK: Places

  /// Creates and measures the visible lines, and invalidates the layout around the container if its
  /// length differs from the estimate.
  func willPlaceContents(_ node: Int, in tree: LayoutTree) {
    let frame = tree.nodes[node].frame
    let proposal = tree.nodes[node].finalProposal[axis.crossing]
    prepare(for: proposal, node: node, in: tree)
    let former = lengths.total
    if let scroll = tree.scrollNode(around: node, axis) {
      tree.watch(scroll, node)
      // Measuring a line moves those after it into or out of the visible range.
      for _ in 0..<LazyElement.rounds {
        let wanted = visibleLines(of: frame, node, in: tree)
        guard wanted.lines != shown || wanted.pins != pins || lengths.estimate == nil else {
          break
        }
        pins = wanted.pins
        show(wanted.lines, node: node, in: tree)
        measure(proposal, in: tree)
      }
    }
    measure(proposal, in: tree)
    tree.invalidatePlacements(of: node)
    if lengths.total != former { tree.lengthDidChange(of: node) }
  }

  private static let rounds = 8

  /// The visible lines, and those at an edge of the visible part, in the order of drawing.
  private var shownLines: [Int] {
    let others = pins.starts.keys.filter { !shown.contains($0) }
    guard !raised.isEmpty else { return shown + others.sorted() }
    let lines = shown + others
    // Headers are in front of footers, and both of rows.
    func place(_ line: Int) -> Int {
      switch raised[line] {
      case nil: 0
      case .rows: 0
      case .footer: 1
      case .header: 2
      }
    }
    return lines.sorted { (place($0), $0) < (place($1), $1) }
  }

  private func measure(_ side: CGFloat?, in tree: LayoutTree) {
    for line in shownLines {
      guard let slot = slots[line] else { continue }
      let size = tree.resolvedSize(
        LayoutQuestion(node: slot, proposal: offer(side), precision: .exact))
      lengths.set(finite(size[axis]), of: line)
    }
  }

  /// Returns the line that contains the view with an identity.
  func line(of id: AnyHashable) -> Int? {
    (0..<lines.count).first { line in
      lines.line(line).entries.contains { $0.identity.withoutOwner == id }
    }
  }

  /// Returns the place of a line, as far as it is known.
  func frame(ofLine line: Int, _ node: Int, in tree: LayoutTree) -> CGRect {
    let frame = tree.nodes[node].frame
    let (start, length) = (lengths.start(of: line), lengths.length(of: line))
    if axis == .vertical {
      return CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
    }
    let isMirrored = tree.environment(of: node).layoutDirection == .rightToLeft
    return CGRect(
      x: isMirrored ? frame.maxX - start - length : frame.minX + start, y: frame.minY,
      width: length, height: frame.height)
  }

  /// Returns the way from where a line is to its place, if it is at an edge of the visible part.
  func shift(ofSlot slot: Int, _ node: Int, in tree: LayoutTree) -> CGSize? {
    guard let line = pins.starts.keys.first(where: { slots[$0] == slot }),
      let start = pins.starts[line]
    else { return nil }
    let distance = lengths.start(of: line) - start
    if axis == .vertical { return CGSize(width: 0, height: distance) }
    let isMirrored = tree.environment(of: node).layoutDirection == .rightToLeft
    return CGSize(width: isMirrored ? -distance : distance, height: 0)
  }

  /// Returns whether visible lines lack views, or lines at an edge of the visible part have moved.
  func needsOtherLines(_ node: Int, in tree: LayoutTree) -> Bool {
    let wanted = visibleLines(of: tree.nodes[node].frame, node, in: tree)
    return wanted.lines != shown || wanted.pins != pins
  }

  private func visibleLines(
    of frame: CGRect, _ node: Int, in tree: LayoutTree
  ) -> (lines: Range<Int>, pins: LinePins) {
    guard lines.count > 0 else { return (0..<0, LinePins()) }
    let visibleRect = tree.visibleRect(around: node, axis)
    var start: CGFloat
    if axis == .vertical {
      start = visibleRect.minY - frame.minY
    } else if tree.environment(of: node).layoutDirection == .rightToLeft {
      start = frame.maxX - visibleRect.maxX
    } else {
      start = visibleRect.minX - frame.minX
    }
    let length = axis == .vertical ? visibleRect.height : visibleRect.width
    if lengths.estimate == nil { return (0..<1, LinePins()) }
    let first = lengths.line(at: start)
    let last = lengths.line(at: max(start + length, 0))
    guard !contents.pinned.isEmpty else { return (first..<(last + 1), LinePins()) }
    let insets = tree.scrollInsets(around: node, axis)
    let pins = LinePins(
      contents.pinned, from: start + insets.start, to: start + length - insets.end, in: lines,
      lengths)
    return (first..<(last + 1), pins)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    let side = task.proposal[axis.crossing]
    var placements: [Placement] = []
    for line in shownLines {
      guard let slot = slots[line] else { continue }
      let question = task.asking(slot, offer(side))
      let along = pins.starts[line] ?? lengths.start(of: line)
      var across: CGFloat = 0
      // A header or footer is a line of its own, without columns.
      if contents.tracks == nil || !(tree.nodes[slot].element is GridLineElement) {
        guard let guide = tree.guide(contents.alignment, question) else { return nil }
        across = contents.alignment.defaultValue(in: size) - guide
      } else if let last = tracks.last {
        let own = CGSize(axis, along: 0, across: last.start + last.length)
        across = contents.alignment.defaultValue(in: size)
        across -= contents.alignment.defaultValue(in: own)
      }
      let origin =
        axis == .vertical
        ? CGPoint(x: finite(across), y: along) : CGPoint(x: along, y: finite(across))
      placements.append(Placement(child: slot, origin: origin, proposal: offer(side)))
    }
    return placements
  }

  // MARK: Views

  /// Creates the views of lines and removes those of others.
  private func show(_ wanted: Range<Int>, node: Int, in tree: LayoutTree) {
    for line in Array(slots.keys) where !wanted.contains(line) && pins.starts[line] == nil {
      release(line, in: tree)
    }
    shown = wanted
    for line in shownLines where slots[line] == nil { make(line, node, in: tree) }
  }

  private func release(_ line: Int, in tree: LayoutTree) {
    guard let slot = slots.removeValue(forKey: line) else { return }
    raised[line] = nil
    for entry in lines.line(line).entries { memory.leaveChild(.id(entry.identity)) }
    tree.removeContents(of: slot)
    free.append(slot)
  }

  private func make(_ line: Int, _ node: Int, in tree: LayoutTree) {
    let (entries, kind) = lines.line(line)
    let environment = tree.nodes[node].environment
    let isGrid = contents.tracks != nil && kind == .rows
    let stack = StackElement(axis: axis, alignment: contents.alignment, spacing: contents.gap)
    let rule: any LayoutElement = isGrid ? GridLineElement(axis: axis, tracks: tracks) : stack
    if contents.raises(kind) { raised[line] = kind }
    let slot = free.popLast() ?? tree.append(rule, to: node, environment: environment)
    tree.nodes[slot].element = rule
    slots[line] = slot
    for entry in entries {
      let own = memory.child(.id(entry.identity))
      tree.expandOnDemand(own) { expansion in
        var elements: [any LayoutElement] = []
        if isGrid {
          elements = [LayeringElement(alignment: .center, isImplicit: true)]
        } else if raised[line] != nil {
          let edge = own.kept { PinnedEdgeNode(frame: .zero) }
          edge.rareState.measuredContent = tree.memory.host
          elements = [HolderElement(name: "pinned", node: edge), stack]
        }
        var parent = slot
        for element in elements {
          parent = expansion.append(element, to: parent, environment: environment)
        }
        let item = ViewExpansion.Item(
          view: EmptyView(), parent: parent, environment: environment, modifiers: -1,
          identity: tree.addIdentity(.body, in: tree.addIdentity(holding: own)))
        expansion.replace(item, by: expansion.make(in: item) { entry.make() })
      }
    }
    tree.finish(slot)
    tree.nodes[slot].isSettled = false
  }
}

/// A line of views in the columns of a lazy grid.
struct GridLineElement: LayoutElement {
  /// The axis along which lines follow each other.
  let axis: Axis
  let tracks: [GridTrack]

  var name: String { "GridLine" }
  var effectOnOffers: OfferEffect { .ends }

  private func offer(_ track: GridTrack) -> ProposedViewSize {
    ProposedViewSize(axis, along: nil, across: track.length)
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    var along: CGFloat = 0
    for (cell, track) in zip(task.children(in: tree), tracks) {
      guard let size = tree.size(task.asking(cell, offer(track))) else { return nil }
      along = max(along, size[axis])
    }
    let across = tracks.last.map { $0.start + $0.length } ?? 0
    return CGSize(axis, along: along, across: across)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard let size = tree.size(task.question) else { return nil }
    var placements: [Placement] = []
    for (cell, track) in zip(task.children(in: tree), tracks) {
      let question = task.asking(cell, offer(track))
      let cellSize = CGSize(axis, along: size[axis], across: track.length)
      guard
        let origin = tree.origin(of: question, alignedBy: track.alignment ?? .center, in: cellSize)
      else { return nil }
      placements.append(
        Placement(
          child: cell,
          origin: axis == .vertical
            ? CGPoint(x: origin.x + track.start, y: origin.y)
            : CGPoint(x: origin.x, y: origin.y + track.start), proposal: question.proposal))
    }
    return placements
  }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}
}
