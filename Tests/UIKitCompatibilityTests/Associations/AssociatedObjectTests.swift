// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@Suite("Associated objects")
struct AssociatedObjectTests {
  private final class Box {}

  @Test("a value is kept under its key, replaced, and removed")
  func values() {
    let view = UIView()
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_setAssociatedObject(view, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, "text", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Int == 7)
    #expect(objc_getAssociatedObject(view, &secondKey) as? String == "text")
    #expect(objc_getAssociatedObject(UIView(), &firstKey) == nil)
    objc_setAssociatedObject(view, &firstKey, 8, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Int == 8)
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    #expect(objc_getAssociatedObject(view, &secondKey) != nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test("the policy determines whether a value is retained or copied")
  func policies() throws {
    let owner = NSObject()
    weak var retained: Box?
    weak var assigned: Box?
    do {
      let (first, second) = (Box(), Box())
      (retained, assigned) = (first, second)
      objc_setAssociatedObject(owner, &firstKey, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(owner, &secondKey, second, .OBJC_ASSOCIATION_ASSIGN)
    }
    #expect(retained != nil)
    #expect(assigned == nil && objc_getAssociatedObject(owner, &secondKey) == nil)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    objc_setAssociatedObject(owner, &firstKey, path, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(retained == nil)
    let copy = try #require(objc_getAssociatedObject(owner, &firstKey) as? UIBezierPath)
    #expect(copy !== path && copy.cgPath == path.cgPath)
  }

  @Test("values of objects that no longer exist are released, and not found at their address")
  func orphans() {
    weak var value: Box?
    do {
      let (owner, kept) = (UIView(), Box())
      value = kept
      objc_setAssociatedObject(owner, &firstKey, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    // Other tests may keep many objects at the same time.
    for _ in 0..<200_000 where value != nil {
      let view = NSObject()
      #expect(objc_getAssociatedObject(view, &firstKey) == nil)
      objc_setAssociatedObject(view, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("a value that isn't an object keeps nothing")
  func structures() {
    objc_setAssociatedObject(CGPoint.zero, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(CGPoint.zero, &firstKey) == nil)
  }
}

/// The README's claim about associated objects and values under names of your own.
#if MainActor
  @MainActor
#endif
func associationsAreKept() -> Bool {
  let view = UIView()
  var key: UInt8 = 0
  let isKept = withUnsafePointer(to: &key) { key in
    objc_setAssociatedObject(view, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return objc_getAssociatedObject(view, key) as? String == "kept"
  }
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.setValue(view, forKey: "view")
  view.layer.setValue(1, forKey: "number")
  return isKept && animation.value(forKey: "view") as? UIView === view
    && view.layer.value(forKey: "number") as? Int == 1
}
