// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// Creates text with the attributes of an attributed string.
  ///
  /// These attributes are shown: the font, the foreground color, and links, which have the tint color
  /// and can't be tapped.
  ///
  /// - Parameter attributedContent: The string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        Text(verbatim: String(attributedContent[run.range].characters)).attributed(by: run)
      })
  }

  private func attributed(by run: AttributedString.Runs.Run) -> Text {
    var text = self
    // Styles made first override later ones.
    if let color = run.foregroundColor {
      text = text.foregroundColor(color)
    } else if run.link != nil {
      text = text.styled { $0.foregroundColor = $0.resolvedTint }
    }
    if let font = run.font { text = text.font(font) }
    return text
  }
}

extension AttributeScopes {
  /// The attributes of text in declarative views.
  ///
  /// SwiftUI: `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the color.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
  }

  /// The attributes of text in declarative views.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of text in declarative views.
  ///
  /// - Parameter keyPath: The attribute.
  /// - Returns: The key.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
