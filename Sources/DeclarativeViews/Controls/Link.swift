// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that opens a link with the action of the environment.
///
/// SwiftUI: `Link`. See ``OpenURLAction``.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: AnyView

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - destination: The link.
  ///   - label: The label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = AnyView(label())
  }

  /// The label as a button, which VoiceOver calls a link.
  public var body: some View {
    let (openURL, destination) = (openURL, destination)
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityRemoveTraits(.button)
    .accessibilityAddTraits(.link)
  }
}

extension Link where Label == Text {
  /// Creates a control with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - destination: The link.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The link.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
