// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ViewNode {
  package final var debugName: String {
    let name = String(describing: type(of: self))
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return name }
    return "\(name) '\(identifier)'"
  }
  package final func report(_ problem: LayoutProblem) {}
  package final func geometryDidChangeByHand() {}
  package final func sizeDidChange(from former: CGSize) { markNeedsLayout() }
  package final func changeHidden(to isHidden: Bool) {
    if !isHidden && layerStorage == nil { return }
    layer.isHidden = isHidden
  }
  package final func changeTranslatesAutoresizingMask(to translates: Bool) {
    passState.set(.usesConstraints, to: !translates)
  }
  package final func autoresizingConstraintsDidChange() {}
  package final func intrinsicContentSizeDidChange() { parent?.markNeedsLayout() }
  package final func currentHugging(_ axis: Axis) -> LayoutPriority {
    let values = rare?.hugging ?? Self.defaultHugging
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }
  package final func changeHugging(_ axis: Axis, to priority: LayoutPriority) {
    var values = rare?.hugging ?? Self.defaultHugging
    if axis == .horizontal {
      values.horizontal = priority.rawValue
    } else {
      values.vertical = priority.rawValue
    }
    rareState.hugging = values
  }
  package final func currentCompression(_ axis: Axis) -> LayoutPriority {
    let values = rare?.compression ?? Self.defaultCompression
    return LayoutPriority(axis == .horizontal ? values.horizontal : values.vertical)
  }
  package final func changeCompression(_ axis: Axis, to priority: LayoutPriority) {
    var values = rare?.compression ?? Self.defaultCompression
    if axis == .horizontal {
      values.horizontal = priority.rawValue
    } else {
      values.vertical = priority.rawValue
    }
    rareState.compression = values
  }
  package final func applyConstrainedFrames() {}
  package final func markNeedsLayout() {
    passState.insert(.needsLayout)
    var node = parent
    while let current = node, !current.passState.contains(.subtreeNeedsLayout) {
      current.passState.insert(.subtreeNeedsLayout)
      node = current.parent
    }
  }
  package final func markNeedsUpdateConstraints() {}
  package final func runLayoutPass() {
    var pending = [self]
    while let node = pending.popLast() {
      if node.passState.contains(.needsLayout) {
        node.passState.remove(.needsLayout)
        node.layoutSubviews()
      }
      if node.passState.contains(.subtreeNeedsLayout) {
        node.passState.remove(.subtreeNeedsLayout)
        pending.append(contentsOf: node.children.reversed())
      }
    }
  }
  package final func runUpdateConstraintsPass() {}
  package final func subtreeDidAttach(_ view: ViewNode) {}
  package final func subtreeWillDetach() {}
}
