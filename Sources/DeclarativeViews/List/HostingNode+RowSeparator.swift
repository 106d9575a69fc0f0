// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension HostingNode {
  /// The positions of the ends of the separators that the view sets with alignment guides, in points
  /// from the leading edge.
  final var separatorGuides: (leading: CGFloat?, trailing: CGFloat?) {
    let tree = laidOutTree
    func position(_ alignment: HorizontalAlignment) -> CGFloat? {
      let question = LayoutQuestion(
        node: 0, proposal: ProposedViewSize(bounds.size), precision: .exact)
      return tree.explicitGuide(alignment.key, of: question).flatMap { $0.isFinite ? $0 : nil }
    }
    return (position(.listRowSeparatorLeading), position(.listRowSeparatorTrailing))
  }

  /// The distance of the first text from the leading edge, in points; nil without a text.
  final var firstTextInset: CGFloat? {
    let tree = laidOutTree
    var pending = [0]
    while let node = pending.popLast() {
      if tree.nodes[node].element is TextElement {
        let frame = tree.drawnFrame(of: node)
        return isRightToLeft ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
      }
      if tree.nodes[node].nextSibling >= 0, node > 0 {
        pending.append(tree.nodes[node].nextSibling)
      }
      if tree.nodes[node].firstChild >= 0 { pending.append(tree.nodes[node].firstChild) }
    }
    return nil
  }
}
