// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewTree

/// Simulated touches on a node that is the whole tree.
package final class Fingers {
  package let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  package let router = TouchRouter(timeline: Timeline())

  package init() {
    router.root = root
  }

  package func down(_ places: CGPoint...) -> [Touch] { router.begin(at: places) }

  package func move(_ touches: [Touch], to places: CGPoint..., after time: Double = 0.02) {
    wait(time)
    router.move(Array(zip(touches, places)).map { (touch: $0.0, location: $0.1) })
  }

  package func up(_ touches: [Touch], after time: Double = 0.02) {
    wait(time)
    router.end(touches)
  }

  package func tap(_ place: CGPoint) { up(down(place)) }

  package func wait(_ time: Double) { router.timeline.advance(by: time) }

  /// Adds a node that fills the root.
  package func node<Node: ViewNode>(_ node: Node, x: CGFloat = 0, y: CGFloat = 0) -> Node {
    node.frame = CGRect(x: x, y: y, width: 100, height: 100)
    root.addSubview(node)
    return node
  }
}

extension CGPoint {
  package init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
