// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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
