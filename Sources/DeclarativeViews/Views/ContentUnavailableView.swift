// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that stands in for unavailable content.
///
/// SwiftUI: `ContentUnavailableView`.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: AnyView
  private let description: AnyView
  private let actions: AnyView

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - label: A label for what is unavailable.
  ///   - description: A description of the reason or of a remedy.
  ///   - actions: Buttons for the remedy.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = AnyView(label())
    self.description = AnyView(description())
    self.actions = AnyView(actions())
  }

  /// The parts in a centered column.
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

extension ContentUnavailableView
where Label == DeclarativeViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of a title for what is unavailable.
  ///   - systemImage: The name of the symbol.
  ///   - description: A description of the reason or of a remedy.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      Label(titleKey, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// Creates the view with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: A title for what is unavailable.
  ///   - systemImage: The name of the symbol.
  ///   - description: A description of the reason or of a remedy.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// A view for a search without results.
  public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a view for a search without results.
  ///
  /// - Parameter text: The text that was searched for.
  /// - Returns: The view.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

/// A style with a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
