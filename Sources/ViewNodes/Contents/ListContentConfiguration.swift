// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The content of a list's cell, header, or footer: an image, text, and secondary text.
///
/// UIKit: `UIListContentConfiguration`.
public nonisolated struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// The image at the leading edge.
  public var image: Image?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which replaces ``text``.
  package var styledText: AttributedText?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces ``secondaryText``.
  package var styledSecondaryText: AttributedText?
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The margins of the content, in points.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the text and the secondary text are side by side if
  /// they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between text and secondary text side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between the text and the secondary text below it, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The minimum height, in points.
  var minimumHeight: CGFloat = 44

  private init(
    _ style: TextStyle, _ color: Color, secondary: TextStyle, minimumHeight: CGFloat = 44
  ) {
    textProperties.font = .preferredFont(forTextStyle: style)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = .secondaryLabel
    self.minimumHeight = minimumHeight
  }

  /// Creates a view that shows the content.
  public func makeContentView() -> any ViewNode & ContentNode {
    ListContentNode(configuration: self)
  }

  /// Returns the content for a state; text in a disabled cell is faded.
  ///
  /// Custom colors remain unchanged.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    guard (state as? CellConfigurationState)?.isDisabled == true, textProperties.color == .label
    else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }

  /// Returns the content of a cell, with the secondary text below the text.
  public static func cell() -> ListContentConfiguration {
    ListContentConfiguration(.body, .label, secondary: .caption1)
  }

  /// Returns the content of a cell with secondary text below the text.
  public static func subtitleCell() -> ListContentConfiguration { cell() }

  /// Returns the content of a cell with secondary text at the trailing edge.
  public static func valueCell() -> ListContentConfiguration {
    var made = ListContentConfiguration(.body, .label, secondary: .body)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    header(.headline, .label)
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> ListContentConfiguration {
    header(.subheadline, .secondaryLabel)
  }

  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> ListContentConfiguration {
    header(.footnote, .secondaryLabel)
  }

  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> ListContentConfiguration {
    header(.footnote, .secondaryLabel)
  }

  /// Returns the content of a header in a list.
  public static func header() -> ListContentConfiguration { groupedHeader() }

  /// Returns the content of a footer in a list.
  public static func footer() -> ListContentConfiguration { groupedFooter() }

  /// Returns the content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    header(.title3, .label)
  }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> ListContentConfiguration { cell() }

  /// Returns the content of a cell in a sidebar, with the secondary text below the text.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { cell() }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration { header(.headline, .label) }

  private static func header(_ style: TextStyle, _ color: Color) -> ListContentConfiguration {
    var made = ListContentConfiguration(style, color, secondary: .caption1, minimumHeight: 28)
    made.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 16, bottom: 5, trailing: 16)
    return made
  }
}
