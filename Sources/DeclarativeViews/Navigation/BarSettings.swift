// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The visibility and the background of a bar at the bottom.
struct BarSettings: Equatable {
  var visibility = Visibility.automatic
  var background: Color?
  var backgroundVisibility = Visibility.automatic

  /// Returns the settings with those of others in their place, where these have any.
  func adding(_ other: BarSettings) -> BarSettings {
    BarSettings(
      visibility: other.visibility == .automatic ? visibility : other.visibility,
      background: other.background ?? background,
      backgroundVisibility: other.backgroundVisibility == .automatic
        ? backgroundVisibility : other.backgroundVisibility)
  }

  func apply(to toolbar: ToolbarNode) {
    let appearance = ToolbarAppearance()
    configure(appearance, isVisible: backgroundVisibility != .hidden)
    toolbar.standardAppearance = appearance
  }

  func apply(to tabBar: TabBarNode) {
    let appearance = TabBarAppearance()
    configure(appearance, isVisible: backgroundVisibility != .hidden)
    tabBar.standardAppearance = appearance
    let atEdge = TabBarAppearance()
    configure(atEdge, isVisible: backgroundVisibility == .visible)
    tabBar.scrollEdgeAppearance = atEdge
  }

  private func configure(_ appearance: BarAppearance, isVisible: Bool) {
    guard isVisible else { return appearance.configureWithTransparentBackground() }
    guard let background else { return appearance.configureWithDefaultBackground() }
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = background
  }
}

/// A reference to the tabs around a view.
struct TabsReference {
  weak var flow: TabFlow?
  /// The page of the tab with the view.
  weak var tab: NavigationPage?
}

/// What a view sets for the tab bar around it while it exists.
final class TabBarPart {
  var settings = BarSettings()
  let tabs: TabsReference
  /// The page with the view, if the view is on one.
  private let page: PageReference?

  init(tabs: TabsReference, page: PageReference) {
    self.tabs = tabs
    self.page = page.page == nil ? nil : page
  }

  /// Whether the page with the view is gone.
  var isGone: Bool { page.map { $0.page == nil } ?? false }

  /// Whether other pages cover the view.
  var isCovered: Bool {
    guard let page else { return false }
    guard let page = page.page, let flow = page.flow else { return true }
    return flow.controller.topViewController !== page
  }
}

/// A view that sets the tab bar around it.
struct TabBarView: View {
  let content: any View
  let change: (inout BarSettings, EnvironmentValues) -> Void

  var body: TabBarView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let values = expansion.environment(of: item)
    let tabs = values.tabs
    let part = own.kept {
      let part = TabBarPart(tabs: tabs, page: values.page)
      own.onRemoval = [{ tabs.flow?.remove(part) }]
      return part
    }
    part.settings = BarSettings()
    change(&part.settings, values)
    expansion.memory.afterwards { tabs.flow?.add(part) }
    expansion.replace(item, by: content, keyedBy: .body)
  }
}
