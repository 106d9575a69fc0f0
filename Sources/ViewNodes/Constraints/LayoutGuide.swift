// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An invisible rectangle that takes part in constraints and is neither drawn nor touched.
/// UIKit: `UILayoutGuide`.
public class LayoutGuide: LayoutItem {
  /// A name for reports.
  public final var identifier: String = ""

  /// The node that this guide was added to, whose coordinates ``layoutFrame`` is in.
  public final var owningView: ViewNode? { owner }
  package unowned(unsafe) final var owner: ViewNode?

  /// The rectangle found by the last layout, in points of the owning node's coordinates, origin
  /// top left. Zero before the first layout.
  public internal(set) var layoutFrame: CGRect {
    get { layoutFrameStorage }
    set { layoutFrameStorage = newValue }
  }
  final var layoutFrameStorage: CGRect = .zero

  /// Creates a guide that belongs to nobody; see ``ViewNode/addLayoutGuide(_:)``.
  public init() {
    super.init(item: Membership())
  }

  package override var owningNode: ViewNode? { owner }

  /// Where the guide stands among those of its owner when relations compete: small numbers first. The
  /// guides that a node has by nature come before those that were added, whenever they were made.
  final var rank: Int32 = LayoutGuide.firstAddedRank
  /// The rank of the first guide that is added to a node.
  static var firstAddedRank: Int32 { 1 << 18 }

  /// Whether the guide may be added to a node: those that nodes have by nature may not.
  var isFree: Bool { true }

  /// What the guide is called where it has no identifier.
  var defaultName: String { "guide" }
}

/// A guide that is part of how a class lays out: not among a node's ``ViewNode/layoutGuides``.
package final class PartGuide: LayoutGuide {
  private let name: String

  /// - Parameter place: The guide's place among those of this class that the owner has.
  package init(of owner: ViewNode, named name: String, place: Int) {
    self.name = name
    super.init()
    self.owner = owner
    rank = min(Int32(clamping: place) + 8, LayoutGuide.firstAddedRank - 1)
  }

  override var isFree: Bool { false }
  override var defaultName: String { name }
}
