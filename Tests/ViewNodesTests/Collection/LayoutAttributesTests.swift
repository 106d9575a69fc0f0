// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Layout attributes of collections")
struct LayoutAttributesTests {
  private func attributes() -> CollectionLayoutAttributes {
    let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    return attributes
  }

  @Test("center, size, and bounds follow the frame, and a new size keeps the center")
  func geometry() {
    let attributes = attributes()
    #expect(attributes.center == CGPoint(x: 30, y: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    attributes.size = CGSize(width: 20, height: 20)
    #expect(attributes.frame == CGRect(x: 20, y: 40, width: 20, height: 20))
    attributes.bounds = CGRect(x: 5, y: 5, width: 10, height: 30)
    #expect(attributes.frame == CGRect(x: 25, y: 35, width: 10, height: 30))
    attributes.center = CGPoint(x: 5, y: 15)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 10, height: 30))
  }

  @Test("a transformed frame surrounds the view, and setting it moves and scales the view")
  func transformed() {
    let attributes = attributes()
    attributes.transform = Transform(a: 2, b: 0, c: 0, d: 0.5, tx: 3, ty: 4)
    #expect(attributes.frame == CGRect(x: -7, y: 39, width: 80, height: 30))
    attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(attributes.size == CGSize(width: 10, height: 40))
    #expect(attributes.center == CGPoint(x: 7, y: 6))
    // A view that is scaled to nothing keeps its size.
    attributes.transform = Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    attributes.frame = CGRect(x: 0, y: 0, width: 6, height: 6)
    #expect(attributes.size == CGSize(width: 10, height: 40))
  }

  @Test("attributes are equal to their copies, until one property differs")
  func equality() throws {
    let first = attributes()
    let changes: [(CollectionLayoutAttributes) -> Void] = [
      { $0.indexPath = IndexPath(item: 2, section: 0) }, { $0.frame.origin.x = 11 },
      { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.transform = Transform(scaleX: 2, y: 2) },
      { $0.representedElementKind = "kind" },
      { $0.representedElementCategory = .decorationView },
    ]
    for change in changes {
      let copy = try #require(first.copy() as? CollectionLayoutAttributes)
      #expect(copy == first && first.isEqual(first) && copy.hash == first.hash)
      change(copy)
      #expect(copy != first)
      let again = try #require(copy.copy() as? CollectionLayoutAttributes)
      #expect(again == copy)
    }
    #expect(!first.isEqual("attributes") && !first.isEqual(nil))
  }

  @Test("the description has what isn't usual")
  func description() {
    let plain = attributes()
    #expect(plain.description.contains("index path: (1-2)"))
    #expect(plain.description.contains("frame = (10 20; 40 60)"))
    for word in ["element kind", "alpha", "zIndex", "hidden"] {
      #expect(!plain.description.contains(word))
    }
    let header = CollectionLayoutAttributes(
      forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 3))
    header.alpha = 0.5
    header.zIndex = 7
    header.isHidden = true
    for text in ["index path: (3-0)", "element kind: (head)", "alpha = 0.5", "zIndex = 7"] {
      #expect(header.description.contains(text))
    }
    #expect(header.description.contains("hidden = YES"))
  }

  @Test("each initializer makes attributes of its category")
  func categories() {
    let path = IndexPath(item: 1, section: 2)
    let cell = CollectionLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell && cell.representedElementKind == nil)
    let header = CollectionLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h" && header.indexPath == path)
    let line = CollectionLayoutAttributes(forDecorationViewOfKind: "d", with: path)
    #expect(line.representedElementCategory == .decorationView)
    #expect(line.representedElementKind == "d" && line.indexPath == path)
    #expect(line.alpha == 1 && line.zIndex == 0 && !line.isHidden && line.transform.isIdentity)
  }

  @Test("an invalidation context collects what it is told, by kind")
  func context() {
    let context = CollectionLayoutInvalidationContext()
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    context.invalidateItems(at: [first])
    context.invalidateItems(at: [second])
    #expect(context.invalidatedItemIndexPaths == [first, second])
    context.invalidateSupplementaryElements(ofKind: "a", at: [first])
    context.invalidateSupplementaryElements(ofKind: "a", at: [second])
    context.invalidateSupplementaryElements(ofKind: "b", at: [second])
    #expect(
      context.invalidatedSupplementaryIndexPaths == ["a": [first, second], "b": [second]])
    context.invalidateDecorationElements(ofKind: "c", at: [second])
    context.invalidateDecorationElements(ofKind: "c", at: [first])
    #expect(context.invalidatedDecorationIndexPaths == ["c": [second, first]])
  }
}
