// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A stack of pages below a navigation bar.
///
/// SwiftUI: `NavigationStack`.
///
/// A ``NavigationLink`` in it pushes its destination; the back button of the bar, or
/// ``EnvironmentValues/dismiss``, pops it.
public struct NavigationStack: View {
  private let content: any View

  /// Creates a stack with a root view.
  ///
  /// - Parameter root: The root view.
  public init(@ViewBuilder root: () -> some View) {
    content = root()
  }

  /// The top view below its bar.
  public var body: some View { NavigationStackView(content: content).ignoresSafeArea() }
}

/// The controller of a navigation stack.
struct NavigationStackView: View {
  let content: any View

  var body: NavigationStackView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    own.isOnDemand = true
    let environment = expansion.environment(of: item)
    let flow = own.kept { NavigationFlow() }
    flow.controller.adopt(environment)
    flow.root.show(content, environment: environment)
    expansion.end(item, at: NodeElement(view: flow.controller.view))
  }
}

/// The pages of a navigation stack.
final class NavigationFlow {
  let controller: NavigationController
  let root: NavigationPage
  /// The destinations by value type.
  var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]

  init() {
    root = NavigationPage()
    controller = NavigationController(rootViewController: root)
    root.flow = self
  }

  func push(_ content: any View, environment: EnvironmentValues) {
    let page = NavigationPage()
    page.flow = self
    page.show(content, environment: environment)
    controller.pushViewController(page, animated: false)
  }

  func push(_ value: AnyHashable, environment: EnvironmentValues) {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let content = destinations[type]?(value) { push(content, environment: environment) }
  }
}

extension ViewController {
  /// Passes the text size and layout direction around a container to its pages, because nodes, such
  /// as those of pages and bars, inherit them from enclosing nodes.
  func adopt(_ environment: EnvironmentValues) {
    let view: ViewNode = view
    var overrides = view.traitOverrides
    overrides.preferredContentSizeCategory = environment.sizeCategory
    overrides.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    if overrides != view.traitOverrides { view.traitOverrides = overrides }
  }
}

/// A page of a navigation stack or a tab view.
final class NavigationPage: ViewController {
  let host = HostingNode { EmptyView() }
  weak var flow: NavigationFlow?
  /// The toolbar parts of the views on the page.
  var bar: [BarPart] = []

  override func loadView() { view = host }

  func show(_ content: any View, environment: EnvironmentValues) {
    var values = environment
    values.page = PageReference(page: self)
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

/// A control that shows another view when it is tapped.
///
/// SwiftUI: `NavigationLink`.
public struct NavigationLink: View {
  private let label: AnyView
  private let destination: (() -> any View)?
  private let value: AnyHashable?
  @Environment(\.self) private var environment

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The destination view, which is created on demand.
  ///   - label: The label.
  public init(
    @ViewBuilder destination: @escaping () -> some View, @ViewBuilder label: () -> some View
  ) {
    self.destination = { destination() }
    self.label = AnyView(label())
    value = nil
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The destination view.
  ///   - label: The label.
  public init(destination: some View, @ViewBuilder label: () -> some View) {
    self.destination = { destination }
    self.label = AnyView(label())
    value = nil
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The destination view, which is created on demand.
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> some View
  ) {
    self.destination = { destination() }
    label = AnyView(Text(title))
    value = nil
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The destination view.
  public init(_ title: some StringProtocol, destination: some View) {
    self.destination = { destination }
    label = AnyView(Text(title))
    value = nil
  }

  /// Creates a link to the destination of a value; see
  /// ``View/navigationDestination(for:destination:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label.
  public init(value: some Hashable, @ViewBuilder label: () -> some View) {
    self.value = AnyHashable(value)
    self.label = AnyView(label())
    destination = nil
  }

  /// Creates a link with a title to the destination of a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  public init(_ title: some StringProtocol, value: some Hashable) {
    self.value = AnyHashable(value)
    label = AnyView(Text(title))
    destination = nil
  }

  /// The label, with a disclosure indicator in a list.
  public var body: some View {
    Button {
      follow()
    } label: {
      if environment.isInList {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary)
        }.foregroundColor(environment.foregroundColor ?? .label)
      } else {
        label
      }
    }.buttonStyle(.automatic)
  }

  private func follow() {
    guard let flow = environment.page.page?.flow else { return }
    if let destination {
      flow.push(destination(), environment: environment)
    } else if let value {
      flow.push(value, environment: environment)
    }
  }
}

extension View {
  /// Sets whether the navigation bar of the stack is hidden.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The modified view.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    PageView(content: self) { $0.flow?.controller.isNavigationBarHidden = hidden }
  }

  /// Sets the destination for values of a type, for links in the stack.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: A closure that creates the destination view of a value.
  /// - Returns: The modified view.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    PageView(content: self) { page in
      page.flow?.destinations[ObjectIdentifier(type)] = { value in
        (value.base as? Value).map { destination($0) }
      }
    }
  }
}

/// A view that sets attributes of its page.
struct PageView: View {
  let content: any View
  let change: (NavigationPage) -> Void

  init(content: any View, change: @escaping (NavigationPage) -> Void) {
    self.content = content
    self.change = change
  }

  var body: PageView { return self }

  func _expand(in step: _ViewStep) {
    let page = step.expansion.environment(of: step.item).page
    let change = change
    step.expansion.memory.afterwards { if let page = page.page { change(page) } }
    step.expansion.replace(step.item, by: content)
  }
}
