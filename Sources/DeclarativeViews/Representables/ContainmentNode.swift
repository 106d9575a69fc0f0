// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A node that shows the view of a controller, which is a child of the controller around it.
final class ContainmentNode: ViewNode {
  private let controller: ViewController

  init(_ controller: ViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size of a controller's view for a proposal.
  static func size(of controller: ViewController, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    var ideal = controller.preferredContentSize
    if ideal.width <= 0 || ideal.height <= 0 {
      ideal = controller.view.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
    }
    return CGSize(
      width: proposal.width ?? (ideal.width > 0 ? ideal.width : 10),
      height: proposal.height ?? (ideal.height > 0 ? ideal.height : 10))
  }

  override func willMove(toSuperview newSuperview: ViewNode?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { release() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview != nil { contain() }
  }

  /// Handles a host that moves into the view of a controller, or out of it.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if surroundingController == nil { leaveParent() } else { contain() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.viewIfLoaded?.frame = bounds
  }

  private func contain() {
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded else { return }
    let outer = surroundingController
    let isNew = outer !== controller.parent
    if isNew { outer?.addChild(controller) }
    if view.superview === self {
      controller.viewWasAdded()
    } else {
      view.frame = bounds
      addSubview(view)
    }
    // A controller can refuse children, and the calls above can move it elsewhere.
    if isNew, let outer, controller.parent === outer { controller.didMove(toParent: outer) }
  }

  private func release() {
    let parent = controller.parent
    let isContained = parent != nil && parent === surroundingController
    if isContained { controller.willMove(toParent: nil) }
    if controller.viewIfLoaded?.superview === self { controller.view.removeFromSuperview() }
    if isContained, controller.parent === parent { controller.removeFromParent() }
  }

  /// Leaves the parent while the view remains, because the host has left the parent's view.
  private func leaveParent() {
    guard controller.parent != nil, controller.viewIfLoaded?.superview === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private var surroundingController: ViewController? {
    var node = superview
    while let current = node {
      if let controller = current.owningController { return controller }
      node = current.superview
    }
    return nil
  }
}
