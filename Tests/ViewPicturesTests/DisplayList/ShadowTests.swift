// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Shadows")
struct ShadowTests {
  private func shadowed(_ node: ViewNode) -> ViewNode {
    node.layer.shadowOpacity = 0.2
    node.layer.shadowRadius = 4
    node.layer.shadowOffset = CGSize(width: 4, height: 4)
    return node
  }

  @Test("an opaque background casts the shadow of its shape")
  func opaque() {
    let node = shadowed(box(0, 0, 50, 50, .white))
    node.layer.cornerRadius = 8
    let path = BezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 8)
    let shadow = Shadow(
      color: .black, opacity: CGFloat(Float(0.2)), offset: CGSize(width: 4, height: 4), radius: 4)
    #expect(
      DisplayList(of: node).operations == [.shadow(path, shadow), .fill(path, .color(.white))])
  }

  @Test("a clear layer casts the shadow of its contents")
  func clear() {
    let node = shadowed(box(0, 0, 50, 50))
    node.addSubview(box(10, 10, 10, 10, .red))
    node.addSubview(box(20, 20, 10, 10, .blue))
    let operations = DisplayList(of: node).operations
    guard case .begin(.shadow(_, let around))? = operations.first else {
      Issue.record("no shadow group")
      return
    }
    #expect(around == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(operations.count == 4)
  }

  @Test("an empty clear layer casts no shadow")
  func empty() {
    #expect(DisplayList(of: shadowed(box(0, 0, 50, 50))).operations.isEmpty)
  }

  @Test("a shadow path casts the shadow whatever the layer contains")
  func path() {
    let node = shadowed(box(0, 0, 50, 50))
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 40, width: 50, height: 10))
    node.layer.shadowPath = path
    guard case .shadow(path, _)? = DisplayList(of: node).operations.first else {
      Issue.record("no shadow of the path")
      return
    }
  }

  @Test("a masking layer clips its own shadow away")
  func masked() {
    let node = shadowed(box(0, 0, 50, 50, .white))
    node.layer.masksToBounds = true
    #expect(DisplayList(of: node).operations.count == 1)
  }

  @Test("two shadows of one drawn shape are below it, the inner one above the outer one")
  func twoShadows() {
    let near = Shadow(color: .black, opacity: 1, offset: .zero, radius: 2)
    let far = Shadow(color: .black, opacity: 0.5, offset: .zero, radius: 8)
    let path = BezierPath(ovalIn: CGRect(x: 20, y: 20, width: 20, height: 20))
    let node = drawing { context in
      context.withShadow(far) {
        context.withShadow(near) { context.fill(path, with: .white) }
      }
    }
    #expect(
      DisplayList(of: node).operations == [
        .shadow(path, far), .shadow(path, near), .fill(path, .color(.white)),
      ])
  }

  @Test("a drawn shape's shadow needs no group")
  func drawn() {
    let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 2)
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let node = drawing { context in
      context.withShadow(shadow) { context.fill(path, with: .white) }
    }
    #expect(
      DisplayList(of: node).operations == [.shadow(path, shadow), .fill(path, .color(.white))])
  }

  @Test("a layer that masks its contents shows no shadow of any kind")
  func maskedInEachKind() {
    for color in [Color.white, nil] {
      let node = shadowed(box(0, 0, 50, 50, color))
      node.addSubview(box(10, 10, 10, 10, .red))
      func hasShadow() -> Bool {
        DisplayList(of: node).operations.contains {
          switch $0 {
          case .shadow, .begin(.shadow): true
          default: false
          }
        }
      }
      #expect(hasShadow())
      node.layer.masksToBounds = true
      #expect(!hasShadow())
    }
  }

  @Test("a border follows only the rounded corners")
  func partlyRoundBorder() {
    let node = box(0, 0, 50, 40)
    node.layer.borderWidth = 2
    node.layer.cornerRadius = 10
    func border() -> [DisplayList.Operation] { DisplayList(of: node).operations }
    let round = border()
    #expect(round.count == 1)
    node.layer.maskedCorners = [.layerMinXMinYCorner]
    let partly = border()
    #expect(partly.count == 1 && partly != round)
    node.layer.maskedCorners = []
    node.layer.cornerRadius = 10
    let square = border()
    #expect(square.count == 1 && square != partly)
  }

  @Test("a shadow of content with its own shadow includes both")
  func shadowOfShadow() {
    let node = shadowed(box(0, 0, 50, 50))
    node.addSubview(box(0, 0, 10, 10, .blue))
    let inner = box(10, 10, 10, 10)
    for x in [CGFloat(0), 5] { inner.addSubview(box(x, 0, 5, 10, .red)) }
    inner.layer.shadowOpacity = 1
    inner.layer.shadowOffset = CGSize(width: 20, height: 15)
    inner.layer.shadowRadius = 0
    node.addSubview(inner)
    guard case .begin(.shadow(_, let around))? = DisplayList(of: node).operations.first else {
      Issue.record("no shadow group")
      return
    }
    #expect(around == CGRect(x: 0, y: 0, width: 40, height: 35))
  }
}
