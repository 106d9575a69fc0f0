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
  private(set) var items: [(side: ToolbarItemPlacement.Side, host: HostingNode)] = []

  func show(
    _ views: [ToolbarItems.Item], environment: EnvironmentValues, onChange: @escaping () -> Void
  ) {
    var environment = environment
    environment.isInList = false
    environment.labelStyleAroundBar = environment.labelStyle
    environment.labelStyle = IconOnlyLabelStyle()
    if items.map(\.side) != views.map(\.placement.side) {
      items = views.map { ($0.placement.side, BarItemNode { EmptyView() }) }
    }
    for (item, view) in zip(items, views) {
      item.host.safeAreaRegions = []
      item.host.onChange = onChange
      item.host.show(view.view, environment: environment, memory: item.host.memory)
      item.host.bounds.size = item.host.intrinsicContentSize
    }
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
  }
}
