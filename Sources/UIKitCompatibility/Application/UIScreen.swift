// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The properties of a hardware display.
///
/// Nothing is shown on it; for tests, use a `Screen`, which has a clock and touches.
public final class UIScreen: NSObject, Sendable {
  /// The bounds in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  /// The display of a phone: 390 × 844 points, three pixels per point.
  public static let main = UIScreen(
    size: Screen.Device.phone.portraitSize, scale: Screen.Device.phone.scale)

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    super.init()
  }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The traits of the display: those of a phone, with its scale.
  public var traitCollection: UITraitCollection {
    var traits = UITraitCollection.phone
    traits.displayScale = scale
    return traits
  }

  /// The brightness from 0 to 1, which has no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the display is being recorded: it isn't.
  public var isCaptured: Bool { false }
  /// The display that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// All displays: the main one.
  public static var screens: [UIScreen] { [main] }
  /// The name of the notification that a recording began or ended.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The name of the notification that the brightness changed.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The display with its size, without an address.
  public override nonisolated var description: String {
    describing {
      "<UIScreen: bounds = {{0, 0}, {\(bounds.width), \(bounds.height)}}>"
    }
  }
}
