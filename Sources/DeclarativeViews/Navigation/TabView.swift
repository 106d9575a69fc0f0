// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A view that shows one of several views above a tab bar.
///
/// SwiftUI: `TabView`.
///
/// With the style ``TabViewStyle/page``, the views are pages, which the user turns by dragging.
///
/// Each view has an item, which ``View/tabItem(_:)`` or ``Tab`` sets. Views keep their state while
/// others are shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let content: any View
  private let selection: TabSelection?
  @Environment(\.tabViewDots) private var dots

  fileprivate init(content: Content, selection: TabSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Creates a view that shows the tab with a value.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value, which is the ``View/tag(_:)`` of a view.
  ///   - content: The views in the tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(
      content: content(),
      selection: selection.map { selection in
        TabSelection {
          AnyHashable(selection.wrappedValue)
        } select: { value in
          if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        }
      })
  }

  /// The views above a tab bar, or as pages.
  public var body: some View {
    if let dots {
      PagesView(content: content, selection: selection, dots: dots)
    } else {
      TabsView(content: content, selection: selection).ignoresSafeArea()
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a view that shows the first tab until the user selects another one.
  ///
  /// - Parameter content: The views in the tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }
}

/// The value of the selected tab.
struct TabSelection {
  let value: () -> AnyHashable
  let select: (AnyHashable) -> Void
}

/// The controller of a tab view.
private struct TabsView: View {
  let content: any View
  let selection: TabSelection?

  var body: TabsView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    own.isOnDemand = true
    let environment = expansion.environment(of: item)
    let flow = own.kept { TabFlow() }
    let tabs = TabContent.all(in: content, step: step)
    flow.select = selection?.select
    flow.show(tabs, environment: environment)
    expansion.passTraits(of: item, to: flow.controller.view)
    if let selection {
      let value = expansion.make(in: item) { selection.value() }
      if let index = tabs.firstIndex(where: { $0.tag == value }) {
        flow.controller.selectedIndex = index
        flow.updateBar()
      }
    }
    expansion.end(item, at: NodeElement(view: flow.controller.view))
  }
}

/// A view in a tab, with its item and its value.
struct TabContent {
  let view: any View
  private let place: AnyHashable
  private(set) var tag: AnyHashable?
  private(set) var title: String?
  private(set) var image: Image?
  private(set) var badge: String?

  /// Returns the tabs in a view.
  static func all(in content: any View, step: _ViewStep) -> [TabContent] {
    ListParts(content).sections.flatMap(\.runs).flatMap { run in
      (0..<run.count).map { TabContent(run.view($0), run.identity($0), step: step) }
    }
  }

  /// The value, or the identity of its place.
  var identity: AnyHashable { tag ?? place }

  init(_ view: any View, _ place: AnyHashable, step: _ViewStep) {
    self.view = view
    self.place = place
    var next: (any View)? = view
    while let inner = next {
      next = inner.unwrapped
      let element = (inner as? WrappedView)?.element
      if let element = element as? TagElement { tag = tag ?? element.tag }
      if let view = inner as? BadgeView { badge = badge ?? view.label.string }
      if let element = element as? TabItemElement, title == nil, image == nil {
        // Symbols in the bar are filled, unless the label says otherwise.
        var environment = step.expansion.environment(of: step.item)
        environment.symbolVariants = environment.symbolVariants.fill
        let tree = LayoutTree(
          element.label, environment: environment,
          measurer: step.expansion.tree.measurer)
        title = tree.texts(in: 0)
        image = tree.firstImage(in: 0)
      }
    }
  }
}

/// The tabs of a tab view.
final class TabFlow: TabBarControllerDelegate {
  let controller = TabBarController(nibName: nil, bundle: nil)
  var select: ((AnyHashable) -> Void)?
  private var pages: [NavigationPage] = []
  private var tags: [AnyHashable?] = []
  private var identities: [AnyHashable] = []
  /// What views in the tabs set for the bar.
  private var parts: [TabBarPart] = []
  /// The settings of the bar, as last applied.
  private var settings = BarSettings()

  init() {
    controller.delegate = self
    // The bar has a background only while content is under it.
    let atEdge = TabBarAppearance()
    atEdge.configureWithTransparentBackground()
    controller.tabBar.scrollEdgeAppearance = atEdge
  }

  func show(_ tabs: [TabContent], environment: EnvironmentValues) {
    tags = tabs.map(\.tag)
    var known = Dictionary(zip(identities, pages), uniquingKeysWith: { first, _ in first })
    identities = tabs.map(\.identity)
    let former = pages
    // Of several tabs with one identity, only the first keeps the page.
    pages = identities.map { known.removeValue(forKey: $0) ?? NavigationPage() }
    let isOther = !pages.elementsEqual(former) { $0 === $1 }
    var values = environment
    values.page = PageReference()
    for (page, tab) in zip(pages, tabs) {
      values.editScope = page.host.memory.editScope
      values.tabs = TabsReference(flow: self, tab: page)
      page.host.show(AnyView(tab.view), environment: values, memory: page.host.memory)
      let item = page.tabBarItem
      if item.title != tab.title { item.title = tab.title }
      if item.image != tab.image { item.image = tab.image }
      if item.badgeValue != tab.badge { item.badgeValue = tab.badge }
    }
    if isOther { controller.viewControllers = pages }
    if let tint = environment.tint { controller.view.tintColor = tint }
  }

  func add(_ part: TabBarPart) {
    if !parts.contains(where: { $0 === part }) {
      parts.removeAll(where: \.isGone)
      parts.append(part)
    }
    updateBar()
  }

  func remove(_ part: TabBarPart) {
    parts.removeAll { $0 === part }
    updateBar()
  }

  /// Shows the bar as the views in the selected tab set it that no others cover.
  func updateBar() {
    let selected = controller.selectedViewController
    let shown = parts.filter { $0.tabs.tab === selected && !$0.isCovered }
    let settings = shown.reduce(BarSettings()) { $0.adding($1.settings) }
    controller.isTabBarHidden = settings.visibility == .hidden
    if settings != self.settings { settings.apply(to: controller.tabBar) }
    self.settings = settings
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    updateBar()
    guard let index = pages.firstIndex(where: { $0 === viewController }), let tag = tags[index]
    else { return }
    select?(tag)
  }
}

/// An element that sets the item of a tab.
private struct TabItemElement: UnaryElement {
  let label: AnyView

  var name: String { "tabItem" }
}

extension View {
  /// Sets the item of a tab that shows the view; see ``TabView``.
  ///
  /// - Parameter label: The label, of which the first image and the texts are shown.
  /// - Returns: The modified view.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    WrappedView(content: self, element: TabItemElement(label: AnyView(label())))
  }
}
