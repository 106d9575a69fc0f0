// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Tint color") struct TintTests {
  private final class Listener: ViewNode {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("is system blue at the root and inherited from the nearest node that sets it")
  func inherited() {
    let root = ViewNode()
    let middle = ViewNode()
    let leaf = ViewNode()
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    middle.tintColor = .green
    #expect(leaf.tintColor == .green)
    #expect(root.tintColor == .red)
  }

  @Test("a change notifies all nodes that inherit the color, and no others") func told() {
    let root = ViewNode()
    let taker = Listener()
    let below = Listener()
    let own = Listener()
    own.tintColor = .green
    root.addSubview(taker)
    taker.addSubview(below)
    root.addSubview(own)
    let former = own.count
    root.tintColor = .red
    #expect(taker.count == 1)
    #expect(below.count == 1)
    #expect(own.count == former)
  }

  @Test("a system button in a moved subtree takes the tint color of its new place") func moved() {
    let button = ButtonNode(type: .system)
    button.setTitle("Title", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    let part = ViewNode()
    part.addSubview(button)
    let root = ViewNode()
    root.tintColor = .red
    root.addSubview(part)
    #expect(BarContents(button)["Title"]?.color == .red)
  }

  @Test("the tint color is found and announced ten thousand levels deep") func deep() {
    let root = ViewNode()
    var leaf = root
    for _ in 0..<10_000 {
      let next = ViewNode()
      leaf.addSubview(next)
      leaf = next
    }
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
  }
}
