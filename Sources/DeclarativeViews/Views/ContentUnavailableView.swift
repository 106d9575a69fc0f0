// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that stands in for unavailable content.
///
/// SwiftUI: `ContentUnavailableView`.
public struct ContentUnavailableView: View {
  private let label: AnyView
  private let description: AnyView
  private let actions: AnyView

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: What is missing.
  ///   - description: Why, or what can be done.
  ///   - actions: Buttons for that.
  public init(
    @ViewBuilder label: () -> some View,
    @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) {
    self.label = AnyView(label())
    self.description = AnyView(description())
    self.actions = AnyView(actions())
  }

  /// Creates the view of a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: What is missing.
  ///   - systemImage: The symbol's name.
  ///   - description: Why, or what can be done.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      if let description { description }
    }
  }

  /// The parts below each other, in the middle.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon large above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
