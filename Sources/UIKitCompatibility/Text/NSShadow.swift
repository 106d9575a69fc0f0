// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import UIKitNames
import ViewNodes

/// The shadow of a text.
///
/// This isn't a subclass of `NSObject`: Foundation for Linux traps when it compares such values of
/// adjacent ranges of an attributed string.
open nonisolated class NSShadow: NSCopying, Hashable {
  /// The distance, in points; zero by default.
  open var shadowOffset = CGSize.zero
  /// The blur, in points: twice the standard deviation; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color: a `UIColor`, by default black, one third opaque.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Creates a shadow.
  public init() {}

  init(_ shadow: Shadow) {
    shadowOffset = shadow.offset
    shadowBlurRadius = shadow.radius * 2
    shadowColor = shadow.color.withAlphaComponent(shadow.color.alpha * shadow.opacity)
  }

  /// The shadow as it is drawn, or `nil` if it isn't visible.
  final var drawn: Shadow? {
    guard let color = shadowColor as? UIColor, color.alpha > 0 else { return nil }
    let lengths = [shadowOffset.width, shadowOffset.height, shadowBlurRadius]
    guard lengths.allSatisfy(\.isFinite) else { return nil }
    return Shadow(
      color: color, opacity: 1, offset: shadowOffset, radius: max(shadowBlurRadius, 0) / 2)
  }

  /// Returns a shadow with the same values.
  open func copy() -> Any { copy(with: nil) }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns whether two shadows have the same values.
  public static func == (first: NSShadow, second: NSShadow) -> Bool {
    first.shadowOffset == second.shadowOffset && first.shadowBlurRadius == second.shadowBlurRadius
      && first.shadowColor as? UIColor == second.shadowColor as? UIColor
  }

  /// Feeds the values to a hasher.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    hasher.combine(shadowColor as? UIColor)
  }
}
