// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets the destination for values of a type, for links and the path of the stack.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - destination: A closure that creates the destination view of a value.
  /// - Returns: The modified view.
  public func navigationDestination<Value: Hashable>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> some View
  ) -> some View {
    PageView(content: self) { page in
      page.flow?.setDestination(for: ObjectIdentifier(type), from: page) { value in
        (value.base as? Value).map { value in DestinationView { destination(value) } }
      }
    }
  }

  /// Shows a view on top of the stack while a value is true; navigating back sets it to false.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the view is shown.
  ///   - destination: A closure that creates the view.
  /// - Returns: The modified view.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    PushingView(content: self, destination: isPresented.wrappedValue ? destination() : nil) {
      isPresented.wrappedValue = false
    }
  }

  /// Shows a view on top of the stack while there is an item; navigating back sets it to nil.
  ///
  /// - Parameters:
  ///   - item: A binding to the item.
  ///   - destination: A closure that creates the view of an item.
  /// - Returns: The modified view.
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    PushingView(content: self, destination: item.wrappedValue.map { destination($0).id($0) }) {
      item.wrappedValue = nil
    }
  }
}

/// A view that is created by a closure, and again when something changes that the closure reads.
struct DestinationView: View {
  private let make: () -> any View

  init(make: @escaping () -> any View) {
    self.make = make
  }

  var body: some View { AnyView(make()) }
}

/// A view that shows another one on top of its stack.
private struct PushingView: View {
  let content: any View
  /// The view to show, or nil for none.
  let destination: (any View)?
  /// Called when the user has navigated back.
  let onReturn: () -> Void

  var body: PushingView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let pushed = expansion.remember(item, as: Self.self).kept { PushedPage() }
    let environment = expansion.environment(of: item)
    let (destination, onReturn) = (destination, onReturn)
    expansion.memory.afterwards {
      guard let flow = environment.page.page?.flow else { return }
      flow.perform { pushed.show(destination, in: flow, environment, onReturn: onReturn) }
    }
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

/// The page that a view shows on top of its stack.
private final class PushedPage {
  private var page: NavigationPage?

  func show(
    _ content: (any View)?, in flow: NavigationFlow, _ environment: EnvironmentValues,
    onReturn: @escaping () -> Void
  ) {
    guard let content else {
      guard let former = page else { return }
      page = nil
      former.onRemoval = nil
      flow.pop(former)
      return
    }
    let page = page ?? flow.push(content, environment: environment)
    if page === self.page { page.show(content) }
    self.page = page
    page.onRemoval = { [weak self] in
      self?.page = nil
      onReturn()
    }
  }
}
