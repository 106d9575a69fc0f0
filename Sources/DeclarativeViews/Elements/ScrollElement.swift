// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A frame with contents that may be larger.
struct ScrollElement: LayoutElement {
  let axes: Axis.Set
  let showsIndicators: Bool
  let settings: ScrollSettings
  /// The scroll node and its content offset.
  let state: ScrollState

  var name: String { "ScrollView" }
  var drawing: ElementDrawing { .node }

  private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    recordSize(task, in: tree)
    guard
      let content = tree.size(
        task.asking(tree.nodes[task.node].firstChild, offer(for: task.proposal)))
    else { return nil }
    // In the other direction, it is as long as its contents.
    func length(_ axis: Axis) -> CGFloat {
      axes.contains(axis) ? task.proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Records the size for views that are sized relative to the scroll view.
  private func recordSize(_ task: LayoutTask, in tree: LayoutTree) {
    guard let known = tree.containerSizes[task.node] else { return }
    let offer = task.proposal.replacingUnspecifiedDimensions(by: tree.safeArea.size)
    let size = CGSize(width: finite(offer.width), height: finite(offer.height))
    guard size != known else { return }
    tree.containerSizes[task.node] = size
    tree.invalidateSizes(in: task.node)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    recordSize(task, in: tree)
    let (child, offer) = (tree.nodes[task.node].firstChild, offer(for: task.proposal))
    guard let anchor = settings.anchor else {
      return [Placement(child: child, origin: .zero, proposal: offer)]
    }
    guard let size = tree.size(task.question), let content = tree.size(task.asking(child, offer))
    else { return nil }
    // Smaller contents are at the anchor, too.
    func origin(_ axis: Axis, _ part: CGFloat) -> CGFloat {
      axes.contains(axis) ? max(0, size[axis] - content[axis]) * part : 0
    }
    return [
      Placement(
        child: child,
        origin: CGPoint(x: origin(.horizontal, anchor.x), y: origin(.vertical, anchor.y)),
        proposal: offer)
    ]
  }

  /// Returns no guide, because guides of scrolling content have no meaning outside.
  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { .some(nil) }

  func finish(_ node: Int, in tree: LayoutTree) {}

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? {
    .scroll(
      frame: tree.drawnFrame(of: node), content: tree.drawnFrame(of: tree.nodes[node].firstChild),
      axes, showsIndicators: showsIndicators, bounces: settings.bouncesAlways,
      anchor: settings.anchor?.resolved(tree.environment(of: node).layoutDirection), state)
  }
}
