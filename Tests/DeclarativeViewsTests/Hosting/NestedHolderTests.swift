// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Nodes in nested effects")
struct NestedHolderTests {
  private final class Probe: ViewNode {
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  }

  /// A node 50 points from the left and 70 from the top, in effects that begin elsewhere.
  private func place(_ effect: (AnyView) -> AnyView) -> CGPoint {
    let node = Probe(frame: .zero)
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 5, height: 60)
      effect(
        AnyView(
          VStack(alignment: .leading, spacing: 0) {
            Color.blue.frame(width: 5, height: 10)
            effect(AnyView(NodeView(node).frame(width: 20, height: 10).padding(.leading, 20)))
          }
          .padding(.leading, 30)))
    }
    let host = HostingNode(rootView: view)
    host.frame.size = host.sizeThatFits(CGSize(width: 300, height: 300))
    host.layoutIfNeeded()
    return node.convert(.zero, to: host)
  }

  @Test("a node is where it is laid out, whatever effects are around it")
  func places() {
    let expected = CGPoint(x: 50, y: 70)
    #expect(place { $0 } == expected)
    #expect(place { AnyView($0.opacity(0.5)) } == expected)
    #expect(place { AnyView($0.clipShape(Circle())) } == expected)
    #expect(place { AnyView($0.clipped()) } == expected)
    #expect(place { AnyView($0.clipped().opacity(0.5)) } == expected)
    #expect(place { AnyView($0.scaleEffect(1.0).opacity(0.5).clipped()) } == expected)
  }
}
