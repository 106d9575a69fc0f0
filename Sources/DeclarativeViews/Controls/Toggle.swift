// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A label at the leading edge and a control at the trailing edge.
struct LabeledControl<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      content
    } else {
      HStack {
        label
        Spacer()
        content
      }
    }
  }
}

extension View {
  /// Hides the labels of controls in the view.
  ///
  /// - Returns: The modified view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

/// A control that turns something on or off: a label and a switch, unless it has another style.
///
/// SwiftUI: `Toggle`.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  private let configuration: ToggleStyleConfiguration

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the value.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(isOn: isOn, label: AnyView(label()))
  }

  /// The toggle in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.toggleStyle, DefaultToggleStyle())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - isOn: A binding to the value.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    configuration = ToggleStyleConfiguration(
      isOn: isOn, label: AnyView(Text(titleKey)), title: Text(titleKey).string)
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    configuration = ToggleStyleConfiguration(
      isOn: isOn, label: AnyView(Text(title)), title: String(title))
  }
}

extension Toggle where Label == DeclarativeViews.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: A binding to the value.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: A binding to the value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the toggle.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.configuration = configuration
  }
}
