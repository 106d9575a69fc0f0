// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Screen {
  /// The orientation of a device.
  public nonisolated enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// Portrait orientation.
    case portrait = 1
    /// Landscape orientation.
    case landscape = 3
  }

  /// The screen properties of a device, with safe areas as measured on iOS.
  public nonisolated struct Device: Hashable, Sendable {
    /// The name of the device.
    public var name: String
    /// The size in portrait orientation, in points.
    public var portraitSize: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The safe area insets in portrait orientation, in points.
    public var portraitInsets: EdgeInsets
    /// The safe area insets in landscape orientation, in points.
    public var landscapeInsets: EdgeInsets
    /// A Boolean value that indicates whether the device is a tablet, with regular size classes.
    public var isTablet: Bool

    /// Creates a device.
    ///
    /// Lengths that are negative or not finite are treated as 0, and a scale that isn't positive as
    /// 1.
    ///
    /// - Parameters:
    ///   - name: The name of the device.
    ///   - portraitSize: The size in portrait orientation, in points.
    ///   - scale: The number of pixels per point.
    ///   - portraitInsets: The safe area insets in portrait orientation, in points.
    ///   - landscapeInsets: The safe area insets in landscape orientation, in points.
    ///   - isTablet: A Boolean value that indicates whether the device is a tablet, with regular
    ///     size classes.
    public init(
      name: String, portraitSize: CGSize, scale: CGFloat = 3,
      portraitInsets: EdgeInsets = .zero, landscapeInsets: EdgeInsets = .zero,
      isTablet: Bool = false
    ) {
      func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
      func insets(_ value: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
          top: length(value.top), left: length(value.left), bottom: length(value.bottom),
          right: length(value.right))
      }
      self.name = name
      self.portraitSize = CGSize(
        width: length(portraitSize.width), height: length(portraitSize.height))
      self.scale = scale.isFinite && scale > 0 ? scale : 1
      self.portraitInsets = insets(portraitInsets)
      self.landscapeInsets = insets(landscapeInsets)
      self.isTablet = isTablet
    }

    /// Returns the size in an orientation, in points.
    public func size(_ orientation: Orientation) -> CGSize {
      orientation == .portrait
        ? portraitSize : CGSize(width: portraitSize.height, height: portraitSize.width)
    }

    /// Returns the safe area insets in an orientation, in points.
    public func safeAreaInsets(_ orientation: Orientation) -> EdgeInsets {
      orientation == .portrait ? portraitInsets : landscapeInsets
    }

    /// Returns the traits in an orientation: left to right, light, and the default text size.
    public func traits(_ orientation: Orientation) -> TraitCollection {
      var traits = TraitCollection.phone
      traits.displayScale = scale
      // In UIKit, phones wider than 400 points have a regular horizontal size class in landscape.
      let isWide = isTablet || (orientation == .landscape && portraitSize.width > 400)
      traits.horizontalSizeClass = isWide ? .regular : .compact
      traits.verticalSizeClass = isTablet || orientation == .portrait ? .regular : .compact
      return traits
    }
  }
}

nonisolated extension Screen.Device {
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat
  ) -> Screen.Device {
    // The safe area of a screen with rounded corners excludes the notch and the home indicator.
    let isRound = top > 20
    return Screen.Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: scale,
      portraitInsets: EdgeInsets(top: top, left: 0, bottom: isRound ? 34 : 0, right: 0),
      landscapeInsets: isRound ? EdgeInsets(top: 0, left: top, bottom: 21, right: top) : .zero)
  }

  private static func tablet(
    _ name: String, _ width: CGFloat, _ height: CGFloat, bottom: CGFloat = 20
  ) -> Screen.Device {
    let insets = EdgeInsets(top: bottom > 0 ? 24 : 20, left: 0, bottom: bottom, right: 0)
    return Screen.Device(
      name: name, portraitSize: CGSize(width: width, height: height), scale: 2,
      portraitInsets: insets, landscapeInsets: insets, isTablet: true)
  }

  /// The smallest phone: 320 × 568 points, two pixels per point, a status bar of 20 points.
  public static let smallestPhone = phone("smallest phone", 320, 568, scale: 2, top: 20)
  /// A small phone with a Home button: 375 × 667 points, two pixels per point.
  public static let smallPhone = phone("small phone", 375, 667, scale: 2, top: 20)
  /// A small phone without a Home button: 375 × 812 points.
  public static let compactPhone = phone("compact phone", 375, 812, top: 50)
  /// A phone: 390 × 844 points, three pixels per point, safe area insets of 47 at the top and 34 at
  /// the bottom.
  public static let phone = phone("phone", 390, 844, top: 47)
  /// A phone with a Dynamic Island: 393 × 852 points.
  public static let islandPhone = phone("phone with an island", 393, 852, top: 59)
  /// A large phone: 430 × 932 points.
  public static let largePhone = phone("large phone", 430, 932, top: 59)
  /// A small tablet: 744 × 1133 points, two pixels per point.
  public static let smallTablet = tablet("small tablet", 744, 1133)
  /// A tablet with a Home button: 768 × 1024 points.
  public static let classicTablet = tablet("classic tablet", 768, 1024, bottom: 0)
  /// A tablet: 820 × 1180 points.
  public static let tablet = tablet("tablet", 820, 1180)
  /// A large tablet: 1024 × 1366 points.
  public static let largeTablet = tablet("large tablet", 1024, 1366)

  /// All devices, from the smallest phone to the largest tablet.
  public static let all: [Screen.Device] = [
    .smallestPhone, .smallPhone, .compactPhone, .phone, .islandPhone, .largePhone, .smallTablet,
    .classicTablet, .tablet, .largeTablet,
  ]
}
