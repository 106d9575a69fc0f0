// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// UIKit's name of ``WindowNode``.
public typealias UIWindow = WindowNode

extension UIWindow {
  /// The scene that contains the window.
  public final var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene }
    set {
      windowScene?.remove(self)
      scene = newValue
      newValue?.add(self)
    }
  }

  /// A place of windows in front of each other.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The place; greater ones are in front.
    public var rawValue: CGFloat

    /// Creates a place.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a place.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Returns whether the first place is behind the second.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

    /// Returns the place that is farther in front by a number.
    public static func + (place: Level, distance: CGFloat) -> Level {
      Level(place.rawValue + distance)
    }

    /// Returns the place that is farther back by a number.
    public static func - (place: Level, distance: CGFloat) -> Level {
      Level(place.rawValue - distance)
    }

    /// The place of ordinary windows.
    public static let normal = Level(0)
    /// The place of the status bar.
    public static let statusBar = Level(1000)
    /// The place of alerts.
    public static let alert = Level(2000)
  }

  /// The place among the windows; a window is shown alone here, so it has no effect.
  public final var windowLevel: Level {
    get { Level(level) }
    set { level = newValue.rawValue }
  }

  /// The properties of the display that shows the window.
  public final var screen: UIScreen {
    UIScreen(size: display?.size ?? bounds.size, scale: display?.scale ?? UIScreen.main.scale)
  }

  /// Creates a hidden window in a scene, with the size of its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }
}

extension ViewNode {
  /// The window that shows the view, or `nil`.
  public var window: UIWindow? { shownScreen?.rootNode as? UIWindow }
}
