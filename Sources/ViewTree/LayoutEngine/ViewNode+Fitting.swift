// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ViewNode {
  /// Returns the size of the content that best fits a target size, in points, rounded up to pixels.
  ///
  /// Pass ``layoutFittingCompressedSize`` for the smallest and ``layoutFittingExpandedSize`` for
  /// the largest possible size. The result depends on the constraints inside this node and on its
  /// intrinsic content size, but not on its frame or on its ancestors' constraints. The layout
  /// doesn't change. On an axis without constraints, the result is 0.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The default result of
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  package final func fittingSize(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    guard targetSize.width.isFinite, targetSize.height.isFinite, horizontal.isUsable,
      vertical.isUsable
    else {
      report(.unusableFittingTarget(node: debugName))
      return .zero
    }
    ConstraintUpdates.run(below: self)
    if let size = fittingSizeInTree(targetSize, horizontal, vertical) { return size }
    let fitting = LayoutEngine(
      root: self,
      purpose: .fitting(
        targetSize, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)))
    return fitting.fittingSize()
  }
}

/// An item of a fitting, with its index in an outer fitting.
struct BorrowedItem {
  /// Retained, because client code may change the tree meanwhile.
  var item: LayoutItem
  var outerEngine: Unmanaged<LayoutEngine>?
  var outerIndex: Int32
}

extension LayoutEngine {
  /// Builds and solves the relations of the subtree in separate tables, without affecting the
  /// tree's layout.
  func fittingSize() -> CGSize {
    defer { returnItems() }
    var nodes: [ViewNode] = []
    var pending = [root]
    while let node = pending.popLast() {
      nodes.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    for node in nodes {
      var records = LayoutRecords()
      node.appendLayoutRecords(to: &records)
      update(node, [.recordsChanged, .constraintsChanged], records)
    }
    finishUpdates()
    if index(of: root) < 0 {
      _ = register(root)
      update(root, .newInEngine, LayoutRecords())
    }
    frames.updateScale(self)
    solve()
    reporter.reportLimits(of: self)
    let index = index(of: root)
    guard index >= 0 else { return .zero }
    let insets = insets(at: index)
    return CGSize(
      width: roundedUp(width(index) + Double(insets.left + insets.right)),
      height: roundedUp(height(index) + Double(insets.top + insets.bottom)))
  }

  /// Records an item's index in this fitting.
  func borrow(_ item: LayoutItem, at index: Int32) {
    item.handle._withUnsafeGuaranteedRef {
      borrowedItems.append(
        BorrowedItem(item: item, outerEngine: $0.fittingEngine, outerIndex: $0.fittingIndex))
      $0.fittingEngine = Unmanaged.passUnretained(self)
      $0.fittingIndex = index
    }
  }

  /// Restores the items' indexes in the outer fitting, if any.
  private func returnItems() {
    for borrowed in borrowedItems {
      borrowed.item.handle._withUnsafeGuaranteedRef {
        $0.fittingEngine = borrowed.outerEngine
        $0.fittingIndex = borrowed.outerIndex
      }
    }
    borrowedItems.removeAll()
  }

  /// Rounds a length up to whole pixels.
  func roundedUp(_ length: Double) -> CGFloat {
    // Adding zero turns a negative zero into zero.
    CGFloat(max(0, (length * frames.scale - 1e-6).rounded(.up) / frames.scale)) + 0
  }
}
