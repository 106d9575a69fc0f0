// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The shape of buttons with a border.
///
/// SwiftUI: `ButtonBorderShape`.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle, rounded
  }

  private let kind: Kind
  private var radius: CGFloat?

  /// A rounded rectangle, or a capsule for small buttons.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with semicircles at its ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners in points; one that isn't a positive number is
  ///   treated as 0.
  /// - Returns: The shape.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded, radius: radius.isFinite ? max(radius, 0) : 0)
  }

  var isCircle: Bool { kind == .circle }

  /// Returns the radius of the corners in points, or nil if the ends are semicircles.
  func radius(at size: ControlSize) -> CGFloat? {
    switch kind {
    case .capsule, .circle: nil
    case .automatic where size < .regular: nil
    case .automatic, .rounded: radius ?? (size > .regular ? 12 : 7)
    }
  }
}

extension View {
  /// Sets the shape of buttons with a border in the view.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The modified view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
