// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The appearance of a bar's background. UIKit: `UIBarAppearance`.
///
/// A bar keeps a copy of what it is given.
open class BarAppearance {
  /// The fill over the blurred ground; `nil` shows the ground alone.
  public final var backgroundColor: Color? {
    didSet { if backgroundColor != oldValue { changed?() } }
  }

  /// An image stretched over the background.
  public final var backgroundImage: Image? {
    didSet { if backgroundImage != oldValue { changed?() } }
  }

  /// The color of the hairline between the bar and the content; `nil` shows none.
  public final var shadowColor: Color? {
    didSet { if shadowColor != oldValue { changed?() } }
  }

  /// Whether there is a ground that lets little of the content through.
  package final var hasGround = true {
    didSet { if hasGround != oldValue { changed?() } }
  }

  /// Called when something has changed: the bar listens.
  final var changed: (() -> Void)?

  /// Creates the default looks: a ground that lets little through, and a hairline.
  public required init() {
    shadowColor = .separator
  }

  /// A ground that lets little of the content through, with a hairline. UIKit blurs what is below;
  /// here it is nearly covered.
  open func configureWithDefaultBackground() {
    hasGround = true
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = .separator
  }

  /// An opaque ground in the color of a screen's background, with a hairline.
  open func configureWithOpaqueBackground() {
    hasGround = false
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = .separator
  }

  /// No ground and no hairline.
  open func configureWithTransparentBackground() {
    hasGround = false
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
  }

  /// Another appearance with the same values.
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

  /// What is filled below everything: the ground with the color over it.
  final var fillColor: Color? {
    guard hasGround else { return backgroundColor }
    let ground = Color(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
    return backgroundColor.map { $0.composited(over: ground) } ?? ground
  }
}
