// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control that opens a link with the action of the environment.
///
/// SwiftUI: `Link`. See ``OpenURLAction``.
public struct Link: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: AnyView

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - destination: The link.
  ///   - label: The label.
  public init(destination: URL, @ViewBuilder label: () -> some View) {
    self.destination = destination
    self.label = AnyView(label())
  }

  /// Creates a control with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The link.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
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
