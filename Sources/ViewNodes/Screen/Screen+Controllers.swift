// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Screen {
  /// Creates the screen of a device.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation, portrait by default.
  ///   - traits: The traits of the tree; unspecified ones are those of the device.
  ///   - rootNode: The root of the tree to show.
  public convenience init(
    _ device: Device, orientation: Orientation = .portrait,
    traits: TraitCollection = TraitCollection(), rootNode: ViewNode? = nil
  ) {
    self.init(
      device, size: device.size(orientation), scale: device.scale,
      safeAreaInsets: device.safeAreaInsets(orientation),
      traits: TraitCollection(traitsFrom: [device.traits(orientation), traits]),
      rootNode: rootNode)
    self.orientation = orientation
  }

  /// Creates the screen of a device with a root view controller, whose view appears immediately.
  public convenience init(
    _ device: Device, orientation: Orientation = .portrait,
    traits: TraitCollection = TraitCollection(), rootViewController: ViewController
  ) {
    self.init(device, orientation: orientation, traits: traits)
    self.rootViewController = rootViewController
    changeController(from: nil)
  }

  /// The time on the screen's clock, in seconds.
  public var time: Double { timeline.now }

  /// Advances the clock, runs what is due meanwhile, and lays out what has changed.
  ///
  /// - Parameter duration: The duration in seconds; one that is negative or not finite is ignored.
  public func advance(by duration: Double) {
    timeline.advance(by: duration)
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
      controller.willTransition(to: traits, with: transition)
    }
    for controller in controllers { controller.viewWillTransition(to: size, with: transition) }
    self.orientation = orientation
    safeAreaInsets = device.safeAreaInsets(orientation)
    self.traits = traits
    self.size = size
    transition.run { layoutIfNeeded() }
  }

  func changeController(from former: ViewController?) {
    router.cancelAll()
    if let former {
      former.dismissAll()
      former.beginAppearance(false, animated: false)
      former.viewIfLoaded?.removeFromSuperview()
      former.endAppearance()
    }
    guard let controller = rootViewController else {
      if let stage, rootNode === stage { rootNode = nil }
      stage = nil
      return
    }
    let stage = self.stage ?? ViewNode(frame: bounds)
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

  /// The autoresizing mask of nodes that fill their superview.
  static var filling: AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
}
