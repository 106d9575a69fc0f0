// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A place to show a tree in: a size, pixels, what edges and bars cover, traits, and the root node.
/// UIKit: `UIScreen` and `UIWindow` in one.
///
/// The root takes the screen's size and keeps it while it is shown. A node is shown on at most one
/// screen. The screen has a clock of its own, which moves only by ``advance(by:)``: gestures and
/// everything else that takes time know no other.
public final class Screen {
  /// The device, which knows what the screen is like either way up.
  public let device: Device

  /// How the device is held; see ``rotate(to:)``.
  public internal(set) var orientation = Orientation.portrait

  /// The controller whose node fills the screen. Setting it loads the node and shows it; the former
  /// controller disappears, with everything that it presents. ``rootNode`` is then the node that the
  /// controller's node is in, together with what is presented.
  public var rootViewController: ViewController? {
    didSet { if rootViewController !== oldValue { changeController(from: oldValue) } }
  }

  /// While there is a controller: what its node is in.
  var stage: ViewNode?
  /// What belongs above the keyboard, while it is shown.
  var accessory: ViewNode?
  package let timeline = Timeline()
  package let router: TouchRouter

  /// The size in points.
  public var size: CGSize {
    didSet {
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        rootNode?.report(.nonFiniteFrame(node: "Screen"))
        size = oldValue
        return
      }
      if size != oldValue { placeRoot() }
    }
  }

  /// Pixels in a point: frames are rounded to them.
  public var scale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }

  /// How far rounded corners, cameras and bars reach in from the edges, in points.
  public var safeAreaInsets: EdgeInsets {
    didSet {
      guard safeAreaInsets != oldValue, let rootNode else { return }
      rootNode.rareState.screenSafeArea = safeAreaInsets
      rootNode.rareState.tellsInsets = true
      rootNode.insetsDidChange()
    }
  }

  /// What the tree knows of the place where it is shown.
  public var traits: TraitCollection {
    didSet {
      traits = Screen.complete(traits)
      guard traits != oldValue, let rootNode else { return }
      let former = rootNode.traitCollection
      rootNode.rareState.screenTraits = traits
      rootNode.traitsDidChange(from: former)
    }
  }

  /// The tree that is shown. It is taken out of its superview first.
  public var rootNode: ViewNode? {
    willSet {
      if let rootNode, rootNode !== newValue { leave(rootNode) }
    }
    didSet {
      guard rootNode !== oldValue else { return }
      router.cancelAll()
      router.root = rootNode
      enter()
      if let stage, stage !== rootNode {
        self.stage = nil
        rootViewController = nil
      }
    }
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: Pixels in a point.
  ///   - safeAreaInsets: What edges and bars cover, in points.
  ///   - traits: What the tree knows of its place; what it leaves open is as on a phone.
  ///   - rootNode: The tree that is shown.
  public convenience init(
    size: CGSize, scale: CGFloat = 3, safeAreaInsets: EdgeInsets = .zero,
    traits: TraitCollection = TraitCollection(), rootNode: ViewNode? = nil
  ) {
    let device = Device(
      name: "screen", portraitSize: size, scale: scale, portraitInsets: safeAreaInsets,
      landscapeInsets: safeAreaInsets)
    self.init(
      device, size: size, scale: scale, safeAreaInsets: safeAreaInsets, traits: traits,
      rootNode: rootNode)
  }

  init(
    _ device: Device, size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets,
    traits: TraitCollection, rootNode: ViewNode?
  ) {
    self.device = device
    router = TouchRouter(timeline: timeline)
    let isUsable =
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    self.size = isUsable ? size : .zero
    self.safeAreaInsets = safeAreaInsets
    var all = traits
    if all.displayScale <= 0 { all.displayScale = scale }
    self.traits = Screen.complete(all)
    self.rootNode = rootNode
    router.root = rootNode
    enter()
  }

  deinit {
    if let rootNode { leave(rootNode) }
  }

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Lays out what is pending in the tree.
  public func layoutIfNeeded() {
    rootNode?.layoutIfNeeded()
  }

  private static func complete(_ traits: TraitCollection) -> TraitCollection {
    TraitCollection(traitsFrom: [.phone, traits])
  }

  private func enter() {
    guard let rootNode else { return }
    rootNode.removeFromSuperview()
    rootNode.leaveParent()
    let former = rootNode.traitCollection
    rootNode.rareState.screenTraits = traits
    rootNode.rareState.screenSafeArea = safeAreaInsets
    rootNode.rareState.tellsInsets = true
    rootNode.rareState.screen = self
    placeRoot()
    rootNode.markOnScreen(true)
    rootNode.traitsDidChange(from: former)
    if safeAreaInsets != .zero { rootNode.insetsDidChange() }
  }

  private func leave(_ node: ViewNode) {
    let former = node.traitCollection
    node.rare?.screen = nil
    node.markOnScreen(false)
    node.rare?.screenTraits = nil
    node.rare?.screenSafeArea = nil
    node.traitsDidChange(from: former)
    if safeAreaInsets != .zero { node.insetsDidChange() }
  }

  private func placeRoot() {
    guard let rootNode else { return }
    rootNode.frame = bounds
    rootNode.keepSizeOfScreen()
  }
}

extension ViewNode {
  /// On a screen even a root that uses constraints has the screen's size.
  final func keepSizeOfScreen() {
    if engineIndex >= 0 { markConstraintWork(.maskChanged) }
  }
}
