// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The root of an app's views, which shows a controller's view.
///
/// An alias of ``WindowNode``.
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

  /// A level of windows.
  public nonisolated struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; greater ones are in front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Returns whether the first level is behind the second.
    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }

    /// Returns the level that is higher by a number.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// Returns the level that is lower by a number.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  /// The level of the window, which has no effect because windows are shown alone here.
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
