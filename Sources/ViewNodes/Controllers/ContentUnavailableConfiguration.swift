// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The content of an empty screen: an image, text, and buttons, stacked and centered.
///
/// UIKit: `UIContentUnavailableConfiguration`.
///
/// Assign it to ``ViewController/contentUnavailableConfiguration``.
public struct ContentUnavailableConfiguration: ContentConfiguration {
  /// The appearance of the image.
  ///
  /// UIKit: `UIContentUnavailableConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol, 48 points in size by default.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration? =
      Image.SymbolConfiguration(pointSize: 48)
    /// The tint color, or `nil` for the view's; the secondary label color by default.
    public var tintColor: Color? = .secondaryLabel
    /// The corner radius, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points, in which a dimension of 0 means no limit.
    public var maximumSize = CGSize.zero
  }

  /// The appearance of text.
  ///
  /// UIKit: `UIContentUnavailableConfiguration.TextProperties`.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: Font
    /// The color.
    public var color: Color
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// The technique for wrapping and truncating, by words by default.
    public var lineBreakMode = LineBreakMode.byWordWrapping
  }

  /// The action of a button.
  ///
  /// UIKit: `UIContentUnavailableConfiguration.ButtonProperties`.
  public struct ButtonProperties {
    /// The action that a tap performs.
    public var primaryAction: Action?
    /// The menu, which a tap opens if there is no action.
    public var menu: Menu?
    /// A Boolean value that indicates whether the button is enabled; `true` by default.
    public var isEnabled = true
  }

  /// The image.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The appearance of the text.
  public var textProperties = TextProperties(
    font: Font.preferredFont(forTextStyle: .title2).withWeight(.bold), color: .label)
  /// The secondary text, shown below the text.
  public var secondaryText: String?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The button, which is shown if it has a title or an image.
  public var button = ButtonNode.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button, below the first, which is shown if it has a title or an image.
  public var secondaryButton = ButtonNode.Configuration.plain()
  /// The action of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The distance between the image and the text, in points; 15 by default.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the text and the secondary text, in points; 7 by default.
  public var textToSecondaryTextPadding: CGFloat = 7
  /// The distance between the text and the button, in points; 20 by default.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The margins between the content and the safe area, in points; 20 on all sides by default.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The background, clear by default.
  public var background = BackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  var isLoading = false

  /// Returns a configuration that shows nothing until it is given content.
  public static func empty() -> ContentUnavailableConfiguration {
    ContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is being loaded: an activity indicator with text.
  public static func loading() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Returns a configuration for a search that found nothing.
  public static func search() -> ContentUnavailableConfiguration {
    var configuration = ContentUnavailableConfiguration()
    configuration.image = Image(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any ViewNode & ContentNode {
    ContentUnavailableNode(configuration: self)
  }

  /// Returns the configuration for a state; that for a search without results includes the search
  /// text.
  public func updated(for state: any ConfigurationState) -> ContentUnavailableConfiguration {
    guard let state = state as? ContentUnavailableConfigurationState,
      let words = state.searchText, !words.isEmpty, text == Self.search().text
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(words)”"
    return configuration
  }
}
