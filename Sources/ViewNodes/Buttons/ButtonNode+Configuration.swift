// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ButtonNode {
  /// The content and appearance of a button, as a value.
  ///
  /// UIKit: `UIButton.Configuration`.
  public nonisolated struct Configuration: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The title with attributes, which replaces ``title``.
    package var styledTitle: AttributedText?
    /// The transformer for the attributes of the title.
    package var titleTransformer: TextTransformer?
    /// The text below the title.
    public var subtitle: String?
    /// The text below the title with attributes, which replaces ``subtitle``.
    package var styledSubtitle: AttributedText?
    /// The transformer for the attributes of the subtitle.
    package var subtitleTransformer: TextTransformer?
    /// The image.
    public var image: Image?
    /// The transformer for the color of symbols and template images.
    public var imageColorTransformer: ConfigurationColorTransformer?
    /// The configuration of symbols.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The transformer for the color of the activity indicator.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?

    /// The edge of the text at which the image is placed, leading by default.
    public var imagePlacement = DirectionalRectEdge.leading
    /// The distance between the image and the text, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The technique for wrapping and truncating the title, by words by default.
    public var titleLineBreakMode = LineBreakMode.byWordWrapping
    /// The technique for wrapping and truncating the subtitle, by words by default.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping
    /// The insets of the content, in points; by default, they depend on ``buttonSize``.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: DirectionalEdgeInsets?

    /// The size of the button, which determines the font and the insets; medium by default.
    public var buttonSize = Size.medium
    /// The roundness of the corners, dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the text and the image, or `nil` for the style's color.
    public var baseForegroundColor: Color?
    /// The color of the background, or `nil` for the style's color.
    public var baseBackgroundColor: Color?
    /// The background; its color overrides the style's.
    public var background = BackgroundConfiguration.clear()
    /// A Boolean value that indicates whether a selected button looks different; `true` by default.
    public var automaticallyUpdateForSelection = true

    /// The default style of the button.
    let style: Style

    private init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
      background.cornerRadius = 5.95
    }

    /// Resets the insets of the content to the defaults for the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration unchanged; its colors adapt to the button's state when it is
    /// displayed.
    public func updated(for button: ButtonNode) -> Configuration { self }

    /// Returns a configuration with a transparent background and content in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with content in the tint color on a faint background of the same
    /// color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a gray background and content in the tint color.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in the tint color and white content.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the system's configuration without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the system's configuration with a background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the system's configuration with a faint background in the tint color.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the system's configuration with a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }

  /// A closure that updates a button's configuration for its state.
  ///
  /// UIKit: `UIButton.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (ButtonNode) -> Void

  /// The configuration, or `nil`, the default, to show the content set for each state.
  ///
  /// Its title and image are also set for the normal state. A title or image that is set for the
  /// normal state later replaces the configuration's.
  public final var configuration: Configuration? {
    get { configured?.configuration }
    set { changeConfiguration(to: newValue) }
  }

  /// A closure that updates the configuration when the state changes.
  ///
  /// It is called before the next layout, and by ``updateConfiguration()``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configured?.handler }
    set {
      if newValue == nil, configured == nil { return }
      madeConfigured.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// A Boolean value that indicates whether the button's appearance follows its state
  /// automatically; `true` by default.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { configured?.updatesAutomatically ?? true }
    set {
      madeConfigured.updatesAutomatically = newValue
      showCurrentContent()
    }
  }

  /// Requests an update of the configuration before the next layout.
  public final func setNeedsUpdateConfiguration() {
    guard let configured else { return }
    configured.needsUpdate = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - primaryAction: The action that a tap performs. Its title and image are shown unless the
  ///     configuration has its own.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, configuration.styledTitle == nil, !primaryAction.title.isEmpty
      {
        configuration.title = primaryAction.title
      }
      if configuration.image == nil { configuration.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }
}
