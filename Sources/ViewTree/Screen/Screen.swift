// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A screen that shows a tree: its size, scale, safe area, traits, and root.
///
/// UIKit: `UIScreen` and `UIWindow` in one.
///
/// The root takes the size of the screen while it is shown. A node is shown on at most one screen.
/// The screen has its own clock, which determines the time of gestures and everything else that
/// takes time. Only ``advance(by:)`` moves it.
#if MainActor
  @MainActor
#endif
public final class Screen {
  /// The device, which determines the properties of the screen in each orientation.
  public let device: Device

  /// The orientation of the device; see ``rotate(to:)``.
  public package(set) var orientation = Orientation.portrait

  /// The controller whose view fills the screen.
  package var owner: (any ScreenOwner)?

  /// The superview of the root view controller's view, if there is one.
  package var stage: ViewNode? {
    get { ownStage ?? host }
    set { if newValue == nil || newValue !== host { ownStage = newValue } }
  }
  private var ownStage: ViewNode?
  private var ownRoot: ViewNode?
  /// A root that retains the screen, instead of being retained by it.
  private weak var host: ViewNode?
  /// The input accessory view, while it is shown.
  var accessory: ViewNode?
  /// The height of the keyboard that covers the bottom of the screen, in points; 0 without one.
  package var keyboardHeight: CGFloat = 0
  /// The menu that a button shows, or `nil` if none is open.
  public package(set) var openMenu: OpenMenu?
  /// A closure with which a higher-level module styles each node that moves to the screen, before
  /// the node is notified.
  package var styling: ((ViewNode) -> Void)?
  package let timeline = Timeline()
  package let router: TouchRouter

  /// The size, in points.
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

  /// The number of pixels per point, to which frames are rounded.
  public var scale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }

  /// The insets from the edges that keep content clear of rounded corners, cameras, and bars, in
  /// points.
  public var safeAreaInsets: EdgeInsets {
    didSet {
      guard safeAreaInsets.isFinite else {
        rootNode?.report(.nonFiniteInsets(node: "Screen"))
        safeAreaInsets = oldValue
        return
      }
      guard safeAreaInsets != oldValue, let rootNode else { return }
      rootNode.rareState.screenSafeArea = safeAreaInsets
      rootNode.rareState.notifiesInsets = true
      rootNode.insetsDidChange()
    }
  }

  /// The traits of the tree.
  public var traits: TraitCollection {
    didSet {
      traits = Screen.complete(traits)
      guard traits != oldValue, let rootNode else { return }
      let former = rootNode.traitCollection
      rootNode.setScreenTraits(traits)
      rootNode.traitsDidChange(from: former)
    }
  }

  /// The root of the tree.
  ///
  /// Setting it removes the node from its superview.
  public var rootNode: ViewNode? {
    get { ownRoot ?? host }
    set { show(newValue, isHost: false) }
  }

  /// Shows a window that retains this screen.
  package func show(in window: ViewNode) {
    show(window, isHost: true)
  }

  private func show(_ root: ViewNode?, isHost: Bool) {
    let former = rootNode
    guard root !== former else { return }
    let formerStage = stage
    if let former { leave(former) }
    ownRoot = isHost ? nil : root
    host = isHost ? root : nil
    router.cancelAll()
    router.root = root
    enter()
    if let formerStage, formerStage !== root {
      ownStage = nil
      let formerOwner = owner
      owner = nil
      formerOwner?.leaveScreen()
    }
    (root as? any ScreenRoot)?.didBecomeRoot(of: self)
  }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  ///   - safeAreaInsets: The safe area insets, in points.
  ///   - traits: The traits of the tree; unspecified ones are those of a phone.
  ///   - rootNode: The root of the tree to show.
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
    self.safeAreaInsets = safeAreaInsets.isFinite ? safeAreaInsets : .zero
    var all = traits
    if all.displayScale <= 0 { all.displayScale = scale }
    self.traits = Screen.complete(all)
    ownRoot = rootNode
    router.root = rootNode
    enter()
    (rootNode as? any ScreenRoot)?.didBecomeRoot(of: self)
  }

  #if MainActor
    isolated deinit { rootNode.map(leave) }
  #else
    deinit { rootNode.map(leave) }
  #endif

  /// The bounds of the screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Performs pending layout in the tree.
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
    rootNode.setScreenTraits(traits)
    rootNode.rareState.screenSafeArea = safeAreaInsets
    rootNode.rareState.notifiesInsets = true
    rootNode.rareState.screen = self
    placeRoot()
    rootNode.announceScreen(rootNode)
    rootNode.markOnScreen(true)
    rootNode.traitsDidChange(from: former)
    if safeAreaInsets != .zero { rootNode.insetsDidChange() }
  }

  private func leave(_ node: ViewNode) {
    let former = node.traitCollection
    node.announceScreen(nil)
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
    rootNode.matchScreenSize()
  }
}

extension ViewNode {
  /// Sets the root's size to that of the screen, even if it uses constraints.
  final func matchScreenSize() {
    if engineIndex >= 0 { markConstraintWork(.maskChanged) }
  }
}
