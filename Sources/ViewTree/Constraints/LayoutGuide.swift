// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangular area that takes part in layout but is never drawn or touched.
///
/// UIKit: `UILayoutGuide`.
open class LayoutGuide: LayoutItem {
  /// A name that identifies the guide in reports.
  public final var identifier: String = ""

  /// The node that owns the guide and defines the coordinate system of ``layoutFrame``.
  public final var owningView: ViewNode? { owner }
  package unowned(unsafe) final var owner: ViewNode?

  /// The frame computed by the last layout, in points in the owning view's coordinates (origin at
  /// the top left); zero before the first layout.
  public internal(set) var layoutFrame: CGRect {
    get { layoutFrameStorage }
    set { layoutFrameStorage = newValue }
  }
  @exclusivity(unchecked) final var layoutFrameStorage: CGRect = .zero

  /// Sets the frame until the next layout, for a guide whose frame is known without one.
  package final func setKnownFrame(_ frame: CGRect) { layoutFrameStorage = frame }

  /// Creates a guide without an owner; see ``ViewNode/addLayoutGuide(_:)``.
  public init() {
    super.init(item: Membership())
  }

  /// Creates a guide as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(item: Membership())
  }

  package override var owningNode: ViewNode? { owner }

  /// A description of the guide in UIKit's format:
  /// `<UILayoutGuide 'content': layoutFrame = (0 0; 100 50); owningView = card>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: identifier)
      text.add("layoutFrame", ObjectDescription.rect(layoutFrame))
      if let owner { text.add("owningView", ObjectDescription.name(of: owner)) }
      return text.text
    }
  }

  /// The rank among the owner's guides when relations compete, lowest first.
  ///
  /// A node's built-in guides precede those that were added, whenever they were created.
  @exclusivity(unchecked) final var rank: Int32 = LayoutGuide.firstAddedRank
  /// The rank of the first guide added to a node.
  static var firstAddedRank: Int32 { 1 << 18 }

  /// Whether the guide can be added to a node; built-in guides can't.
  var isFree: Bool { true }

  /// The name of a guide without an identifier.
  var defaultName: String { "guide" }
}

/// A guide used internally by a class to lay out its parts, not among ``ViewNode/layoutGuides``.
package final class PartGuide: LayoutGuide {
  private let name: String

  /// Creates a guide with a rank among the owner's guides of this class.
  package init(of owner: ViewNode, named name: String, index: Int) {
    self.name = name
    super.init()
    self.owner = owner
    rank = min(Int32(clamping: index) + 8, LayoutGuide.firstAddedRank - 1)
  }

  package required init?(coder: NSCoder) { nil }

  override var isFree: Bool { false }
  override var defaultName: String { name }
}
