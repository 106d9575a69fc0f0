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
    get { ground.color }
    set { ground.color = newValue }
  }

  /// An image stretched over the background.
  public final var backgroundImage: Image? {
    get { ground.image }
    set { ground.image = newValue }
  }

  /// The color of the hairline between the bar and the content, or `nil` for no hairline.
  public final var shadowColor: Color? {
    get { ground.lineColor }
    set { ground.lineColor = newValue }
  }

  /// What is drawn behind the items.
  final var ground = Ground() {
    didSet { if let changed, ground != oldValue { changed() } }
  }

  /// A closure that notifies the bar of changes.
  final var changed: (() -> Void)?

  /// Creates the default appearance: a nearly opaque material and a hairline.
  public required init() {}

  /// Creates a copy of another appearance, which can be that of another kind of bar.
  ///
  /// - Parameter barAppearance: The appearance to copy; values that this kind of bar doesn't have
  ///   are ignored.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    barAppearance.copyValues(to: self)
  }

  /// Configures a nearly opaque material with a hairline.
  ///
  /// UIKit blurs the content behind the bar; here, the material nearly hides it.
  open func configureWithDefaultBackground() {
    ground = Ground()
  }

  /// Configures an opaque background in the system background color, with a hairline.
  open func configureWithOpaqueBackground() {
    ground = Ground(hasMaterial: false, color: .systemBackground)
  }

  /// Configures a transparent background without a hairline.
  open func configureWithTransparentBackground() {
    ground = Ground(hasMaterial: false, lineColor: nil)
  }

  /// Returns a copy of the appearance.
  open func copy() -> Self {
    let other = Self()
    copyValues(to: other)
    return other
  }

  func copyValues(to other: BarAppearance) {
    other.ground = ground
  }

  /// Returns a part of the appearance, created on first use; few apps use more than one.
  final func made<Part: BarAppearancePart>(
    _ part: inout Part?, _ new: @autoclosure () -> Part
  ) -> Part {
    if let part { return part }
    let made = new()
    set(&part, to: made)
    return made
  }

  /// Sets a part of the appearance, whose changes are those of the appearance.
  final func set<Part: BarAppearancePart>(_ part: inout Part?, to new: Part) {
    new.changed = { [weak self] in self?.changed?() }
    part = new
  }

  /// The color filled behind everything: the material composited with the background color.
  final var fillColor: Color? {
    guard ground.hasMaterial else { return backgroundColor }
    let backdrop = BarStyle.default.backgroundColor(isTranslucent: true)
    return backgroundColor.map { $0.composited(over: backdrop) } ?? backdrop
  }
}

extension BarAppearance {
  /// What a bar draws behind its items.
  nonisolated struct Ground: Equatable {
    /// Whether there is a nearly opaque material behind the color.
    var hasMaterial = true
    var color: Color?
    var image: Image?
    var lineColor: Color? = .separator
  }
}
