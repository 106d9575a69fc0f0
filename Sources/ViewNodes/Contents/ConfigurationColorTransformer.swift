// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A closure that transforms colors of configurations.
///
/// UIKit: `UIConfigurationColorTransformer`.
///
/// Transformers are equal if they are copies of each other.
public nonisolated struct ConfigurationColorTransformer: Hashable, Sendable {
  private final class Box: Sendable {
    let transform: @Sendable (Color) -> Color

    init(_ transform: @escaping @Sendable (Color) -> Color) {
      self.transform = transform
    }
  }

  private let box: Box

  /// Creates a transformer.
  ///
  /// - Parameter transform: The closure, whose result should depend only on its argument.
  public init(_ transform: @escaping @Sendable (Color) -> Color) {
    box = Box(transform)
  }

  /// The closure that transforms colors.
  public var transform: @Sendable (Color) -> Color { box.transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: Color) -> Color { box.transform(input) }

  /// A transformer that converts colors to grays of the same luma (BT.601).
  public static let grayscale = ConfigurationColorTransformer { color in
    Color { traits in
      let shown = color.resolvedColor(with: traits)
      let white = 0.299 * shown.red + 0.587 * shown.green + 0.114 * shown.blue
      return Color(white: white, alpha: shown.alpha)
    }
  }

  /// A transformer that leaves the tint color unchanged.
  public static let preferredTint = ConfigurationColorTransformer { $0 }

  /// A transformer for a monochrome tint, which leaves the color unchanged.
  public static let monochromeTint = ConfigurationColorTransformer { $0 }

  /// Returns a Boolean value that indicates whether two transformers are copies of each other.
  public static func == (
    left: ConfigurationColorTransformer, right: ConfigurationColorTransformer
  ) -> Bool { left.box === right.box }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
