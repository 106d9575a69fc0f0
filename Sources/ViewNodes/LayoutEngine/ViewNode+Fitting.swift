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

extension LayoutEngine {
  /// What an item or constraint knew before the fitting borrowed it.
  private struct Loan {
    var item: LayoutItem
    var index: Int32
    var engine: Unmanaged<LayoutEngine>?
  }

  /// Builds the subtree's relations, solves, and leaves everything as it was.
  func fittingSize() -> CGSize {
    var items: [Loan] = []
    var constraints: [(constraint: LayoutConstraint, index: Int32)] = []
    var nodes: [ViewNode] = []
    var pending = [root]
    while let node = pending.popLast() {
      nodes.append(node)
      items.append(lend(node))
      if items[items.count - 1].index >= 0 {
        for guide in items[items.count - 1].engine?.takeUnretainedValue().guides(
          at: items[items.count - 1].index) ?? []
        {
          items.append(lend(guide))
        }
      }
      for constraint in node.heldConstraints.all {
        constraints.append((constraint, constraint.engineIndex))
        constraint.engineIndex = -1
      }
      pending.append(contentsOf: node.children.reversed())
    }
    for node in nodes {
      var records: [LayoutRecord] = []
      node.appendLayoutRecords(to: &records)
      feed(node, [.recordsChanged, .constraintsChanged], records)
    }
    finishFeeding()
    if root.engineIndex < 0 {
      _ = register(root)
      feed(root, .newInEngine, [])
    }
    scale = Double(root.pixelsPerPoint)
    solve()
    let entry = self.items[Int(root.engineIndex)]
    let size = CGSize(
      width: roundedUp(width(root.engineIndex) + Double(entry.insets.left + entry.insets.right)),
      height: roundedUp(
        height(root.engineIndex) + Double(entry.insets.top + entry.insets.bottom)))
    for index in self.items.indices {
      let item = self.items[index].item
      item?.engineIndex = -1
      item?.engine = nil
    }
    for loan in items {
      loan.item.engineIndex = loan.index
      loan.item.engine = loan.engine?.takeUnretainedValue()
    }
    for (constraint, index) in constraints { constraint.engineIndex = index }
    return size
  }

  private func lend(_ item: LayoutItem) -> Loan {
    let loan = Loan(
      item: item, index: item.engineIndex,
      engine: item.engineIndex < 0 ? nil : item.engine.map { Unmanaged.passUnretained($0) })
    item.engineIndex = -1
    item.engine = nil
    return loan
  }

  func guides(at index: Int32) -> [LayoutItem] {
    var found: [LayoutItem] = []
    var guide = items[Int(index)].firstGuide
    while guide >= 0 {
      if let item = items[Int(guide)].item { found.append(item) }
      guide = items[Int(guide)].nextGuide
    }
    return found
  }

  private func roundedUp(_ length: Double) -> CGFloat {
    CGFloat(max(0, (length * scale - 1e-6).rounded(.up) / scale))
  }
}
