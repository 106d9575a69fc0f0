// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The margins of a node as last set.
package struct Margins {
  package enum Insets {
    case bySide(EdgeInsets)
    case byDirection(DirectionalEdgeInsets)
  }
  package var insets = Insets.bySide(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  package var startFromSafeArea = true
  package var preserveSuperview = false
}

extension ViewNode {
  final var currentMargins: EdgeInsets {
    get { effectiveMargins(frame: { $0.layoutRect }) }
    set { changeMargins { $0.insets = .bySide(newValue) } }
  }

  /// The layout margins by layout direction; setting these sets ``layoutMargins`` and vice versa.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set { changeMargins { $0.insets = .byDirection(newValue) } }
  }

  /// A Boolean value that indicates whether the margins are measured from the safe area rather than
  /// the bounds; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare?.margins?.startFromSafeArea ?? true }
    set { changeMargins { $0.startFromSafeArea = newValue } }
  }

  /// A Boolean value that indicates whether the margins are at least those of the superview; false
  /// by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { rare?.margins?.preserveSuperview ?? false }
    set { changeMargins { $0.preserveSuperview = newValue } }
  }

  final var currentSafeArea: EdgeInsets {
    safeArea(frame: { $0.layoutRect })
  }

  /// The insets that a controller adds to the safe area of its view.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      rareState.additionalSafeAreaInsets = newValue
      rootNode.rareState.tellsInsets = true
      insetsDidChange()
    }
  }

  package final var layoutRect: CGRect {
    CGRect(origin: originStorage, size: boundsStorage.size)
  }

  private final func changeMargins(_ change: (inout Margins) -> Void) {
    var margins = rare?.margins ?? Margins()
    change(&margins)
    guard margins.isFinite else {
      report(.nonFiniteFrame(node: debugName))
      return
    }
    rareState.margins = margins
    insetsDidChange()
  }

  /// Marks the margins or safe area as changed in this node and possibly its descendants.
  package final func insetsDidChange() {
    if rare?.screenSafeArea != nil || rare?.additionalSafeAreaInsets != nil {
      markSafeAreaBelow()
    }
    var pending = [self]
    while let node = pending.popLast() {
      if node === self || node.engineIndex >= 0 { node.markConstraintWork(.insetsChanged) }
      node.markNeedsLayout()
      node.tellInsets()
      pending.append(contentsOf: node.children)
    }
  }

  /// Marks the nodes that a safe area may reach into, so that no other node has to search its
  /// superviews for one.
  final func markSafeAreaBelow() {
    var pending = [self]
    while let node = pending.popLast() {
      if node.passState.contains(.mayHaveSafeArea) { continue }
      node.passState.insert(.mayHaveSafeArea)
      pending.append(contentsOf: node.children)
    }
  }

  /// Notifies the node of changed margins and safe area insets, once each, after its superview.
  package final func tellInsets() {
    let safeArea = safeArea(below: parent?.rare?.toldSafeArea ?? .zero) { $0.layoutRect }
    if safeArea != rare?.toldSafeArea ?? .zero {
      rareState.toldSafeArea = safeArea
      safeAreaInsetsDidChange()
      rare?.controller?.viewSafeAreaInsetsDidChange()
    }
    guard rare?.margins != nil || safeArea != .zero || rare?.toldMargins != nil else { return }
    let margins = effectiveMargins(safeArea: safeArea) { $0.layoutRect }
    if margins != rare?.toldMargins ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
      rareState.toldMargins = margins
      layoutMarginsDidChange()
      rare?.controller?.viewLayoutMarginsDidChange()
    }
  }

  // MARK: Computation

  /// Returns the safe area, computed downward from the nearest ancestor with a safe area of its
  /// own; other ancestors pass none on.
  final func safeArea(frame: (ViewNode) -> CGRect) -> EdgeInsets {
    guard passState.contains(.mayHaveSafeArea) else { return .zero }
    var chain: [ViewNode] = []
    var node: ViewNode? = self
    var isAnywhere = false
    while let current = node {
      chain.append(current)
      if current.rare?.screenSafeArea != nil || current.rare?.additionalSafeAreaInsets != nil {
        isAnywhere = true
      }
      node = current.parent
    }
    guard isAnywhere else { return .zero }
    var insets = EdgeInsets.zero
    for node in chain.reversed() { insets = node.safeArea(below: insets, frame: frame) }
    return insets
  }

  /// Returns the part of the superview's safe area that overlaps this node, plus this node's
  /// additional insets.
  private final func safeArea(below above: EdgeInsets, frame: (ViewNode) -> CGRect) -> EdgeInsets {
    var insets = EdgeInsets.zero
    if let parent {
      if above != .zero {
        let rect = frame(self)
        let outer = frame(parent).size
        insets = EdgeInsets(
          top: above.top > 0 ? max(0, above.top - rect.minY) : 0,
          left: above.left > 0 ? max(0, above.left - rect.minX) : 0,
          bottom: above.bottom > 0 ? max(0, rect.maxY - (outer.height - above.bottom)) : 0,
          right: above.right > 0 ? max(0, rect.maxX - (outer.width - above.right)) : 0)
      }
    } else {
      insets = rare?.screenSafeArea ?? .zero
    }
    insets.add(rare?.additionalSafeAreaInsets)
    return insets
  }

  /// Returns the node's margins, increased by the safe area and to at least the part of the
  /// superview's margins that overlaps this node.
  final func effectiveMargins(
    safeArea known: EdgeInsets? = nil, frame: (ViewNode) -> CGRect
  ) -> EdgeInsets {
    var chain: [ViewNode] = [self]
    while let last = chain.last, last.preservesSuperviewLayoutMargins, let parent = last.parent {
      chain.append(parent)
    }
    var result = EdgeInsets.zero
    var outer = CGSize.zero
    for (place, node) in chain.reversed().enumerated() {
      var own = node.ownMargins
      if node.insetsLayoutMarginsFromSafeArea {
        own.add(node === self ? known ?? safeArea(frame: frame) : node.safeArea(frame: frame))
      }
      let rect = frame(node)
      if place > 0 {
        own = EdgeInsets(
          top: max(own.top, result.top - rect.minY),
          left: max(own.left, result.left - rect.minX),
          bottom: max(own.bottom, result.bottom - (outer.height - rect.maxY)),
          right: max(own.right, result.right - (outer.width - rect.maxX)))
      }
      result = own
      outer = rect.size
    }
    return result
  }

  private final var ownMargins: EdgeInsets {
    guard let controller = rare?.controller else { return writtenMargins }
    return controller.keepingLeastMargins(rare?.margins == nil ? .zero : writtenMargins)
  }

  private final var writtenMargins: EdgeInsets {
    switch rare?.margins?.insets {
    case nil: return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .bySide(let insets): return insets
    case .byDirection(let insets):
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return EdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }

  final func directionDidChange() {
    invalidateLayoutRecords()
    markNeedsLayout()
  }
}

extension Margins {
  fileprivate var isFinite: Bool {
    switch insets {
    case .bySide(let insets):
      insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
    case .byDirection(let insets):
      insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite
        && insets.trailing.isFinite
    }
  }
}

nonisolated extension EdgeInsets {
  fileprivate mutating func add(_ other: EdgeInsets?) {
    guard let other else { return }
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
