// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of disclosure groups.
///
/// SwiftUI: `DisclosureGroupStyle`.
public protocol DisclosureGroupStyle: ControlStyle
where Parts == DisclosureGroupStyleConfiguration {
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group, passed to its style.
///
/// SwiftUI: `DisclosureGroupStyleConfiguration`.
public struct DisclosureGroupStyleConfiguration {
  /// Whether the content is shown; `$isExpanded` is a binding to it.
  @Binding public var isExpanded: Bool
  /// The label.
  public let label: AnyView
  private let makeContent: () -> any View

  init(isExpanded: Binding<Bool>, label: AnyView, makeContent: @escaping () -> any View) {
    _isExpanded = isExpanded
    self.label = label
    self.makeContent = makeContent
  }

  /// The views in the group, which are created when they are first used.
  public var content: AnyView { AnyView(makeContent()) }
}

/// A style with an indicator at the trailing edge of the label, above the content.
///
/// SwiftUI: `AutomaticDisclosureGroupStyle`.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the group in this style.
  public func makeBody(configuration: Configuration) -> some View {
    let isExpanded = configuration.isExpanded
    VStack(alignment: .leading, spacing: 8) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          DisclosureIndicator(isExpanded: isExpanded)
        }
      }
      .accessibilityValue(isExpanded ? "expanded" : "collapsed")
      if isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style with an indicator at the trailing edge of the label.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of disclosure groups in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    environment(\.disclosureGroupStyle, style)
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
