// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewController {
  package final func loadedView() -> ViewNode {
    if let viewStorage { return viewStorage }
    loadView()
    let made = viewStorage ?? Self.standardView()
    if viewStorage == nil { changeView(to: made) }
    viewDidLoad()
    return made
  }

  /// Returns a view as large as a phone's screen, which is resized when it is shown.
  static func standardView() -> ViewNode {
    let view = ViewNode(frame: CGRect(origin: .zero, size: Screen.Device.phone.portraitSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  final func changeView(to new: ViewNode) {
    guard new !== viewStorage else { return }
    viewStorage?.rare?.controller = nil
    viewStorage = new
    new.rareState.controller = self
    applyInsets()
    applyMargins()
  }

  /// Replaces the view with another node.
  package final func replaceView(with new: ViewNode) {
    view = new
  }

  final func applyInsets() {
    guard let viewStorage else { return }
    viewStorage.additionalSafeAreaInsets = EdgeInsets(
      top: additionalSafeAreaInsets.top + containerInsets.top,
      left: additionalSafeAreaInsets.left + containerInsets.left,
      bottom: additionalSafeAreaInsets.bottom + containerInsets.bottom,
      right: additionalSafeAreaInsets.right + containerInsets.right)
  }

  /// Lays out the view's subviews, calling the controller's methods before and after layout.
  package final func layOut(_ view: ViewNode) {
    viewWillLayoutSubviews()
    view.layoutOwnLayer()
    viewDidLayoutSubviews()
  }

  /// The minimum layout margins of the view: 16 points on the sides, or 20 in a regular horizontal
  /// size class.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let isWide = traitCollection.horizontalSizeClass == .regular
    let side: CGFloat = isWide ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The traits of the environment in which the view is shown.
  public final var traitCollection: TraitCollection {
    (viewStorage ?? parent?.viewStorage)?.traitCollection ?? .phone
  }
}
