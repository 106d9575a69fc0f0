// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A tab of a ``TabView`` with its item.
///
/// SwiftUI: `Tab`.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let content: any View

  private init(_ content: Content, value: Value?, label: Label) {
    let tab = content.tabItem { label }
    self.content = value.map { tab.tag($0) } ?? tab
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - value: The value while the tab is selected.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  ///   - label: The item, of which the first image and the texts are shown.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content(), value: value, label: label())
  }

  /// The view in the tab.
  public var body: some View { AnyView(content) }
}

extension Tab where Value == Never {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  ///   - label: The item, of which the first image and the texts are shown.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), value: nil, label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - value: The value while the tab is selected.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: value,
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage))
    )
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - value: The value while the tab is selected.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: value, label: DefaultTabLabel(label: .init(title, systemImage: systemImage))
    )
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title of its item.
  ///   - image: The name of the image of its item, which is looked up in the environment.
  ///   - value: The value while the tab is selected.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  ///   - content: The view in the tab.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(label: .init(titleKey, image: image, fileID: fileID, line: line))
    self.init(content(), value: value, label: label)
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of its item.
  ///   - image: The name of the image of its item, which is looked up in the environment.
  ///   - value: The value while the tab is selected.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  ///   - content: The view in the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(label: .init(title, image: image, fileID: fileID, line: line))
    self.init(content(), value: value, label: label)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: nil,
      label: DefaultTabLabel(label: .init(titleKey, systemImage: systemImage)))
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of its item.
  ///   - systemImage: The name of the symbol of its item.
  ///   - role: The purpose of the tab, which has no effect.
  ///   - content: The view in the tab.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), value: nil, label: DefaultTabLabel(label: .init(title, systemImage: systemImage)))
  }
}

/// The purpose of a tab.
///
/// SwiftUI: `TabRole`.
public nonisolated struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab is for searching.
  public static let search = TabRole(name: "search")
}

extension Tab: ModifierView {}

extension Tab: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) { pending.append(content) }
}
