// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// A tap outside dismisses it, too. A button with the role ``ButtonRole/cancel`` is shown below the
  /// others. If there is none, one is added.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    let title = titleVisibility == .visible ? title : nil
    return PresentingView(
      content: self, isPresented: isPresented, kind: .dialog, onDismiss: nil
    ) {
      ConfirmationDialog(
        title: title, message: message(), actions: actions(), isPresented: isPresented)
    }
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  public func confirmationDialog<Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  public func confirmationDialog<Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  public func confirmationDialog<Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  public func confirmationDialog<Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Presents a dialog at the bottom about data while a value is true and there is data; each button
  /// dismisses it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }
}
