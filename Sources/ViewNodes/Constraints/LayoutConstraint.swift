// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// One linear relation between two items: `first.attribute (=, ≤, ≥) multiplier ×
/// second.attribute + constant`. UIKit: `NSLayoutConstraint`.
///
/// Items, attributes, relation and multiplier never change; constant, priority, activity and
/// identifier do. A constraint does not keep its items alive.
public final class LayoutConstraint {
  /// The names that UIKit nests in `NSLayoutConstraint`.
  public typealias Attribute = LayoutAttribute
  /// How the two sides compare.
  public typealias Relation = LayoutRelation
  /// A direction of layout.
  public typealias Axis = ViewNodes.Axis

  // Trees have several constraints for each node, so these are kept small: what few of them have
  // lies elsewhere, and the order of the fields leaves few gaps.

  // Kept alive by this constraint, to be looked at without being retained.
  let firstHandle: Unmanaged<ItemReference>?
  let secondHandle: Unmanaged<ItemReference>?

  /// The file that made the constraint, as `Module/File.swift`.
  public let fileID: StaticString
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item, ``LayoutAttribute/notAnAttribute`` if there is none.
  public let secondAttribute: LayoutAttribute
  /// How the sides compare.
  public let relation: LayoutRelation
  var priorityStorage = LayoutPriority.required
  /// The factor of the second side.
  public let multiplier: CGFloat
  /// The number added to the second side, in points. Changing it costs what depends on it.
  ///
  /// A number that is not finite is refused: the old one stays and the mistake is reported.
  public var constant: CGFloat {
    get { constantStorage }
    set { changeConstant(to: newValue) }
  }
  var constantStorage: CGFloat

  /// The node that holds this constraint while it is active: the nearest common ancestor of its
  /// items.
  var holder: ViewNode? { holderPointer?.takeUnretainedValue() }
  var holderPointer: Unmanaged<ViewNode>?
  /// The place in the holder's list.
  var heldIndex: Int32 = -1
  /// The layout engine's number for this constraint, −1 while it has none; means nothing while the
  /// holder is known to no engine.
  var engineIndex: Int32 = -1
  private let lineNumber: UInt32
  private var name: Name?

  /// A name that a constraint was given.
  private final class Name {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// How important the constraint is, required by default.
  ///
  /// A priority outside 0 < p ≤ 1000 is refused: the old one stays and the mistake is reported.
  public var priority: LayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
  }

  /// A name for reports.
  public var identifier: String? {
    get { name?.text }
    set { name = newValue.map(Name.init) }
  }

  /// The line that made the constraint.
  public var line: UInt { UInt(lineNumber) }

  package init(
    first: ItemReference?, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    second: ItemReference?, _ secondAttribute: LayoutAttribute, multiplier: CGFloat,
    constant: CGFloat, fileID: StaticString, line: UInt
  ) {
    firstHandle = first.map { Unmanaged.passRetained($0) }
    secondHandle = second.map { Unmanaged.passRetained($0) }
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constantStorage = constant
    self.fileID = fileID
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  deinit {
    firstHandle?.release()
    secondHandle?.release()
  }

  package var firstReference: ItemReference? { firstHandle?.takeUnretainedValue() }
  package var secondReference: ItemReference? { secondHandle?.takeUnretainedValue() }

  /// The first item, a ``ViewNode`` or a ``LayoutGuide``; `nil` when it is gone.
  public var firstItem: LayoutItem? { firstReference?.item }

  /// The second item; `nil` when there is none or it is gone.
  public var secondItem: LayoutItem? { secondReference?.item }

  /// A Boolean value that indicates whether the constraint takes part in layout.
  ///
  /// Setting true hands it to the nearest common ancestor of its items. Items of unrelated trees
  /// are reported as a mistake and the constraint stays inactive.
  public var isActive: Bool {
    get { holderPointer != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates each constraint in turn.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.withUnsafeBufferPointer { constraints in
      for place in constraints.indices {
        let followers = constraints.count - place - 1
        Unmanaged.passUnretained(constraints[place])._withUnsafeGuaranteedRef {
          $0.activate(followers: followers)
        }
      }
    }
  }

  /// Deactivates each constraint in turn.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}
