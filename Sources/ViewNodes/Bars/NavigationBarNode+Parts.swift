// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The subviews that a navigation bar shows for its top item.
struct NavigationBarParts {
  var back: BackButtonNode?
  /// From the leading edge inward.
  var left: [ViewNode] = []
  /// From the trailing edge inward.
  var right: [ViewNode] = []
  var titleView: ViewNode?

  var all: [ViewNode] { (back.map { [$0] } ?? []) + left + right + (titleView.map { [$0] } ?? []) }
}

extension NavigationBarNode {
  func itemsDidChange(from former: [NavigationItem]) {
    for item in former { item.changed = nil }
    for item in items ?? [] { item.changed = { [weak self] in self?.contentDidChange() } }
    contentDidChange()
  }

  func listen(to appearance: NavigationBarAppearance) {
    appearance.changed = { [weak self] in self?.appearanceDidChange() }
  }

  /// Rebuilds the subviews for the top item.
  func contentDidChange() {
    for part in parts.all where part.superview === self { part.removeFromSuperview() }
    parts = NavigationBarParts()
    showSearchBar()
    if let item = topItem, !hidesTitle {
      let left = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
      if let backItem, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
        parts.back = makeBackButton(to: backItem)
      }
      parts.left = (item.leftBarButtonItems ?? []).compactMap(makeNode)
      parts.right = (item.rightBarButtonItems ?? []).compactMap(makeNode)
      parts.titleView = item.titleView
    }
    fittedParts.formIntersection(parts.all.map(ObjectIdentifier.init))
    for part in parts.all { addSubview(part) }
    titleLabel.text = topItem?.title
    largeTitleLabel.text = topItem?.title
    showTitles()
    setNeedsAppearanceUpdate()
    invalidateIntrinsicContentSize()
  }

  /// Shows the title in its place: in the middle of the bar, or below while it is large.
  func showTitles() {
    let showsLarge = showsLargeTitle && collapsedHeight < Self.largeTitleHeight
    titleLabel.isHidden = topItem?.titleView != nil || showsLarge || hidesTitle
    largeTitleLabel.isHidden = !showsLarge || hidesTitle
    // It vanishes under the buttons.
    largeTitleLabel.alpha = 1 - min(max(collapsedHeight / Self.largeTitleHeight, 0), 1)
  }

  /// Shows the search bar of the top item; if it is unchanged, editing continues.
  private func showSearchBar() {
    let wanted = topItem?.search?.searchBar
    guard wanted !== searchBar || wanted?.superview !== self else { return }
    if searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar?.isInNavigationBar = false
    searchBar = wanted
    guard let wanted else { return }
    wanted.isInNavigationBar = true
    addSubview(wanted)
  }

  func appearanceDidChange() {
    if topItem == nil { setNeedsAppearanceUpdate() } else { contentDidChange() }
  }

  /// Called when one of the properties that an appearance replaces changes.
  func singlePropertyDidChange() {
    if appearance == nil { appearanceDidChange() }
  }

  /// Marks the background and the titles as outdated; the next layout updates them, once for all
  /// changes.
  func setNeedsAppearanceUpdate() {
    setNeedsLayout()
    if needsAppearanceUpdate { return }
    needsAppearanceUpdate = true
    markNeedsUpdateConstraints()
  }

  func updateAppearanceIfNeeded() {
    guard needsAppearanceUpdate else { return }
    needsAppearanceUpdate = false
    applyAppearance()
  }

  private func makeNode(_ item: BarButtonItem) -> ViewNode? {
    item.changed = { [weak self] in self?.contentDidChange() }
    if item.isHidden { return nil }
    if let custom = item.customView { return custom }
    if item.systemItem?.isSpace == true {
      return ViewNode(frame: CGRect(x: 0, y: 0, width: max(item.width, 0), height: 0))
    }
    let style = appearance
    return BarButtonNode(
      item: item,
      appearance: item.style == .done ? style?.doneButtonAppearance : style?.buttonAppearance
    )
  }

  private func makeBackButton(to item: NavigationItem) -> BackButtonNode {
    let own = item.backBarButtonItem
    item.backBarButtonItem?.changed = { [weak self] in self?.contentDidChange() }
    var words = own?.title ?? item.backButtonTitle ?? item.title ?? "Back"
    switch item.backButtonDisplayMode {
    case .default: break
    case .generic: words = "Back"
    case .minimal: words = ""
    }
    let indicator = appearance.map(\.backIndicatorImage) ?? backIndicatorImage
    let attributes = appearance?.backButtonAppearance.titleAttributes(for: .normal)
    let button = BackButtonNode(
      title: words, image: own?.image ?? indicator, item: own ?? BarButtonItem(),
      attributes: attributes ?? TextAttributes())
    button.addTarget(self, for: .touchUpInside) { bar in
      if let action = own?.primaryAction, let own {
        action.perform(sender: own)
      } else if let handler = bar.backHandler {
        handler()
      } else {
        bar.popItem(animated: true)
      }
    }
    return button
  }

  /// The effective appearance, or `nil` while only the individual properties style the bar.
  private var appearance: NavigationBarAppearance? {
    if isAtScrollEdge {
      if isCompact, let edge = topItem?.compactScrollEdgeAppearance ?? compactEdgeStorage {
        return edge
      }
      if let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeStorage { return edge }
    }
    if isCompact, let compact = topItem?.compactAppearance ?? compactStorage { return compact }
    return topItem?.standardAppearance ?? (hasOwnAppearance ? standardStorage : nil)
  }

  private func applyAppearance() {
    let style = appearance
    let isBlack = barStyle == .black
    var title = TextAttributes(
      font: .systemFont(ofSize: 17, weight: .semibold),
      foregroundColor: isBlack ? .white : .label)
    var large = TextAttributes(
      font: .systemFont(ofSize: 34, weight: .bold), foregroundColor: title.foregroundColor)
    if let style {
      background.fill = style.fillColor
      background.image = style.backgroundImage
      background.lineColor = style.shadowColor
      title = title.merging(style.titleTextAttributes)
      large = large.merging(style.largeTitleTextAttributes)
    } else {
      showSingleProperties()
      title = title.merging(titleTextAttributes ?? TextAttributes())
      large = large.merging(largeTitleTextAttributes ?? TextAttributes())
    }
    let hasCompactEdge =
      isCompact && (topItem?.compactScrollEdgeAppearance ?? compactEdgeStorage) != nil
    if isAtScrollEdge, !hasCompactEdge, topItem?.scrollEdgeAppearance == nil,
      scrollEdgeStorage == nil
    {
      background.fill = nil
      background.image = nil
      background.lineColor = nil
    }
    for (label, attributes) in [(titleLabel, title), (largeTitleLabel, large)] {
      if let font = attributes.font { label.font = font }
      if let color = attributes.foregroundColor { label.textColor = color }
    }
  }

  private func showSingleProperties() {
    background.fill = barTintColor ?? barStyle.backgroundColor(isTranslucent: isTranslucent)
    background.image = nil
    background.lineColor = .separator
    guard let image = backgroundImage(for: .default) else { return }
    background.fill = nil
    background.image = image
    if let shadowImage, shadowImage.size.width == 0 { background.lineColor = nil }
  }

  // MARK: Layout

  func placeParts() {
    let height = contentHeight
    var area = bounds
    var top: CGFloat = 0
    if barPosition == .topAttached { top = max(0, frame.minY) }
    background.frame = CGRect(
      x: area.minX, y: area.minY - top, width: area.width, height: area.height + top)
    let safe = safeAreaInsets
    if let searchBar {
      area.size.height = max(0, area.height - searchHeight)
      searchBar.frame = CGRect(
        x: area.minX + safe.left, y: area.maxY, width: max(0, area.width - safe.left - safe.right),
        height: searchHeight)
    }
    // The content is at the bottom of the bar's regular height, above a large title.
    let largeHeight = showsLargeTitle ? Self.largeTitleHeight - collapsedHeight : 0
    let contentTop =
      largeHeight > 0
      ? max(area.minY, area.maxY - largeHeight - height)
      : area.minY + max(0, (area.height - height) / 2)
    area = CGRect(
      x: area.minX + safe.left, y: contentTop, width: max(0, area.width - safe.left - safe.right),
      height: min(height, area.height))

    var start: CGFloat = 16
    if let back = parts.back {
      back.hasTitle = true
      let size = back.sizeThatFits(area.size)
      place(back, CGSize(width: size.width, height: area.height), from: 8, in: area)
      start = 8 + size.width + 8
    }
    for node in parts.left {
      let size = partSize(node, in: area)
      place(node, size, from: start, in: area)
      start += size.width + Self.itemGap
    }
    var end: CGFloat = 16
    for node in parts.right {
      let size = partSize(node, in: area)
      place(node, size, from: area.width - end - size.width, in: area)
      end += size.width + Self.itemGap
    }
    placeTitle(in: area, start: start, end: end)
    largeTitleLabel.frame = CGRect(
      x: area.minX + 16, y: roundedToPixel(area.maxY + 3.5 - collapsedHeight),
      width: max(0, area.width - 32), height: ceiledToPixel(largeTitleLabel.font.lineHeight))
  }

  private static let itemGap: CGFloat = 16

  /// Places the title at the horizontal center of the bar, or as close to it as the buttons allow.
  private func placeTitle(in area: CGRect, start: CGFloat, end: CGFloat) {
    let node = parts.titleView ?? titleLabel
    var size = node === titleLabel ? node.intrinsicContentSize : partSize(node, in: area)
    var start = start
    if let back = parts.back, back.hasTitle, parts.left.isEmpty, node === titleLabel {
      // In UIKit, the back button loses its title before the bar's title moves off center.
      let free = area.width - 2 * max(start, end)
      if size.width > free {
        back.hasTitle = false
        let short = back.sizeThatFits(area.size)
        place(back, CGSize(width: short.width, height: area.height), from: 8, in: area)
        start = 8 + short.width + 8
      }
    }
    let gap: CGFloat = 8
    let left = start == 16 ? 16 : start + (parts.left.isEmpty ? 0 : gap - Self.itemGap)
    let right = end == 16 ? 16 : end + gap - Self.itemGap
    let room = max(0, area.width - left - right)
    size.width = min(size.width, room)
    let middle = (area.width - size.width) / 2
    let x = min(max(middle, left), left + room - size.width)
    place(node, size, from: roundedToPixel(x), in: area)
  }

  private func partSize(_ node: ViewNode, in area: CGRect) -> CGSize {
    if node is BarButtonNode {
      return CGSize(width: node.intrinsicContentSize.width, height: area.height)
    }
    let own = node.bounds.size
    let isFitted = fittedParts.contains(ObjectIdentifier(node))
    if own.width > 0, own.height > 0, !isFitted { return own }
    // Its frame will be that of the last layout.
    fittedParts.insert(ObjectIdentifier(node))
    return node.systemSize(in: area.size)
  }

  /// Places a node at a distance from the leading edge, centered vertically.
  private func place(_ node: ViewNode, _ size: CGSize, from start: CGFloat, in area: CGRect) {
    let x = isRightToLeft ? area.width - start - size.width : start
    node.frame = CGRect(
      x: area.minX + x, y: roundedToPixel(area.midY - size.height / 2), width: size.width,
      height: size.height)
  }
}

extension ViewNode {
  /// Returns the fitting size of a node that has no size of its own, limited to the available
  /// space.
  func systemSize(in room: CGSize) -> CGSize {
    let own = intrinsicContentSize
    let fitting = sizeThatFits(room)
    let isSizedByConstraints = holdsConstraint { $0.firstItem === self && $0.secondItem == nil }
    // Unless overridden, it is the size that the node has.
    let hasNone =
      (fitting.width <= 0 || fitting.height <= 0 || fitting == bounds.size)
      && (hasConstrainedSubviews || self is StackNode)
    if isSizedByConstraints || hasNone && (own.width < 0 || own.height < 0) {
      let size = systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    return CGSize(
      width: min(own.width >= 0 ? own.width : fitting.width, room.width),
      height: min(own.height >= 0 ? own.height : fitting.height, room.height))
  }
}
