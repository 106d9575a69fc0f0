// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// How many levels the tests of depth have.
private let depth = 20_000

/// Tells whether something is still there.
private final class Witness {
  weak var item: AnyObject?
}

@Suite("Trees of any depth")
struct DepthTests {
  @Test("20,000 nested stacks are laid out, asked for baselines, touched, and freed")
  func stacks() {
    onSmallStack {
      let witness = Witness()
      do {
        let root = StackNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var stack = root
        for _ in 0..<depth {
          let inner = StackNode()
          stack.addArrangedSubview(inner)
          stack = inner
        }
        let box = ViewNode()
        stack.addArrangedSubview(box)
        witness.item = box
        root.layoutIfNeeded()
        #expect(box.bounds.size == CGSize(width: 100, height: 50))
        #expect(root.forFirstBaselineLayout === box && root.forLastBaselineLayout === box)
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === box)
        #expect(root.layoutReport().isEmpty)
      }
      #expect(witness.item == nil)
    }
  }

  @Test("20,000 nested nodes that lack positions are reported, without those that follow")
  func ambiguities() {
    onSmallStack {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      var nodes = [root]
      for level in 1...depth {
        let node = ViewNode()
        node.translatesAutoresizingMaskIntoConstraints = false
        nodes[level - 1].addSubview(node)
        node.widthAnchor.constraint(equalToConstant: 10).isActive = true
        node.heightAnchor.constraint(equalToConstant: 10).isActive = true
        node.topAnchor.constraint(equalTo: nodes[level - 1].topAnchor).isActive = true
        if level.isMultiple(of: 2) {
          node.leadingAnchor.constraint(equalTo: nodes[level - 2].leadingAnchor).isActive = true
        }
        nodes.append(node)
      }
      let ambiguities = root.layoutReport().ambiguities
      #expect(ambiguities.count == depth / 2)
      #expect(ambiguities.allSatisfy { $0.attribute == .leading })
    }
  }

  @Test("20,000 nested scroll nodes are laid out, touched, and freed")
  func scrollNodes() {
    onSmallStack {
      let witness = Witness()
      do {
        let root = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var scroll = root
        for _ in 0..<depth {
          let inner = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
          inner.contentSize = CGSize(width: 100, height: 80)
          scroll.addSubview(inner)
          scroll = inner
        }
        witness.item = scroll
        root.layoutIfNeeded()
        #expect(scroll.maximumContentOffset == CGPoint(x: 0, y: 30))
        #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === scroll)
      }
      #expect(witness.item == nil)
    }
  }

  @Test("20,000 nested layers are created, measured, and freed")
  func layers() {
    onSmallStack {
      let witness = Witness()
      do {
        let root = Layer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        var layer = root
        for _ in 0..<depth {
          let inner = Layer()
          inner.fillsSuperlayer = true
          layer.addSublayer(inner)
          layer = inner
        }
        witness.item = layer
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      }
      #expect(witness.item == nil)
    }
  }

  @Test(
    "stacks and other nodes inside each other, with layers inside the last, are laid out and freed")
  func stacksAndLayers() {
    // As many as in the other tests on demand, because their constraints take seconds.
    let depth = testsAreThorough ? depth : 5000
    onSmallStack {
      let witness = Witness()
      do {
        let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var node = root
        for level in 0..<depth {
          let inner = level.isMultiple(of: 2) ? StackNode() : ViewNode()
          inner.translatesAutoresizingMaskIntoConstraints = false
          if let stack = node as? StackNode {
            stack.addArrangedSubview(inner)
          } else {
            node.addSubview(inner)
            LayoutConstraint.activate([
              inner.leadingAnchor.constraint(equalTo: node.leadingAnchor),
              inner.trailingAnchor.constraint(equalTo: node.trailingAnchor),
              inner.topAnchor.constraint(equalTo: node.topAnchor),
              inner.bottomAnchor.constraint(equalTo: node.bottomAnchor),
            ])
          }
          node = inner
        }
        var layer = node.layer
        for _ in 0..<depth {
          let inner = Layer()
          inner.fillsSuperlayer = true
          layer.addSublayer(inner)
          layer = inner
        }
        witness.item = layer
        root.layoutIfNeeded()
        #expect(node.frame == root.bounds && layer.bounds == root.bounds)
        #expect(root.layoutReport().isEmpty)
      }
      #expect(witness.item == nil)
    }
  }

  @Test("a retained layer outlives those around it and keeps its sublayers")
  func keptLayer() {
    let kept = Layer()
    let inside = Layer()
    kept.addSublayer(inside)
    do {
      let outer = Layer()
      outer.addSublayer(kept)
    }
    #expect(kept.superlayer == nil && inside.superlayer === kept)
    #expect(kept.sublayers?.count == 1)
  }

  @Test("a retained stack outlives those around it, with its arranged views")
  func keptStack() {
    let kept = StackNode(arrangedSubviews: [ViewNode()])
    do {
      let outer = StackNode(arrangedSubviews: [StackNode(arrangedSubviews: [kept])])
      outer.layoutIfNeeded()
    }
    #expect(kept.superview == nil)
    #expect(kept.arrangedSubviews.count == 1 && kept.arrangedSubviews == kept.subviews)
  }
}
