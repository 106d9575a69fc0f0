// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A value with a label.
///
/// SwiftUI: `LabeledContent`.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labeledContentStyle) private var style
  private let configuration: LabeledContentStyleConfiguration

  /// Creates a value with a label.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: AnyView(label()), content: AnyView(content()))
  }

  /// The label and the value in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.labeledContentStyle, AutomaticLabeledContentStyle())
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The value.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The value.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a text value with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The value.
  ///   - format: The format of the value.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a formatted value with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the value that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the value.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The appearance of labeled content.
///
/// SwiftUI: `LabeledContentStyle`.
public protocol LabeledContentStyle: ControlStyle
where Parts == LabeledContentStyleConfiguration {
  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content, passed to its style.
///
/// SwiftUI: `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView
  /// The type of the value.
  public typealias Content = AnyView

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// A style with the label at the leading edge and the value at the trailing edge.
///
/// SwiftUI: `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledValue(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style with the label at the leading edge and the value at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of labeled content in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, style)
  }
}

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A value at the trailing edge of its label.
private struct LabeledValue: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  private var content: some View {
    EnvironmentView(content: configuration.content) {
      $0.setContainerForeground(HierarchicalShapeStyle.secondary)
    }
  }

  var body: some View {
    if labelsAreHidden {
      content
    } else {
      HStack(alignment: .firstTextBaseline) {
        configuration.label
        Spacer()
        content
      }
    }
  }
}
