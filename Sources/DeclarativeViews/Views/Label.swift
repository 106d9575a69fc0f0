// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An icon with a title next to it.
///
/// SwiftUI: `Label`.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let configuration: LabelStyleConfiguration

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(
      title: AnyView(title()), icon: AnyView(icon()))
  }

  /// The label in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.labelStyle, DefaultLabelStyle())
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Creates a label with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    let words = String(title)
    self.init {
      Text(words)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Creates a label with an image from the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - image: The name of the image.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  public init(
    _ titleKey: LocalizedStringKey, image: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(image, fileID: fileID, line: line)
    }
  }

  /// Creates a label with an image from the environment.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The name of the image.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let words = String(title)
    self.init {
      Text(words)
    } icon: {
      Image(image, fileID: fileID, line: line)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the label.
  public init(_ configuration: LabelStyleConfiguration) {
    self.configuration = configuration
  }
}

/// The properties of a label, passed to its style.
///
/// SwiftUI: `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// The type of the title.
  public typealias Title = AnyView
  /// The type of the icon.
  public typealias Icon = AnyView

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The appearance of labels.
///
/// SwiftUI: `LabelStyle`.
public protocol LabelStyle: ControlStyle where Parts == LabelStyleConfiguration {
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// A style with the icon before the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon followed by the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style that shows only the icon; VoiceOver reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View {
    let title = configuration.title.ownLabel
    return SpokenTextView(content: configuration.icon) { values in
      AccessibilityChange(label: title?.string(in: values))
    }
  }
}

/// A style with the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style with the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  /// The style with the icon before the title.
  public static var titleAndIcon: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style with the icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style with the title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension View {
  /// Sets the style of labels in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, style)
  }
}
