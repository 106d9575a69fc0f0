// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The root of an app's views, which shows a controller's view.
///
/// UIKit: `UIWindow`.
///
/// To show a window that you created, call ``makeKeyAndVisible()``, which gives it a ``display`` of
/// its size, or make it the root of a ``Screen``. A ``Screen`` creates a window for a root view
/// controller.
open class WindowNode: ViewNode, NodeContent, ScreenRoot {
  private final var ownDisplay: Screen?
  /// The controller whose view is to fill the window, which a higher layer shows.
  package final var controllerToShow: AnyObject?
  /// A closure with which a higher layer shows the controller on a screen.
  package final var showController: ((_ controller: AnyObject, _ screen: Screen) -> Void)?
  /// An object that a higher layer associates with the window.
  package final var scene: AnyObject?
  /// The level of the window relative to others, as defined by a higher layer.
  package final var level: CGFloat = 0

  /// Creates a hidden window.
  ///
  /// - Parameter frame: The frame in points; an empty one is replaced by that of a phone.
  public override init(frame: CGRect) {
    let phone = CGRect(origin: .zero, size: Screen.Device.phone.portraitSize)
    super.init(frame: frame.isEmpty ? phone : frame)
    setUp()
  }

  private final func setUp() {
    super.isHidden = true
    // A subclass can override the safe area.
    if type(of: self) != WindowNode.self { passState.insert(.isContent) }
  }

  /// Creates a hidden window with the frame of a phone, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Screen.Device.phone.portraitSize))
    setUp()
  }

  /// Creates the window of a screen that shows a controller.
  package init(on screen: Screen) {
    super.init(frame: screen.bounds)
  }

  /// The screen that shows the window, with its clock and its touches, or `nil` while the window is
  /// hidden.
  public final var display: Screen? { ownDisplay ?? window }

  package func safeAreaForContent(_ safeArea: EdgeInsets) -> EdgeInsets { safeAreaInsets }

  /// A Boolean value that indicates whether the window is hidden; `true` until it is shown.
  ///
  /// If it is hidden, the controller's view disappears.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveDisplay() : enterDisplay()
    }
  }

  /// A Boolean value that indicates whether the window receives typed text, as every visible window
  /// does.
  public final var isKeyWindow: Bool { display != nil }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Makes the window receive typed text; no effect here, because every visible window does.
  open func makeKey() {}

  package final func didBecomeRoot(of screen: Screen) {
    super.isHidden = false
    guard let controllerToShow, let showController else { return }
    screen.stage = self
    showController(controllerToShow, screen)
  }

  private final func enterDisplay() {
    guard display == nil else { return }
    let phone = Screen.Device.phone
    let made =
      bounds.size == phone.portraitSize
      ? Screen(phone) : Screen(size: bounds.size, safeAreaInsets: .zero)
    ownDisplay = made
    made.show(in: self)
  }

  private final func leaveDisplay() {
    guard let display = ownDisplay else { return }
    display.rootNode = nil
    ownDisplay = nil
  }
}
