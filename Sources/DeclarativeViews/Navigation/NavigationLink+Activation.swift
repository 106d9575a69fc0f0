// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension NavigationLink {
  /// Creates a link whose destination is shown while a value is true.
  ///
  /// - Parameters:
  ///   - destination: The destination view.
  ///   - isActive: A binding to the value, which a tap on the link sets, and navigating back resets.
  ///   - label: The label.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), isActive: isActive) { destination }
  }

  /// Creates a link whose destination is shown while a value is true.
  ///
  /// - Parameters:
  ///   - isActive: A binding to the value, which a tap on the link sets, and navigating back resets.
  ///   - destination: The destination view, which is created on demand.
  ///   - label: The label.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), isActive: isActive) { destination() }
  }

  /// Creates a link whose destination is shown while a selection is its tag.
  ///
  /// - Parameters:
  ///   - destination: The destination view.
  ///   - tag: The value that identifies the link.
  ///   - selection: A binding to the selection, which a tap on the link sets to its tag, and
  ///     navigating back sets to nil.
  ///   - label: The label.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), isActive: selection.isOn(tag)) { destination }
  }

  /// Creates a link whose destination is shown while a selection is its tag.
  ///
  /// - Parameters:
  ///   - tag: The value that identifies the link.
  ///   - selection: A binding to the selection, which a tap on the link sets to its tag, and
  ///     navigating back sets to nil.
  ///   - destination: The destination view, which is created on demand.
  ///   - label: The label.
  public init<Value: Hashable>(
    tag: Value, selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), isActive: selection.isOn(tag)) { destination() }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title whose destination is shown while a value is true.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - destination: The destination view.
  ///   - isActive: A binding to the value, which a tap on the link sets, and navigating back resets.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: AnyView(Text(titleKey)), isActive: isActive) { destination }
  }

  /// Creates a link with a title whose destination is shown while a value is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The destination view.
  ///   - isActive: A binding to the value, which a tap on the link sets, and navigating back resets.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(label: AnyView(Text(title)), isActive: isActive) { destination }
  }

  /// Creates a link with a title whose destination is shown while a selection is its tag.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - destination: The destination view.
  ///   - tag: The value that identifies the link.
  ///   - selection: A binding to the selection, which a tap on the link sets to its tag, and
  ///     navigating back sets to nil.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Value,
    selection: Binding<Value?>
  ) {
    self.init(label: AnyView(Text(titleKey)), isActive: selection.isOn(tag)) { destination }
  }
}

extension Binding {
  /// Returns a binding that is true while an optional value is a given one.
  fileprivate func isOn<Wrapped: Hashable>(_ tag: Wrapped) -> Binding<Bool>
  where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}
