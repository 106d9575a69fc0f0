// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension View {
  /// Adds views to the toolbar of the view's page.
  ///
  /// - Parameter content: The views with their placements, by default at the trailing edge.
  /// - Returns: The modified view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    BarView(content: self, items: content()._items.items)
  }

  /// Adds views to both sides of the navigation bar of the view's page.
  ///
  /// - Parameters:
  ///   - leading: The view at the leading edge.
  ///   - trailing: The view at the trailing edge.
  /// - Returns: The modified view.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view to the leading edge of the navigation bar of the view's page.
  ///
  /// - Parameter leading: The view.
  /// - Returns: The modified view.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view to the trailing edge of the navigation bar of the view's page.
  ///
  /// - Parameter trailing: The view.
  /// - Returns: The modified view.
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// A view that adds items to the bar of its page while it exists.
private struct BarView: View {
  let content: any View
  let items: [ToolbarItems.Item]

  var body: BarView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let values = expansion.environment(of: item)
    let part = own.kept {
      let part = BarPart()
      let page = values.page
      own.onRemoval = [{ page.page?.remove(part) }]
      return part
    }
    let items = items
    expansion.memory.afterwards {
      guard let page = values.page.page else { return }
      part.show(items, environment: values) { [weak page] in
        if let page { page.flow?.pageDidChange(page) }
      }
      page.add(part)
    }
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

/// The toolbar items of one view.
final class BarPart {
  /// A view and its side, or flexible space, which doesn't show it.
  struct Item {
    let side: ToolbarItemPlacement.Side
    let isSpace: Bool
    let host: HostingNode

    var kind: [AnyHashable] { [side, isSpace] }
  }

  private(set) var items: [Item] = []

  func show(
    _ views: [ToolbarItems.Item], environment: EnvironmentValues, onChange: @escaping () -> Void
  ) {
    let views = views.flatMap(\.parts).map { part in
      let made = Item(
        side: part.side, isSpace: part.isSpace, host: BarItemNode { EmptyView() })
      return (view: part.view, made: made)
    }
    if items.map(\.kind) != views.map(\.made.kind) { items = views.map(\.made) }
    var environment = environment
    environment.isInList = false
    environment.change { $0.hasContainerForeground = true }
    environment.labelStyleAroundBar = environment.labelStyle
    environment.labelStyle = IconOnlyLabelStyle()
    for (item, view) in zip(items, views) where !item.isSpace {
      item.host.safeAreaRegions = []
      item.host.onChange = onChange
      item.host.show(view.view, environment: environment, memory: item.host.memory)
      item.host.bounds.size = item.host.intrinsicContentSize
    }
  }
}

extension ToolbarItems.Item {
  /// The items: those of a group in a toolbar at the bottom are separate.
  fileprivate var parts: [(side: ToolbarItemPlacement.Side, view: any View, isSpace: Bool)] {
    guard placement.side == .bottom, let group else { return [(placement.side, view, false)] }
    return ListParts(group).sections.flatMap(\.runs).flatMap { run in
      (0..<run.count).map { index in
        let view = run.view(index)
        return (placement.side, view, view.isSpacer)
      }
    }
  }
}

extension View {
  /// Whether the view is flexible space.
  fileprivate var isSpacer: Bool {
    var inner: any View = self
    while let next = inner.unwrapped { inner = next }
    return inner is Spacer
  }
}

/// A view in a bar, in its own size.
private final class BarItemNode: HostingNode {
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    guard bounds.size != size else { return }
    bounds.size = size
    superview?.setNeedsLayout()
  }
}

extension NavigationPage {
  func add(_ part: BarPart) {
    if !bar.contains(where: { $0 === part }) { bar.append(part) }
    showBar()
  }

  func remove(_ part: BarPart) {
    bar.removeAll { $0 === part }
    showBar()
  }

  private func showBar() {
    func nodes(_ side: ToolbarItemPlacement.Side) -> [HostingNode] {
      bar.flatMap { $0.items.filter { $0.side == side }.map(\.host) }
    }
    func show(
      _ nodes: [HostingNode], at items: ReferenceWritableKeyPath<NavigationItem, [BarButtonItem]?>
    ) {
      let shown = navigationItem[keyPath: items]?.map(\.customView) ?? []
      guard shown != nodes else { return }
      navigationItem[keyPath: items] = nodes.map { BarButtonItem(customView: $0) }
    }
    show(nodes(.leading), at: \.leftBarButtonItems)
    // The right bar button items are in order from the trailing edge.
    show(nodes(.trailing).reversed(), at: \.rightBarButtonItems)
    navigationItem.leftItemsSupplementBackButton = true
    let title = nodes(.middle).last
    if navigationItem.titleView !== title { navigationItem.titleView = title }
    showBottomBar()
  }

  private func showBottomBar() {
    let parts = bar.flatMap { $0.items.filter { $0.side == .bottom } }
    let shown = parts.map { $0.isSpace ? nil : $0.host }
    guard shown != shownAtBottom else { return }
    shownAtBottom = shown
    var items = shown.map { node in
      node.map { BarButtonItem(customView: $0) } ?? .flexibleSpace()
    }
    if !parts.contains(where: \.isSpace) {
      // They are spread over the bar, and a single one is in the middle.
      items = Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
      if items.count == 1 { items = [.flexibleSpace()] + items + [.flexibleSpace()] }
    }
    toolbarItems = items
    flow?.updateBars()
  }
}
