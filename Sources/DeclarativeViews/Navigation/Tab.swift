// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A tab of a ``TabView`` with its item.
///
/// SwiftUI: `Tab`.
public struct Tab: View {
  let content: any View

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - value: The value while the tab is selected.
  ///   - content: The view in the tab.
  public init(
    _ title: some StringProtocol, systemImage: String, value: some Hashable,
    @ViewBuilder content: () -> some View
  ) {
    self.content = content().tabItem { Label(title, systemImage: systemImage) }.tag(value)
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - content: The view in the tab.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View
  ) {
    self.content = content().tabItem { Label(title, systemImage: systemImage) }
  }

  /// The view in the tab.
  public var body: some View { AnyView(content) }
}

extension Tab: ModifierView {}

extension Tab: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) { pending.append(content) }
}
