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
  public final package(set) var layoutFrame: CGRect = .zero

  /// Makes a guide that belongs to nobody; see ``ViewNode/addLayoutGuide(_:)``.
  public init() {
    super.init(item: ())
  }

  package override var owningNode: ViewNode? { owner }
}
