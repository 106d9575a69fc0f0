// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension ListContentConfiguration {
  /// The appearance of text.
  public nonisolated struct TextProperties: Hashable, Sendable {
    /// The alignment of text within the available width.
    public nonisolated enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
      /// At the leading edge.
      case natural = 0
      /// In the center.
      case center = 1
      /// Justified; displayed like ``natural``.
      case justified = 2
    }

    /// The capitalization of text.
    public nonisolated enum TextTransform: Int, Hashable, Sendable, CaseIterable {
      /// Unchanged.
      case none = 0
      /// All letters in uppercase.
      case uppercase = 1
      /// All letters in lowercase.
      case lowercase = 2
      /// The first letter of each word in uppercase.
      case capitalized = 3

      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized:
          text.split(separator: " ", omittingEmptySubsequences: false)
            .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
        }
      }
    }

    /// The font.
    public var font = Font.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = Color.label
    /// The transformer for the color.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// The capitalization of the text.
    public var transform = TextTransform.none
    /// The maximum number of lines; 0, the default, means no limit.
    public var numberOfLines = 0
    /// The technique for wrapping and truncating the text.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// A Boolean value that indicates whether the font shrinks to fit text that is too large;
    /// `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale factor of the font.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the preferred text size; `true` by
    /// default.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the color after applying its transformer.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }
  }

  /// The appearance of an image.
  public nonisolated struct ImageProperties: Hashable, Sendable {
    /// A dimension of ``reservedLayoutSize`` that stands for the size of standard symbols: 24
    /// points, or more for a larger image.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of symbols.
    public var preferredSymbolConfiguration: Image.SymbolConfiguration?
    /// The color of symbols and template images, or `nil` for the tint color of the view.
    public var tintColor: Color?
    /// The transformer for the color.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points, to which larger images are scaled; a dimension of 0 means no
    /// limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; a dimension of 0 means that
    /// of the image.
    public var reservedLayoutSize = CGSize.zero
    /// A Boolean value that indicates whether the image keeps its colors when the screen's are
    /// inverted; no effect here, because colors are never inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the color of symbols in a view with the specified tint color.
    public func resolvedTintColor(for tintColor: Color) -> Color {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size at which an image is shown.
    func size(of image: Image) -> CGSize {
      var factor: CGFloat = 1
      if maximumSize.width > 0, image.size.width > maximumSize.width {
        factor = maximumSize.width / image.size.width
      }
      if maximumSize.height > 0, image.size.height * factor > maximumSize.height {
        factor = maximumSize.height / image.size.height
      }
      return CGSize(width: image.size.width * factor, height: image.size.height * factor)
    }

    /// Returns the size of the area in which an image of the specified size is centered.
    func area(of size: CGSize) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        guard reserved > 0 else { return own }
        return reserved == Self.standardDimension ? max(24, own) : reserved
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width),
        height: length(reservedLayoutSize.height, size.height))
    }
  }
}
