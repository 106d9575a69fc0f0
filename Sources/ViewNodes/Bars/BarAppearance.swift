// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The appearance of a bar's background.
///
/// UIKit: `UIBarAppearance`.
///
/// A bar copies the appearance that you assign to it.
#if MainActor
  @MainActor
#endif
open class BarAppearance {
  /// The color drawn over the background material; `nil` shows the material alone.
  public final var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { changed?() } }
  }

  /// An image stretched over the background.
  public final var backgroundImage: Image? {
    didSet { if backgroundImage != oldValue { changed?() } }
  }

  /// The color of the hairline between the bar and the content, or `nil` for no hairline.
  public final var shadowColor: Color? {
    didSet { if shadowColor != oldValue { changed?() } }
  }

  /// Whether the bar has a nearly opaque material in its background.
  package final var hasGround = true {
    didSet { if hasGround != oldValue { changed?() } }
  }

  /// A closure that notifies the bar of changes.
  final var changed: (() -> Void)?

  /// Creates the default appearance: a nearly opaque material and a hairline.
  public required init() {
    shadowColor = .separator
  }

  /// Configures a nearly opaque material with a hairline.
  ///
  /// UIKit blurs the content behind the bar; here, the material nearly hides it.
  open func configureWithDefaultBackground() {
    hasGround = true
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Configures an opaque background in the system background color, with a hairline.
  open func configureWithOpaqueBackground() {
    hasGround = false
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }

  /// Configures a transparent background without a hairline.
  open func configureWithTransparentBackground() {
    hasGround = false
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  /// Returns a copy of the appearance.
  open func copy() -> Self {
    let other = Self()
    copyValues(to: other)
    return other
  }

  func copyValues(to other: BarAppearance) {
    other.hasGround = hasGround
    other.backgroundColor = backgroundColor
    other.backgroundImage = backgroundImage
    other.shadowColor = shadowColor
  }

  /// The color filled behind everything: the material composited with the background color.
  final var fillColor: Color? {
    guard hasGround else { return backgroundColor }
    let backdrop = BarStyle.default.backgroundColor(isTranslucent: true)
    return backgroundColor.map { $0.composited(over: backdrop) } ?? backdrop
  }
}
