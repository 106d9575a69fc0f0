// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A closure that transforms text attributes, for the titles of buttons.
public nonisolated struct UIConfigurationTextAttributesTransformer: Sendable {
  final class Origin: Sendable {
    let transform: @Sendable (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let origin: Origin

  /// Creates a transformer.
  ///
  /// - Parameter transform: The closure, which should depend only on its argument.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    origin = Origin(transform)
  }

  init(_ origin: Origin) {
    self.origin = origin
  }

  /// The closure.
  public var transform: @Sendable (AttributeContainer) -> AttributeContainer { origin.transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    origin.transform(input)
  }

  var ofText: UIButton.Configuration.TextTransformer {
    UIButton.Configuration.TextTransformer(origin: origin) { [origin] text in
      let characters = Array(text.string)
      return AttributedText(
        joining: text.runs.map { run in
          var own = origin.transform(AttributeContainer(run.attributes)).textAttributes
          // Containers don't have these.
          own.paragraph = run.attributes.paragraph
          own.shadow = run.attributes.shadow
          own.attachment = run.attributes.attachment
          return AttributedText(string: String(characters[run.range]), attributes: own)
        })
    }
  }

  init?(_ transformer: UIButton.Configuration.TextTransformer?) {
    guard let origin = transformer?.origin as? Origin else { return nil }
    self.origin = origin
  }
}

extension UIButton.Configuration {
  /// The title with its fonts and colors, which replaces the plain one.
  public var attributedTitle: AttributedString? {
    get { styledTitle.map(AttributedString.init) }
    set { styledTitle = newValue.map(AttributedText.init) }
  }

  /// The text below the title with its fonts and colors, which replaces the plain one.
  public var attributedSubtitle: AttributedString? {
    get { styledSubtitle.map(AttributedString.init) }
    set { styledSubtitle = newValue.map(AttributedText.init) }
  }

  /// The transformer for the font and the color of the title.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { UIConfigurationTextAttributesTransformer(titleTransformer) }
    set { titleTransformer = newValue?.ofText }
  }

  /// The transformer for the font and the color of the subtitle.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { UIConfigurationTextAttributesTransformer(subtitleTransformer) }
    set { subtitleTransformer = newValue?.ofText }
  }
}

extension UIListContentConfiguration {
  /// The text with its fonts and colors, which replaces the plain one.
  public var attributedText: NSAttributedString? {
    get { styledText.map(NSAttributedString.init) }
    set { styledText = newValue.map(AttributedText.init) }
  }

  /// The secondary text with its fonts and colors, which replaces the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { styledSecondaryText.map(NSAttributedString.init) }
    set { styledSecondaryText = newValue.map(AttributedText.init) }
  }
}
