// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewNodes

/// A node that draws the part of a declarative view between two nodes.
///
/// It does not receive touches.
final class CanvasNode: ViewNode {
  var drawing = Drawing() {
    didSet { accessibilityAttributes.isCurrent = false }
  }
  private var accessibilityAttributes = SpokenContents()

  override func draw(_ rect: CGRect, in context: any ViewGraphics.GraphicsContext) {
    drawing.play(in: context)
  }

  override func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? { nil }

  /// Creates the accessibility elements.
  func prepareAccessibility() {
    accessibilityAttributes.update(drawing, in: self)
  }
}

/// The accessibility elements for what one node draws.
///
/// They are created on demand.
struct SpokenContents {
  /// Whether they belong to the current drawing.
  var isCurrent = false
  private(set) var nodes: [SpokenNode] = []

  mutating func update(_ drawing: Drawing, in node: ViewNode) {
    guard !isCurrent else { return }
    isCurrent = true
    var count = 0
    for case .mark(.spoken(let accessibilityAttributes, let frame)) in drawing.steps {
      if count == nodes.count {
        let made = SpokenNode(frame: .zero)
        nodes.append(made)
        node.addSubview(made)
      }
      nodes[count].frame = frame.offsetBy(dx: -drawing.origin.x, dy: -drawing.origin.y)
      nodes[count].apply(accessibilityAttributes)
      count += 1
    }
    for unused in nodes[count...] { unused.removeFromSuperview() }
    nodes.removeSubrange(count...)
  }
}
