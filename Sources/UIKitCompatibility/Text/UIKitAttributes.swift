// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

nonisolated extension AttributeScopes {
  /// The attributes of text that UIKit defines.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text, which is stored but not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance added between characters, in points, which is stored but not drawn.
    public let kern: KernAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font of a text.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The color of a text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The color behind a text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The distance added between characters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
  }

  /// The attributes of text that UIKit defines.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds an attribute of UIKit's by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

nonisolated extension AttributedText {
  /// Creates a text with the characters, fonts, and colors of Foundation's attributed string.
  public init(_ string: AttributedString) {
    typealias Keys = AttributeScopes.UIKitAttributes
    self.init(
      joining: string.runs.map { run in
        AttributedText(
          string: String(string[run.range].characters),
          attributes: TextAttributes(
            font: run[Keys.FontAttribute.self],
            foregroundColor: run[Keys.ForegroundColorAttribute.self]))
      })
  }
}

nonisolated extension AttributedString {
  /// Creates Foundation's attributed string with the characters, fonts, and colors of a text.
  public init(_ text: AttributedText) {
    let characters = Array(text.string)
    self.init()
    for run in text.runs {
      append(
        AttributedString(
          String(characters[run.range]), attributes: AttributeContainer(run.attributes)))
    }
  }
}

nonisolated extension AttributeContainer {
  init(_ attributes: TextAttributes) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes.font
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      attributes.foregroundColor
  }

  var textAttributes: TextAttributes {
    TextAttributes(
      font: self[AttributeScopes.UIKitAttributes.FontAttribute.self],
      foregroundColor: self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self])
  }
}
