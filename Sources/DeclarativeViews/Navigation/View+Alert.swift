// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  ///   - message: The message.
  /// - Returns: The modified view.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    PresentingView(
      content: self, isPresented: isPresented, kind: .alert, onDismiss: nil
    ) {
      AlertView(
        title: title, message: AnyView(message()), actions: actions(), isPresented: isPresented)
    }
  }

  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  ///   - message: The message.
  /// - Returns: The modified view.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  ///   - message: The message.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  /// - Returns: The modified view.
  public func alert(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      title, isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  /// - Returns: The modified view.
  public func alert(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - actions: The buttons; by default an OK button.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  public func alert<Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented.whileThere(data)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  public func alert<Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  public func alert<Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  public func alert<Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func alert<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }
}
