// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ViewNode {
  /// The size that this node's content asks for when it is wished as small (or, with
  /// ``layoutFittingExpandedSize``, as large) as the target, in points, rounded up to pixels.
  ///
  /// Constraints in this node and its own natural size take part, its frame and constraints above do
  /// not. Nothing changes in the layout. An axis that nothing decides about comes out as 0.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// What ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// answers unless it is overridden.
  package final func fittingSize(
    _ targetSize: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    guard targetSize.width.isFinite, targetSize.height.isFinite, horizontal.isUsable,
      vertical.isUsable
    else {
      report(.unusableFittingTarget(node: debugName))
      return .zero
    }
    callUpdateConstraints()
    let fitting = LayoutEngine(
      root: self,
      purpose: .fitting(
        targetSize, horizontal: Double(horizontal.rawValue), vertical: Double(vertical.rawValue)))
    return fitting.fittingSize()
  }
}

/// An item that a fitting knows, and what it was to a fitting around that one.
struct BorrowedItem {
  /// Kept alive, whatever client code does to the tree meanwhile.
  var item: LayoutItem
  var outerEngine: Unmanaged<LayoutEngine>?
  var outerIndex: Int32
}

extension LayoutEngine {
  /// Builds the subtree's relations in tables of their own and solves; the tree's layout does not see
  /// it.
  func fittingSize() -> CGSize {
    defer { returnItems() }
    var nodes: [ViewNode] = []
    var pending = [root]
    while let node = pending.popLast() {
      nodes.append(node)
      pending.append(contentsOf: node.children.reversed())
    }
    for node in nodes {
      var records: [LayoutRecord] = []
      node.appendLayoutRecords(to: &records)
      feed(node, [.recordsChanged, .constraintsChanged], records)
    }
    finishFeeding()
    if index(of: root) < 0 {
      _ = register(root)
      feed(root, .newInEngine, [])
    }
    scale = Double(root.pixelsPerPoint)
    solve()
    let index = index(of: root)
    guard index >= 0 else { return .zero }
    let insets = insets(at: index)
    return CGSize(
      width: roundedUp(width(index) + Double(insets.left + insets.right)),
      height: roundedUp(height(index) + Double(insets.top + insets.bottom)))
  }

  /// Notes an item's place in this fitting.
  func borrow(_ item: LayoutItem, at index: Int32) {
    item.handle._withUnsafeGuaranteedRef {
      borrowedItems.append(
        BorrowedItem(item: item, outerEngine: $0.fittingEngine, outerIndex: $0.fittingIndex))
      $0.fittingEngine = Unmanaged.passUnretained(self)
      $0.fittingIndex = index
    }
  }

  /// Gives items back to the fitting around this one, or to none.
  private func returnItems() {
    for borrowed in borrowedItems {
      borrowed.item.handle._withUnsafeGuaranteedRef {
        $0.fittingEngine = borrowed.outerEngine
        $0.fittingIndex = borrowed.outerIndex
      }
    }
    borrowedItems.removeAll()
  }

  private func roundedUp(_ length: Double) -> CGFloat {
    // Added to zero, a negative zero is zero.
    CGFloat(max(0, (length * scale - 1e-6).rounded(.up) / scale)) + 0
  }
}
