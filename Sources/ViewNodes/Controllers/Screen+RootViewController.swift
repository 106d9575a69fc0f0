// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Screen {
  /// Creates the screen of a device with a root view controller, whose view appears immediately.
  public convenience init(
    _ device: Device, orientation: Orientation = .portrait,
    traits: TraitCollection = TraitCollection(), rootViewController: ViewController
  ) {
    self.init(device, orientation: orientation, traits: traits)
    self.rootViewController = rootViewController
  }

  /// The controller whose view fills the screen.
  ///
  /// Setting it loads and shows the view; the previous controller's view disappears, together with
  /// everything it presented. ``rootNode`` is then the superview of the controller's view and of
  /// presented views.
  public var rootViewController: ViewController? {
    get { owner as? ViewController }
    set {
      let former = rootViewController
      guard newValue !== former else { return }
      owner = newValue
      router.cancelAll()
      former?.leaveScreen()
      showController()
    }
  }

  private func showController() {
    guard let controller = rootViewController else {
      if let stage, rootNode === stage { rootNode = nil }
      stage = nil
      return
    }
    let stage = self.stage ?? WindowNode(on: self)
    self.stage = stage
    rootNode = stage
    controller.beginAppearance(true, animated: false)
    controller.view.autoresizingMask = Self.filling
    controller.view.frame = stage.bounds
    stage.insertSubview(controller.view, at: 0)
    controller.viewIsOnScreen()
    layoutIfNeeded()
    controller.endAppearance()
    layoutIfNeeded()
  }

  /// Rotates the device.
  ///
  /// Controllers are notified before and after, in UIKit's order; touches on the screen are
  /// canceled.
  public func rotate(to orientation: Orientation) {
    guard orientation != self.orientation else { return }
    router.cancelAll()
    let transition = SizeTransition()
    let size = device.size(orientation)
    let own = device.traits(orientation)
    var traits = traits
    traits.horizontalSizeClass = own.horizontalSizeClass
    traits.verticalSizeClass = own.verticalSizeClass
    let controllers = rootViewController.map { [$0] + $0.presentedChain } ?? []
    for controller in controllers where traits != self.traits {
      controller.presentation?.controller?.willTransition(to: traits, with: transition)
      controller.willTransition(to: traits, with: transition)
    }
    for controller in controllers {
      let presentation = controller.presentation?.controller
      presentation?.viewWillTransition(to: size, with: transition)
      let own = presentation?.size(
        forChildContentContainer: controller, withParentContainerSize: size)
      controller.viewWillTransition(to: own ?? size, with: transition)
    }
    self.orientation = orientation
    safeAreaInsets = device.safeAreaInsets(orientation)
    self.traits = traits
    self.size = size
    transition.run { layoutIfNeeded() }
  }

  /// The autoresizing mask of nodes that fill their superview.
  static var filling: AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
}

extension ViewController: ScreenOwner {
  package final func leaveScreen() {
    dismissAll()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}
