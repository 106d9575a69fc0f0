// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control that shows another view when it is tapped.
///
/// SwiftUI: `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: AnyView
  private let destination: (() -> any View)?
  private let value: AnyHashable?
  /// Whether the destination is shown, if the owner of the link decides.
  private var isActive: Binding<Bool>?
  @Environment(\.self) private var environment

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The destination view, which is created on demand.
  ///   - label: The label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
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
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = { destination }
    self.label = AnyView(label())
    value = nil
  }

  /// Creates a link whose destination is shown while a value is true.
  init(label: AnyView, isActive: Binding<Bool>, destination: @escaping () -> any View) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
    value = nil
  }

  /// The label, with a disclosure indicator in a list.
  public var body: some View {
    if let isActive, let destination {
      button.navigationDestination(isPresented: isActive) { AnyView(destination()) }
    } else {
      button
    }
  }

  private var button: some View {
    Button {
      if let isActive { isActive.wrappedValue = true } else { follow() }
    } label: {
      if environment.isInList {
        EnvironmentView(content: row) {
          $0.takeForeground(of: environment)
          $0.linkBadge = nil
        }
      } else {
        label
      }
    }.buttonStyle(.automatic)
  }

  private var row: some View {
    HStack {
      label
      Spacer()
      if let badge = environment.linkBadge { BadgeLabel(text: badge) }
      Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary)
    }
  }

  private func follow() {
    guard let flow = environment.page.page?.flow else { return }
    if let destination {
      flow.push(DestinationView(make: destination), environment: environment)
    } else if let value {
      if let list = environment.columnSelection, !flow.hasDestination(for: value) {
        return list.choose(value)
      }
      flow.push(value, environment: environment)
    }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - destination: The destination view, which is created on demand.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.destination = { destination() }
    label = AnyView(Text(titleKey))
    value = nil
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The destination view, which is created on demand.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.destination = { destination() }
    label = AnyView(Text(title))
    value = nil
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - destination: The destination view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.destination = { destination }
    label = AnyView(Text(titleKey))
    value = nil
  }

  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The destination view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.destination = { destination }
    label = AnyView(Text(title))
    value = nil
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value; see
  /// ``View/navigationDestination(for:destination:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - label: The label.
  public init(value: some Hashable, @ViewBuilder label: () -> Label) {
    self.value = AnyHashable(value)
    self.label = AnyView(label())
    destination = nil
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the destination of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The value.
  public init(_ titleKey: LocalizedStringKey, value: some Hashable) {
    self.value = AnyHashable(value)
    label = AnyView(Text(titleKey))
    destination = nil
  }

  /// Creates a link with a title to the destination of a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some Hashable) {
    self.value = AnyHashable(value)
    label = AnyView(Text(title))
    destination = nil
  }
}
