// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The traits of the environment that a view appears in: text size, layout direction, display
/// scale, appearance, contrast, size classes, and custom traits.
///
/// A trait that isn't specified has its unspecified value.
public struct TraitCollection: Sendable, Hashable {
  /// The user's preferred text size.
  public var preferredContentSizeCategory: ContentSizeCategory = .unspecified
  /// The layout direction.
  public var layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
  /// The number of pixels per point; 0 if unspecified.
  public var displayScale: CGFloat = 0
  /// The light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle = .unspecified
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified

  /// The preferred contrast.
  public var accessibilityContrast: AccessibilityContrast = .unspecified
  /// Custom traits, which clients define.
  var custom: CustomTraits?

  /// Creates a trait collection that specifies no traits.
  public init() {}

  /// Creates a trait collection that specifies only the text size.
  ///
  /// - Parameter preferredContentSizeCategory: The text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a trait collection that specifies only the layout direction.
  ///
  /// - Parameter layoutDirection: The layout direction.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates a trait collection that specifies only the display scale.
  ///
  /// - Parameter displayScale: The number of pixels per point.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Creates a trait collection that specifies only the appearance.
  ///
  /// - Parameter userInterfaceStyle: The light or dark appearance.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a trait collection that specifies only the contrast.
  ///
  /// - Parameter accessibilityContrast: Normal or high.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }

  /// Creates a trait collection that specifies only the horizontal size class.
  ///
  /// - Parameter horizontalSizeClass: The size class.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a trait collection that specifies only the vertical size class.
  ///
  /// - Parameter verticalSizeClass: The size class.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates a trait collection by merging others; for each trait, the last collection that
  /// specifies it wins.
  ///
  /// - Parameter traitCollections: The collections, in ascending precedence.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    for traits in traitCollections {
      override(with: traits)
    }
  }

  /// The traits of a phone in portrait orientation: left to right, light, the default text size,
  /// and three pixels per point.
  ///
  /// A tree that isn't on a screen uses these traits.
  public static let phone: TraitCollection = {
    var traits = TraitCollection()
    traits.preferredContentSizeCategory = .large
    traits.layoutDirection = .leftToRight
    traits.displayScale = traits.pixelsPerPoint
    traits.userInterfaceStyle = .light
    traits.accessibilityContrast = .normal
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    return traits
  }()

  /// The number of pixels per point: the display scale, or that of a phone if it isn't specified.
  package var pixelsPerPoint: CGFloat {
    displayScale.isFinite && displayScale > 0 ? displayScale : 3
  }

  /// Returns a Boolean value that indicates whether this collection has all the traits that another
  /// specifies.
  ///
  /// - Parameter trait: The other collection; `nil` and one that specifies no traits are always
  ///   contained.
  /// - Returns: `true` if every trait specified in `trait` has the same value here.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]) == self
  }

  private mutating func override(with other: TraitCollection) {
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale.isFinite, other.displayScale > 0 { displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if let entries = other.custom { custom = custom?.overridden(by: entries) ?? entries }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
  }
}
