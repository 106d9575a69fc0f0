// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Cells of collections")
struct CollectionCellTests {
  private func attributes(_ width: CGFloat, _ height: CGFloat) -> CollectionLayoutAttributes {
    let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: width, height: height)
    return attributes
  }

  @Test("a cell prefers the size of its constrained content, or that of sizeThatFits")
  func preferred() {
    final class Fitting: CollectionCellNode {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width - 1, height: size.height + 5)
      }
    }
    let cell = Fitting(frame: .zero)
    let first = attributes(50, 40)
    #expect(
      cell.preferredLayoutSize(fitting: CGSize(width: 50, height: 40))
        == CGSize(width: 49, height: 45))
    #expect(cell.preferredLayoutAttributesFitting(first) === first)
    #expect(first.frame == CGRect(x: 10, y: 20, width: 49, height: 45))
    let content = SizedNode(70, 30)
    cell.contentView.addSubview(content)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 2),
      content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -3),
      content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
    ])
    let second = cell.preferredLayoutAttributesFitting(attributes(50, 40))
    #expect(second.frame == CGRect(x: 10, y: 20, width: 79, height: 35))
    // A rule takes precedence.
    cell.fittingRule = { CGSize(width: $0.width, height: 2 * $0.height) }
    let third = cell.preferredLayoutAttributesFitting(attributes(50, 40))
    #expect(third.frame == CGRect(x: 10, y: 20, width: 50, height: 80))
  }

  @Test("a header keeps its size unless there is a rule, and its origin in any case")
  func header() {
    let header = CollectionReusableNode(frame: .zero)
    let first = attributes(50, 40)
    #expect(header.preferredLayoutAttributesFitting(first) === first)
    #expect(first.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
    header.fittingRule = { CGSize(width: $0.width + 1, height: 9) }
    #expect(
      header.preferredLayoutAttributesFitting(first).frame
        == CGRect(x: 10, y: 20, width: 51, height: 9))
  }

  @Test("the content and the backgrounds of a cell fill it in every layout")
  func layout() throws {
    let cell = CollectionCellNode(frame: CGRect(x: 3, y: 4, width: 50, height: 40))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    let (usual, selected) = (ViewNode(), ViewNode())
    cell.backgroundView = usual
    cell.selectedBackgroundView = selected
    #expect(cell.subviews == [usual, selected, cell.contentView])
    for size in [CGSize(width: 50, height: 40), CGSize(width: 9, height: 80)] {
      cell.frame.size = size
      cell.layoutIfNeeded()
      for part in [cell.contentView, usual, selected] {
        #expect(part.frame == CGRect(origin: .zero, size: size))
      }
    }
    // Without a layout in between, another background is laid out, too.
    let other = ViewNode()
    cell.backgroundView = other
    cell.layoutIfNeeded()
    #expect(other.frame == cell.bounds && usual.superview == nil)
    let coded = try #require(CollectionCellNode(coder: NSCoder()))
    #expect(coded.subviews == [coded.contentView] && coded.frame == .zero)
    #expect(CollectionCellNode(registered: "a").reuseIdentifier == "a")
    #expect(CollectionReusableNode(registered: "b").reuseIdentifier == "b")
  }

  @Test("a new size of attributes keeps the origin of the frame, also of a turned view")
  func resizing() {
    let plain = attributes(50, 40)
    plain.resize(to: CGSize(width: 10, height: 90))
    #expect(plain.frame == CGRect(x: 10, y: 20, width: 10, height: 90))
    let scaled = attributes(50, 40)
    scaled.transform = Transform(scaleX: 2, y: 2)
    let origin = scaled.frame.origin
    scaled.resize(to: CGSize(width: 10, height: 90))
    #expect(scaled.frame == CGRect(origin: origin, size: CGSize(width: 20, height: 180)))
  }

  @Test(
    "attributes are usable if all of their numbers are finite",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func usable(value: CGFloat) {
    #expect(attributes(5, 6).isUsable)
    let changes: [(CollectionLayoutAttributes) -> Void] = [
      { $0.alpha = value }, { $0.transform = Transform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0) },
      { $0.frame.origin.x = value }, { $0.frame.origin.y = value }, { $0.size.width = value },
      { $0.size.height = value },
    ]
    for (index, change) in changes.enumerated() {
      let made = attributes(5, 6)
      change(made)
      #expect(!made.isUsable, "\(index)")
    }
  }
}
