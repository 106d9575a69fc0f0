// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// The columns of a regular width.

extension SplitViewController {
  /// The display mode: which columns are visible.
  public final var displayMode: DisplayMode { shownMode ?? currentMode }

  /// The way in which columns share the width.
  public final var splitBehavior: SplitBehavior { behavior }

  /// The width of the primary column, in points.
  public final var primaryColumnWidth: CGFloat { width(of: .primary) }

  /// The width of the supplementary column, in points.
  public final var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  final var behavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .tile : .overlay
  }

  /// The mode for the size, the preferences, and what was shown or hidden.
  final var currentMode: DisplayMode {
    let behavior = behavior
    var mode = chosenMode ?? preferredDisplayMode
    if mode == .automatic { mode = behavior.mode(sideCount: behavior == .tile ? 1 : 0) }
    let sideCount = min(mode.sideCount, style == .tripleColumn ? 2 : 1)
    if preferredSplitBehavior != .automatic { return behavior.mode(sideCount: sideCount) }
    guard sideCount != mode.sideCount else { return mode }
    return mode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }

  final func modeMayHaveChanged() {
    arrange()
    placesDidChange()
  }

  final func placesDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  private final func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let total = max(viewIfLoaded?.bounds.width ?? 0, 0)
    let preferred =
      isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
    let fraction =
      isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
    let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
    let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
    var width: CGFloat = 320
    if preferred >= 0 { width = preferred } else if fraction >= 0 { width = fraction * total }
    width = min(width, greatest >= 0 ? greatest : 320)
    if least >= 0 { width = max(width, least) }
    return width.isNaN ? 0 : min(width, total)
  }

  /// The columns that are visible in a mode, in order.
  private final func visible(in mode: DisplayMode) -> [Column] {
    let sides = columns.filter { $0 != .secondary }.suffix(mode.sideCount)
    return sides + columns.filter { $0 == .secondary }
  }

  /// Adds and removes the views of columns, and places them.
  final func showColumns(in own: ViewNode) {
    let mode = isCollapsed ? DisplayMode.secondaryOnly : currentMode
    if shownMode != mode {
      if shownMode != nil, !isCollapsed {
        delegate?.splitViewController(self, willChangeTo: mode)
      }
      shownMode = mode
    }
    let wanted: [Column]
    if isCollapsed {
      wanted = showsCompact ? [.compact] : Array(columns.prefix(1))
    } else {
      wanted = visible(in: mode)
    }
    tell(from: shownColumns, to: wanted)
    shownColumns = wanted
    let shown = wanted.compactMap(holder)
    for child in children where !shown.contains(where: { $0 === child }) {
      // Children that clients add are theirs.
      guard let view = child.viewIfLoaded, view.superview === own, isColumn(child) else { continue }
      view.removeFromSuperview()
    }
    for column in wanted {
      guard let child = holder(column), child.parent === self else { continue }
      setCompact(!isCollapsed && column != .secondary, child)
      guard child.view.superview !== own else { continue }
      child.view.autoresizingMask = []
      // The secondary column is at the back, so that others can cover it.
      if column == .secondary {
        own.insertSubview(child.view, at: 0)
      } else {
        own.addSubview(child.view)
      }
    }
    place(wanted, mode, in: own)
  }

  private final func isColumn(_ child: ViewController) -> Bool {
    Column.allCases.contains { column in
      contents[column] === child || wrappers[column] === child
    }
  }

  /// Tells the delegate of columns that are shown and hidden.
  private final func tell(from former: [Column], to new: [Column]) {
    guard style != .unspecified, !isCollapsed, !former.isEmpty else { return }
    for column in former where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in new where !former.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  /// Gives a column beside the secondary one the size class of its width.
  private final func setCompact(_ isCompact: Bool, _ child: ViewController) {
    let wanted: UserInterfaceSizeClass = isCompact ? .compact : .unspecified
    guard child.view.traitOverrides.horizontalSizeClass != wanted else { return }
    child.view.traitOverrides.horizontalSizeClass = wanted
  }

  private final func place(_ wanted: [Column], _ mode: DisplayMode, in own: ViewNode) {
    let size = own.bounds.size
    let line = 1 / max(own.traitCollection.displayScale, 1)
    let isMirrored = own.isRightToLeft != (primaryEdge == .trailing)
    func put(_ view: ViewNode?, _ x: CGFloat, _ width: CGFloat) {
      let left = isMirrored ? size.width - x - width : x
      let frame = CGRect(x: left, y: 0, width: width, height: size.height)
      if view?.frame != frame { view?.frame = frame }
    }
    var x: CGFloat = 0
    var lineCount = 0
    let sides = isCollapsed ? [] : wanted.filter { $0 != .secondary }
    for column in sides {
      let width = min(width(of: column), max(size.width - x, 0))
      put(holder(column)?.viewIfLoaded, x, width)
      x += width
      put(separator(lineCount, in: own), x, line)
      lineCount += 1
      x += line
    }
    for unused in lines.dropFirst(lineCount) { unused.isHidden = true }
    shade?.isHidden = true
    guard let main = wanted.last, isCollapsed || main == .secondary else { return }
    let content = holder(main)?.viewIfLoaded
    if mode.isOver, !sides.isEmpty {
      put(content, 0, size.width)
      put(dimming(in: own), 0, size.width)
    } else if mode == .twoDisplaceSecondary, let last = sides.last {
      // As wide as beside one column.
      put(content, x, max(size.width - width(of: last) - line, 0))
    } else {
      put(content, x, max(size.width - x, 0))
    }
  }

  /// Returns the line after a column, created on first use.
  private final func separator(_ index: Int, in own: ViewNode) -> ViewNode {
    while lines.count <= index {
      let made = ViewNode()
      made.backgroundColor = .separator
      made.isUserInteractionEnabled = false
      lines.append(made)
    }
    let shown = lines[index]
    shown.isHidden = false
    if shown.superview !== own { own.addSubview(shown) }
    return shown
  }

  /// Returns what dims the secondary column below others; a tap on it hides them.
  private final func dimming(in own: ViewNode) -> ViewNode {
    let shown = shade ?? ViewNode()
    if shade == nil {
      shown.backgroundColor = Color(white: 0, alpha: 0.2)
      let tap = TapGestureRecognizer()
      tap.addAction { [weak self] in
        self?.chosenMode = .secondaryOnly
        self?.arrange()
      }
      shown.addGestureRecognizer(tap)
      shade = shown
    }
    shown.isHidden = false
    let content = holder(.secondary)?.viewIfLoaded
    if let content, content.superview === own {
      if shown.superview !== own { own.insertSubview(shown, aboveSubview: content) }
    } else if shown.superview !== own {
      own.insertSubview(shown, at: 0)
    }
    return shown
  }
}
