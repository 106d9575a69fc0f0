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

  /// The time on the screen's clock, in seconds.
  public var time: Double { timeline.now }

  /// Advances the clock, runs actions that are due, and updates the layout.
  ///
  /// - Parameter duration: The duration in seconds; one that is negative or not finite is ignored.
  public func advance(by duration: Double) {
    timeline.advance(by: duration)
    layoutIfNeeded()
  }
}
