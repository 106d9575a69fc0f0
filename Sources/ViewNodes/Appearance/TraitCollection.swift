// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What is known of the environment that a view is shown in: text size, direction, pixels,
/// appearance and room. A trait that nobody has stated is unspecified.
public struct TraitCollection: Sendable, Hashable {
  /// The text size that a person has chosen.
  public var preferredContentSizeCategory: ContentSizeCategory = .unspecified
  /// The direction in which contents follow each other.
  public var layoutDirection: TraitEnvironmentLayoutDirection = .unspecified
  /// Pixels in a point; 0 is unspecified.
  public var displayScale: CGFloat = 0
  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle = .unspecified
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass = .unspecified
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass = .unspecified

  /// Creates a collection that states nothing.
  public init() {}

  /// Creates a collection that states the text size alone.
  ///
  /// - Parameter preferredContentSizeCategory: The text size.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection that states the direction alone.
  ///
  /// - Parameter layoutDirection: The direction.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection that states the scale alone.
  ///
  /// - Parameter displayScale: Pixels in a point.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Creates a collection that states the appearance alone.
  ///
  /// - Parameter userInterfaceStyle: Light or dark.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a collection that states the room across alone.
  ///
  /// - Parameter horizontalSizeClass: How much room there is.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a collection that states the room from top to bottom alone.
  ///
  /// - Parameter verticalSizeClass: How much room there is.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Creates one collection of several: of each trait, what the last one that states it says.
  ///
  /// - Parameter traitCollections: The collections, in order.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    for traits in traitCollections {
      override(with: traits)
    }
  }

  /// A phone held upright in left-to-right, light, standard text size, with three pixels in a
  /// point: what a tree that was put on no screen takes.
  public static let phone: TraitCollection = {
    var traits = TraitCollection()
    traits.preferredContentSizeCategory = .large
    traits.layoutDirection = .leftToRight
    traits.displayScale = 3
    traits.userInterfaceStyle = .light
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    return traits
  }()

  /// Returns a Boolean value that indicates whether every trait that another collection states has
  /// the same value here.
  ///
  /// - Parameter trait: The other collection; one that states nothing is always contained.
  /// - Returns: True if nothing differs.
  public func containsTraits(in trait: TraitCollection) -> Bool {
    TraitCollection(traitsFrom: [self, trait]) == self
  }

  private mutating func override(with other: TraitCollection) {
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale.isFinite, other.displayScale > 0 { displayScale = other.displayScale }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified {
      horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
  }
}
