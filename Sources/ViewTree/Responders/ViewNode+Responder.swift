// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The controller whose view this is, or else the superview or, at the root, the screen.
  package final var nextResponder: (any Responder)? {
    rare?.controller ?? parent ?? rare?.screen
  }
}

extension ViewNode {
  /// Lays out the subviews, through the layer if it is in use.
  package final func layoutOwnLayer() {
    guard let layerStorage else { return layoutSubviews() }
    layerStorage.isDisplayedByClient
      ? layerStorage.layoutSublayers() : layoutSublayers(of: layerStorage)
  }

  /// Lays out the subviews, notifying the controller that owns this view before and after.
  final func callLayoutSubviews() {
    if let controller = rare?.controller {
      controller.layOut(self)
    } else {
      layoutOwnLayer()
    }
    layerStorage?.layOutTree()
  }
}
