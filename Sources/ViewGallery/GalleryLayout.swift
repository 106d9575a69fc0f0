// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The settings that affect layout: width, text size, and direction.
public nonisolated struct GalleryLayout: Hashable, Sendable {
  /// The sizes of text that a gallery shows.
  public nonisolated enum TextSize: String, CaseIterable, Hashable, Sendable {
    /// The smallest size that can be chosen.
    case smallest
    /// The size that phones come with.
    case standard
    /// The largest of the sizes for accessibility.
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
  /// The size of text.
  public let textSize: TextSize
  /// Whether it is read from right to left.
  public let isRightToLeft: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - width: How wide the screen is, in points.
  ///   - textSize: The size of text.
  ///   - isRightToLeft: Whether it is read from right to left.
  public init(width: CGFloat, textSize: TextSize = .standard, isRightToLeft: Bool = false) {
    self.width = width
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
  }

  /// A phone, a larger one and a tablet, in each size of text and both directions.
  public static var all: [GalleryLayout] {
    [320, 375, 768].flatMap { width in
      TextSize.allCases.flatMap { size in
        [false, true].map { GalleryLayout(width: width, textSize: size, isRightToLeft: $0) }
      }
    }
  }

  /// The name of the file with its pictures, without ending.
  var name: String {
    "\(Int(width.rounded()))-\(textSize.rawValue)-\(isRightToLeft ? "rtl" : "ltr")"
  }

  var traits: TraitCollection {
    var traits = TraitCollection(preferredContentSizeCategory: textSize.category)
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return traits
  }
}
