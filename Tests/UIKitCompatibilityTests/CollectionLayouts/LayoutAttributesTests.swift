// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// Attributes with a property of their own, as apps write them.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }
}

/// A flow layout that changes the attributes of its superclass.
private final class TiltedLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 80, height: 40)
    minimumInteritemSpacing = 0
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      (attributes as? TiltedAttributes)?.tilt = CGFloat(attributes.indexPath.item)
      if attributes.indexPath.item == 1 {
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
        attributes.alpha = 0.5
        attributes.zIndex = 1
      }
      attributes.isHidden = attributes.indexPath.item == 2
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class TiltedCell: UICollectionViewCell {
  var tilt: CGFloat?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes as? TiltedAttributes)?.tilt
  }
}

@Suite("Layout attributes")
struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("frame, center, and size determine each other")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.size = CGSize(width: 40, height: 30)
    #expect(attributes.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
    attributes.center = .zero
    #expect(attributes.frame == CGRect(x: -20, y: -15, width: 40, height: 30))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(attributes.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    attributes.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    #expect(attributes.size == CGSize(width: 80, height: 60))
    #expect(attributes.center == CGPoint(x: 30, y: 40))
    attributes.transform = CGAffineTransform(translationX: 10, y: 20)
    attributes.frame = CGRect(x: 0, y: 0, width: 60, height: 80)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 60, height: 80))
    #expect(attributes.center == CGPoint(x: 20, y: 20))
  }

  @Test("each kind of view has its category")
  func categories() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let backdrop = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "b", with: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    #expect(backdrop.representedElementCategory == .decorationView)
    #expect([cell, header, backdrop].allSatisfy { $0.indexPath == path })
  }

  @Test("a copy is equal until it changes, and of the same class")
  func copies() throws {
    let attributes = TiltedAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.tilt = 7
    let copy = try #require(attributes.copy() as? TiltedAttributes)
    #expect(copy == attributes && copy !== attributes && copy.tilt == 7)
    copy.alpha = 0.5
    #expect(copy != attributes && attributes.alpha == 1)
    #expect(
      UICollectionViewLayoutAttributes(forCellWith: path).description
        == "<UICollectionViewLayoutAttributes: index path: (1-3); frame = (0 0; 0 0)>")
  }

  @Test("cells get the transform, opacity, visibility, order, and custom values of a flow layout")
  func applied() throws {
    let source = WaterfallSource(3)
    let collection = source.makeCollection(TiltedLayout(), of: TiltedCell.self)
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? TiltedCell }
    try #require(cells.count == 3)
    #expect(cells.map(\.tilt) == [0, 1, 2])
    #expect(cells[0].frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    // Turned about its center.
    #expect(cells[1].frame == CGRect(x: 140, y: -20, width: 40, height: 80))
    #expect(cells[1].alpha == 0.5 && cells[2].isHidden && !cells[0].isHidden)
    #expect(collection.subviews.last { $0 is TiltedCell } === cells[1])
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 160, y: 30)) == IndexPath(item: 1, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 130, y: 30)) == nil)
  }

  @Test("what a cell sets itself stays until its attributes change")
  func ownOpacity() {
    let source = WaterfallSource(1)
    let layout = Waterfall()
    layout.heights = [20]
    let collection = source.makeCollection(layout)
    collection.layoutIfNeeded()
    collection.visibleCells.first?.alpha = 0.25
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.alpha == 0.25)
    layout.attributes.first?.alpha = 0.75
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.alpha == 0.75)
  }
}
