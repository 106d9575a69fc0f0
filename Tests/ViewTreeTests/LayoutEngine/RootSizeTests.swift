// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Sizes of roots")
struct RootSizeTests {
  /// A root with a view between margins that differ, so that its content is 7 wider and 11 higher.
  private func page<Root: ViewNode>(_ root: Root) -> (root: Root, label: SizedNode) {
    root.layoutDiagnosticsHandler = { _ in }
    let label = SizedNode(50, 20)
    root.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
      label.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -6),
    ])
    return (root, label)
  }

  @Test(
    "a root has the size that was set, and that of its content where that is zero",
    arguments: [(0, 0), (90, 0), (0, 70), (90, 70), (20, 12)] as [(CGFloat, CGFloat)])
  func explicit(width: CGFloat, height: CGFloat) {
    let (root, label) = page(ViewNode(frame: CGRect(x: 1, y: 2, width: width, height: height)))
    for natural in [CGSize(width: 50, height: 20), CGSize(width: 66, height: 33)] {
      label.natural = natural
      root.layoutIfNeeded()
      let size = CGSize(
        width: width > 0 ? width : natural.width + 7,
        height: height > 0 ? height : natural.height + 11)
      #expect(root.frame == CGRect(origin: CGPoint(1, 2), size: size))
      #expect(label.frame == CGRect(x: 3, y: 5, width: size.width - 7, height: size.height - 11))
    }
  }

  @Test("each side that is set is kept from then on, and each set to zero fits the content again")
  func changes() {
    let (root, label) = page(ViewNode())
    func size(_ width: CGFloat, _ height: CGFloat) {
      root.layoutIfNeeded()
      #expect(root.bounds.size == CGSize(width: width, height: height))
      #expect(label.frame.size == CGSize(width: width - 7, height: height - 11))
    }
    size(57, 31)
    root.frame.size.width = 100
    size(100, 31)
    label.natural = CGSize(width: 10, height: 44)
    size(100, 55)
    root.frame.size.height = 80
    size(100, 80)
    root.frame.size.width = 0
    size(17, 80)
    root.frame.size = .zero
    size(17, 55)
    label.natural.width = 20
    size(27, 55)
    // The same size as fitted: nothing was set.
    root.frame.size = CGSize(width: 27, height: 55)
    label.natural = CGSize(width: 30, height: 9)
    size(37, 20)
    // Set and set back before the layout.
    root.frame.size.width = 500
    root.frame.size.width = 37
    label.natural.width = 31
    size(38, 20)
  }

  @Test("a root that uses constraints has the size that they determine, or else its own")
  func free() {
    let (root, label) = page(ViewNode(frame: CGRect(x: 0, y: 0, width: 90, height: 70)))
    root.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 57, height: 31))
    let bare = rooted(90, 70)
    bare.translatesAutoresizingMaskIntoConstraints = false
    let width = bare.widthAnchor.constraint(equalToConstant: 33)
    width.isActive = true
    bare.layoutIfNeeded()
    #expect(bare.bounds.size == CGSize(width: 33, height: 70))
    width.constant = 44
    bare.layoutIfNeeded()
    #expect(bare.bounds.size == CGSize(width: 44, height: 70))
    // Its own size counts least.
    bare.heightAnchor.constraint(greaterThanOrEqualToConstant: 75).isActive = true
    let wish = bare.heightAnchor.constraint(equalToConstant: 80)
    wish.priority = LayoutPriority(1)
    wish.isActive = true
    bare.layoutIfNeeded()
    #expect(bare.bounds.size == CGSize(width: 44, height: 80))
    // And back.
    root.translatesAutoresizingMaskIntoConstraints = true
    root.frame.size = CGSize(width: 120, height: 0)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 120, height: 31))
    #expect(label.frame.width == 113)
  }

  @Test("a root on a screen has the size of the screen, whatever its constraints")
  func onScreen() {
    for usesConstraints in [true, false] {
      let (root, label) = page(ViewNode())
      root.translatesAutoresizingMaskIntoConstraints = !usesConstraints
      let screen = Screen(size: CGSize(width: 300, height: 200), rootNode: root)
      let width = root.widthAnchor.constraint(equalToConstant: 33)
      width.priority = .defaultHigh
      width.isActive = true
      screen.layoutIfNeeded()
      #expect(root.bounds.size == CGSize(width: 300, height: 200))
      #expect(label.frame.size == CGSize(width: 293, height: 189))
    }
  }

  @Test("the fitted size is rounded to pixels, and includes the insets of the alignment rectangle")
  func insets() {
    final class InsetView: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 10, left: 20, bottom: 40, right: 80)
      }
    }
    let (root, label) = page(InsetView())
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 157, height: 81))
    #expect(label.frame == CGRect(x: 23, y: 15, width: 50, height: 20))
    label.natural = CGSize(width: 50.4, height: 20.1)
    root.layoutIfNeeded()
    #expect(near(root.bounds.width, 157 + 1 / 3) && root.bounds.height == 81)
    root.frame.size = CGSize(width: 200, height: 150)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 200, height: 150))
    #expect(label.frame == CGRect(x: 23, y: 15, width: 93, height: 89))
    // Insets that exceed the size leave nothing.
    let small = InsetView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    small.translatesAutoresizingMaskIntoConstraints = false
    let box = constrained()
    small.addSubview(box)
    box.widthAnchor.constraint(equalTo: small.widthAnchor).isActive = true
    box.heightAnchor.constraint(equalTo: small.heightAnchor).isActive = true
    small.layoutIfNeeded()
    #expect(box.frame.size == .zero)
    #expect(small.layoutReport().conflicts.isEmpty)
  }
}
