// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A scan of the frames in a tree for visible problems.
///
/// Hidden nodes, the internal subviews of controls and bars, and the layers of declarative views are
/// ignored. The content of a scroll node may be outside its bounds. Findings are in tree order.
package struct LayoutScan {
  /// A node that extends beyond its superview, with the distance on each side; negative on sides
  /// where it doesn't.
  package struct Overhang {
    package var node: ViewNode
    package var parent: ViewNode
    package var insets: EdgeInsets
  }

  /// A label that truncates its text, with the size that the text needs at the label's width.
  package struct CutText {
    package var label: LabelNode
    package var needed: CGSize
  }

  /// A node that covers part of an earlier sibling, with the overlap in their superview's
  /// coordinates.
  package struct Overlap {
    package var node: ViewNode
    package var sibling: ViewNode
    package var area: CGRect
  }

  /// The tolerance for the position of edges, in points.
  package static var tolerance: CGFloat { 0.01 }

  package private(set) var overhangs: [Overhang] = []
  package private(set) var cutTexts: [CutText] = []
  package private(set) var overlaps: [Overlap] = []

  /// Scans a subtree in its current layout.
  package init(of root: ViewNode) {
    var pending: [(node: ViewNode, isPart: Bool)] = [(root, false)]
    while let (node, isPart) = pending.popLast() {
      if let label = node as? LabelNode { check(label) }
      let arrangesParts = isPart || LayoutScan.arrangesParts(node)
      let children = node.children.filter { !$0.isHidden && $0.alpha > 0 }
      // What a declarative view consists of is layered on purpose.
      if !arrangesParts, node.rare?.measuredContent == nil {
        if !(node is ScrollNode) { checkBounds(of: children, in: node) }
        let frames = children.map { $0 is Control && node is ScrollNode ? .null : $0.frame }
        for (later, earlier, area) in RectangleSweep.overlaps(in: frames) {
          overlaps.append(
            Overlap(node: children[later], sibling: children[earlier], area: area))
        }
      }
      for child in children.reversed() { pending.append((child, arrangesParts)) }
    }
  }

  private static func arrangesParts(_ node: ViewNode) -> Bool {
    switch node {
    case is Control, is NavigationBarNode, is TabBarNode, is ToolbarNode, is TableNode: true
    default: false
    }
  }

  private mutating func check(_ label: LabelNode) {
    guard let text = label.text, !text.isEmpty else { return }
    let size = label.bounds.size
    let needed = label.sizeThatFits(CGSize(width: size.width, height: .infinity))
    let isCut = label.textLayout(for: size).textRect.height > size.height + 0.5
    if label.isTextTruncated || isCut { cutTexts.append(CutText(label: label, needed: needed)) }
  }

  private mutating func checkBounds(of children: [ViewNode], in parent: ViewNode) {
    let bounds = parent.bounds
    for child in children {
      let frame = child.frame
      guard frame.width > 0, frame.height > 0 else { continue }
      let insets = EdgeInsets(
        top: bounds.minY - frame.minY, left: bounds.minX - frame.minX,
        bottom: frame.maxY - bounds.maxY, right: frame.maxX - bounds.maxX)
      let most = max(insets.top, insets.left, insets.bottom, insets.right)
      if most > LayoutScan.tolerance {
        overhangs.append(Overhang(node: child, parent: parent, insets: insets))
      }
    }
  }
}
