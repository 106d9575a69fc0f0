// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows or hides other views below its label.
///
/// SwiftUI: `DisclosureGroup`.
///
/// In a ``List``, the label and the views in the group are rows of their own.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  let isExpanded: Binding<Bool>?
  let content: () -> any View
  let label: AnyView

  /// Creates a group that is collapsed at first.
  ///
  /// - Parameters:
  ///   - content: The views in the group.
  ///   - label: The label.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = { content() }
    self.label = AnyView(label())
  }

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a value that says whether the content is shown.
  ///   - content: The views in the group.
  ///   - label: The label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = { content() }
    self.label = AnyView(label())
  }

  /// The group in the style of the environment.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    if style is AutomaticDisclosureGroupStyle {
      style.styled(
        DisclosureGroupStyleConfiguration(
          isExpanded: isExpanded, label: label, makeContent: content))
    } else {
      // The views in the group keep the style.
      let (style, content) = (style, content)
      style.styled(
        DisclosureGroupStyleConfiguration(
          isExpanded: isExpanded, label: AnyView(label.environment(\.disclosureGroupStyle, style))
        ) {
          AnyView(content()).environment(\.disclosureGroupStyle, style)
        }, inside: \.disclosureGroupStyle, AutomaticDisclosureGroupStyle())
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, which is collapsed at first.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The views in the group.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title, which is collapsed at first.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views in the group.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isExpanded: A binding to a value that says whether the content is shown.
  ///   - content: The views in the group.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: A binding to a value that says whether the content is shown.
  ///   - content: The views in the group.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
