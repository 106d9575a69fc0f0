// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A linear relation between two items: `first.attribute (=, ≤, ≥) multiplier × second.attribute +
/// constant`.
///
/// UIKit: `NSLayoutConstraint`.
///
/// Items, attributes, relation, and multiplier are fixed; constant, priority, activation, and
/// identifier can change. A constraint doesn't retain its items.
public final class LayoutConstraint {
  /// The attribute type, under the name that UIKit nests in `NSLayoutConstraint`.
  public typealias Attribute = LayoutAttribute
  /// The relation between the two sides.
  public typealias Relation = LayoutRelation
  /// A layout axis.
  public typealias Axis = ViewGraphics.Axis

  // A tree has several constraints per node, so they are kept small: rarely used state is stored
  // elsewhere, and the fields are ordered to avoid padding.

  // Retained by this constraint, to be read without retaining it again.
  let firstHandle: Unmanaged<ItemReference>?
  let secondHandle: Unmanaged<ItemReference>?

  /// The file that created the constraint, as `Module/File.swift`.
  public let fileID: StaticString
  /// The attribute of the first item.
  public let firstAttribute: LayoutAttribute
  /// The attribute of the second item, or ``LayoutAttribute/notAnAttribute`` if there is none.
  public let secondAttribute: LayoutAttribute
  /// The relation between the two sides.
  public let relation: LayoutRelation
  var priorityStorage = LayoutPriority.required
  /// The multiplier of the second side.
  public let multiplier: CGFloat
  /// The constant added to the second side, in points.
  ///
  /// Changing it updates only what depends on it. A value that isn't finite is reported and
  /// ignored.
  public var constant: CGFloat {
    get { constantStorage }
    set { changeConstant(to: newValue) }
  }
  var constantStorage: CGFloat

  /// The node that holds the active constraint: the nearest common ancestor of its items.
  var holder: ViewNode? { holderPointer?.takeUnretainedValue() }
  var holderPointer: Unmanaged<ViewNode>?
  /// The index in the holder's list.
  var heldIndex: Int32 = -1
  /// The layout engine's number for this constraint, or −1; meaningless while no engine knows the
  /// holder.
  var engineIndex: Int32 = -1
  private let lineNumber: UInt32
  private var name: Name?

  /// The identifier of a constraint.
  private final class Name {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  /// The priority of the constraint, required by default.
  ///
  /// A priority outside 0 < p ≤ 1000 is reported and ignored.
  public var priority: LayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
  }

  /// A name that identifies the constraint in reports.
  public var identifier: String? {
    get { name?.text }
    set { name = newValue.map(Name.init) }
  }

  /// The line that created the constraint.
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
    // UIKit: without a second item its attribute means nothing.
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
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

  /// The first item, a ``ViewNode`` or a ``LayoutGuide``, or `nil` once it is deallocated.
  public var firstItem: LayoutItem? { firstReference?.item }

  /// The second item, or `nil` if there is none or it is deallocated.
  public var secondItem: LayoutItem? { secondReference?.item }

  /// A Boolean value that indicates whether the constraint takes part in layout.
  ///
  /// Setting it to `true` adds the constraint to the nearest common ancestor of its items. If the
  /// items belong to unrelated trees, that is reported and the constraint stays inactive.
  public var isActive: Bool {
    get { holderPointer != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates each constraint in the array.
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

  /// Deactivates each constraint in the array.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}
