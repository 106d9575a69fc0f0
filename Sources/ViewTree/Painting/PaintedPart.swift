// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// What is painted in front of a node's own content: a subview, or a sublayer without a node.
package enum PaintedPart {
  case view(ViewNode)
  case layer(Layer)

  /// Whether the part is a sublayer.
  package var isLayer: Bool { if case .layer = self { true } else { false } }

  /// Returns the subviews and sublayers of a node from back to front.
  package static func all(in node: ViewNode) -> [PaintedPart] {
    let sublayers = node.layerStorage?.freeSublayers ?? []
    if sublayers.isEmpty { return inOrder(node.subviews).map(PaintedPart.view) }
    return merged(sublayers, node.subviews).sorted(byZPosition: \.zPosition)
  }

  /// Returns subviews sorted by `zPosition`, preserving the order of equal ones.
  static func inOrder(_ subviews: [ViewNode]) -> [ViewNode] {
    subviews.sorted(byZPosition: { $0.layerStorage?.zPosition ?? 0 })
  }

  private var zPosition: CGFloat {
    switch self {
    case .view(let view): view.layerStorage?.zPosition ?? 0
    case .layer(let layer): layer.zPosition
    }
  }

  /// Returns sublayers and subviews in the order of layers, each sublayer in front of its subview.
  private static func merged(_ sublayers: [Layer], _ subviews: [ViewNode]) -> [PaintedPart] {
    var parts: [PaintedPart] = []
    var inFront: [ObjectIdentifier: [Layer]] = [:]
    let shown = Set(subviews.map(ObjectIdentifier.init))
    for layer in sublayers {
      if let view = layer.viewBehind.map(ObjectIdentifier.init), shown.contains(view) {
        inFront[view, default: []].append(layer)
      } else {
        parts.append(.layer(layer))
      }
    }
    for view in subviews {
      parts.append(.view(view))
      parts += (inFront[ObjectIdentifier(view)] ?? []).map(PaintedPart.layer)
    }
    return parts
  }
}

extension Layer {
  /// The sublayers to be painted with this layer; a node's own layer is painted with its node.
  final var freeSublayers: [Layer] {
    guard let sublayers else { return [] }
    return sublayers.filter { $0.owningNode == nil }
  }
}
