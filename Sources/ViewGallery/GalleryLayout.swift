// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The settings that affect layout: width, text size, and direction.
public nonisolated struct GalleryLayout: Hashable, Sendable {
  /// The text sizes of a gallery.
  public nonisolated enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// The smallest selectable size.
    case smallest
    /// The default size of phones.
    case standard
    /// The largest accessibility size.
    case largest

    /// The category of the size.
    public var category: ContentSizeCategory {
      switch self {
      case .smallest: .extraSmall
      case .standard: .large
      case .largest: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// The width of the screen, in points.
  public let width: CGFloat
  /// The text size.
  public let textSize: TextSize
  /// A Boolean value that indicates whether the layout direction is right to left.
  public let isRightToLeft: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in points.
  ///   - textSize: The text size.
  ///   - isRightToLeft: Whether the layout direction is right to left.
  public init(width: CGFloat, textSize: TextSize = .standard, isRightToLeft: Bool = false) {
    self.width = width
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
  }

  /// A phone, a larger phone, and a tablet, at every text size in both directions.
  public static var all: [GalleryLayout] {
    [320, 375, 768].flatMap { width in
      TextSize.allCases.flatMap { size in
        [false, true].map { GalleryLayout(width: width, textSize: size, isRightToLeft: $0) }
      }
    }
  }

  /// The name of the file with its pictures, without extension.
  var name: String {
    "\(Int(width.rounded()))-\(textSize.rawValue)-\(isRightToLeft ? "rtl" : "ltr")"
  }

  var traits: TraitCollection {
    var traits = TraitCollection(preferredContentSizeCategory: textSize.category)
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return traits
  }
}
