// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A stack of pages below a navigation bar.
///
/// SwiftUI: `NavigationStack`.
///
/// A ``NavigationLink`` in it pushes its destination; the back button of the bar, or
/// ``EnvironmentValues/dismiss``, pops it. A link with a value appends the value to the path of the
/// stack, if it has one.
public struct NavigationStack<Data, Root: View>: View {
  private let content: any View
  private let path: PathLink?

  private init(root: Root, path: PathLink?) {
    content = root
    self.path = path
  }

  /// Creates a stack that shows the destinations of the values of a collection on its root view.
  ///
  /// - Parameters:
  ///   - path: A binding to the collection, which changes when the user navigates. A link with a
  ///     value of another type has no effect.
  ///   - root: The root view.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root(), path: PathLink(path))
  }

  /// The top view below its bar.
  public var body: some View {
    // Read here, so that the stack is updated when the path changes.
    _ = path?.values()
    return NavigationStackView(content: content, path: path).ignoresSafeArea()
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with a root view.
  ///
  /// - Parameter root: The root view.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Creates a stack that shows the destinations of the values of a path on its root view.
  ///
  /// - Parameters:
  ///   - path: A binding to the path, which changes when the user navigates.
  ///   - root: The root view.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: PathLink(path))
  }
}

/// The controller of a navigation stack.
struct NavigationStackView: View {
  let content: any View
  var path: PathLink?

  var body: NavigationStackView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    own.isOnDemand = true
    let environment = expansion.environment(of: item)
    let flow = own.kept { NavigationFlow() }
    expansion.passTraits(of: item, to: flow.controller.view)
    flow.environment = environment
    flow.path = path
    flow.root.show(content, environment: environment)
    if path != nil { expansion.memory.afterwards { flow.showPath() } }
    expansion.end(item, at: NodeElement(view: flow.controller.view))
  }
}

/// A page of a navigation stack or a tab view.
final class NavigationPage: ViewController {
  let host = HostingNode { EmptyView() }
  weak var flow: NavigationFlow?
  /// The toolbar parts of the views on the page.
  var bar: [BarPart] = []
  /// The nodes in the toolbar at the bottom; nil for flexible space.
  var shownAtBottom: [HostingNode?] = []
  /// The toolbar at the bottom, as the views on the page set it.
  var bottomBar = BarSettings()
  /// The value whose destination the page shows.
  var value: AnyHashable?
  /// The size of the title, as its view sets it.
  var titleDisplayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// The background of the bar and its visibility, as the views on the page set them.
  var barBackground: Color?
  var barBackgroundVisibility = Visibility.automatic
  /// The color of the title, if a view on the page sets the color scheme of the bar.
  var barTitleColor: Color?
  /// Called when the page was removed from its stack.
  var onRemoval: (() -> Void)?

  override func loadView() {
    view = host
    host.onChange = { [weak self] in
      guard let self else { return }
      flow?.pageDidChange(self)
    }
  }

  /// Shows another view in the same environment.
  func show(_ content: any View) {
    if let environment = host.baseEnvironment { show(content, environment: environment) }
  }

  func show(_ content: any View, environment: EnvironmentValues) {
    var values = environment
    values.page = PageReference(page: self)
    values.editScope = host.memory.editScope
    let isRoot = flow?.root === self || flow == nil
    if !isRoot {
      values.dismiss = DismissAction { [weak self] in
        guard let self, let flow = self.flow else { return }
        if flow.controller.topViewController === self {
          _ = flow.controller.popViewController(animated: false)
        }
      }
      values.isPresented = true
    }
    host.show(AnyView(content), environment: values, memory: host.memory)
  }
}

/// A reference to the page that contains a view.
struct PageReference {
  weak var page: NavigationPage?
}

/// An action that dismisses the presentation of a view.
///
/// SwiftUI: `DismissAction`.
public struct DismissAction {
  private let action: () -> Void

  init(action: @escaping () -> Void = {}) {
    self.action = action
  }

  /// Navigates back, or closes the sheet.
  public func callAsFunction() { action() }
}

extension View {
  /// Sets whether the navigation bar of the stack is hidden.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The modified view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    PageView(content: self) { $0.flow?.controller.isNavigationBarHidden = hidden }
  }
}

/// A view that sets attributes of its page.
struct PageView: View {
  let content: any View
  let change: (NavigationPage, EnvironmentValues) -> Void

  init(content: any View, change: @escaping (NavigationPage) -> Void) {
    self.init(content: content) { page, _ in change(page) }
  }

  init(content: any View, change: @escaping (NavigationPage, EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  var body: PageView { return self }

  func _expand(in step: _ViewStep) {
    let values = step.expansion.environment(of: step.item)
    let (page, change) = (values.page, change)
    step.expansion.memory.afterwards { if let page = page.page { change(page, values) } }
    step.expansion.replace(step.item, by: content)
  }
}
