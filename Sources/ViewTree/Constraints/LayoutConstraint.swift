// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A linear relation between two items: `first.attribute (=, ≤, ≥) multiplier × second.attribute +
/// constant`.
///
/// UIKit: `NSLayoutConstraint`.
///
/// Items, attributes, relation, and multiplier are fixed; constant, priority, activation, and
/// identifier can change. A constraint doesn't retain its items. Constraints are equal if they are
/// identical.
#if MainActor
  @MainActor
#endif
open class LayoutConstraint: NSObject {
  /// The attribute type, under the name that UIKit nests in `NSLayoutConstraint`.
  public typealias Attribute = LayoutAttribute
  /// The relation between the two sides.
  public typealias Relation = LayoutRelation
  /// A layout axis.
  public typealias Axis = ViewGraphics.Axis

  // A tree has several constraints per node, so they are kept small: rarely used state is stored
  // elsewhere, and the fields are ordered to avoid padding.

  // Retained by this constraint, to be read without retaining it again.
  final let firstHandle: Unmanaged<ItemReference>?
  final let secondHandle: Unmanaged<ItemReference>?

  /// The file that created the constraint, as `Module/File.swift`.
  public final let fileID: StaticString
  /// The attribute of the first item.
  public final let firstAttribute: LayoutAttribute
  /// The attribute of the second item, or ``LayoutAttribute/notAnAttribute`` if there is none.
  public final let secondAttribute: LayoutAttribute
  /// The relation between the two sides.
  public final let relation: LayoutRelation
  final var priorityStorage = LayoutPriority.required
  /// The multiplier of the second side.
  public final let multiplier: CGFloat
  /// The constant added to the second side, in points.
  ///
  /// Changing it updates only what depends on it. A value that isn't finite is reported and
  /// ignored.
  open var constant: CGFloat {
    get { constantStorage }
    set { changeConstant(to: newValue) }
  }
  final var constantStorage: CGFloat

  /// The node that holds the active constraint: the nearest common ancestor of its items.
  final var holder: ViewNode? { holderPointer?.takeUnretainedValue() }
  nonisolated(unsafe) final var holderPointer: Unmanaged<ViewNode>?
  /// The index in the holder's list.
  nonisolated(unsafe) final var heldIndex: Int32 = -1
  /// The layout engine's number for this constraint, or −1; invalid while the holder belongs to no
  /// engine.
  nonisolated(unsafe) final var engineIndex: Int32 = -1
  private final let lineNumber: UInt32
  /// A Boolean value that indicates whether the view that holds the constraint archives it; `false`
  /// by default, and without effect, because nothing is archived.
  open var shouldBeArchived = false
  private final var name: Name?

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
  open var priority: LayoutPriority {
    get { priorityStorage }
    set { changePriority(to: newValue) }
  }

  /// A name that identifies the constraint in reports.
  open var identifier: String? {
    get { name?.text }
    set { name = newValue.map(Name.init) }
  }

  /// The line that created the constraint.
  public final var line: UInt { UInt(lineNumber) }

  /// The immutable parts of a constraint, which only the library can create.
  ///
  /// It lets subclasses in other modules inherit every initializer. A constraint takes over its
  /// references; counting them took a fifth of the instructions to create one.
  public struct Definition: ~Copyable {
    fileprivate let first: Unmanaged<ItemReference>?
    fileprivate let second: Unmanaged<ItemReference>?
    fileprivate let firstAttribute: LayoutAttribute
    fileprivate let relation: LayoutRelation
    fileprivate let secondAttribute: LayoutAttribute
    fileprivate let multiplier: CGFloat
    fileprivate let constant: CGFloat
    fileprivate let fileID: StaticString
    fileprivate let line: UInt

    @inline(__always)
    package init(
      _ first: consuming ItemReference?, _ firstAttribute: LayoutAttribute,
      _ relation: LayoutRelation, _ second: consuming ItemReference?,
      _ secondAttribute: LayoutAttribute, multiplier: CGFloat, constant: CGFloat,
      fileID: StaticString, line: UInt
    ) {
      self.first = first.map { Unmanaged.passRetained($0) }
      self.second = second.map { Unmanaged.passRetained($0) }
      self.firstAttribute = firstAttribute
      self.relation = relation
      self.secondAttribute = secondAttribute
      self.multiplier = multiplier
      self.constant = constant
      self.fileID = fileID
      self.line = line
    }

    deinit {
      first?.release()
      second?.release()
    }

    /// Ends the definition without releasing its references.
    @inline(__always)
    fileprivate consuming func handOver() { discard self }
  }

  /// Creates an inactive constraint; see
  /// ``init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:fileID:line:)``.
  @inline(__always)
  public init(definition: consuming Definition) {
    firstHandle = definition.first
    secondHandle = definition.second
    firstAttribute = definition.firstAttribute
    relation = definition.relation
    // As in UIKit, the second attribute is ignored if there is no second item.
    secondAttribute = definition.second == nil ? .notAnAttribute : definition.secondAttribute
    multiplier = definition.multiplier
    constantStorage = definition.constant
    fileID = definition.fileID
    lineNumber = UInt32(truncatingIfNeeded: definition.line)
    definition.handOver()
    super.init()
  }

  /// Creates a constraint without items, which can't be activated.
  public override init() {
    firstHandle = nil
    secondHandle = nil
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constantStorage = 0
    fileID = #fileID
    lineNumber = 0
    super.init()
  }

  deinit {
    firstHandle?.release()
    secondHandle?.release()
  }

  package final var firstReference: ItemReference? { firstHandle?.takeUnretainedValue() }
  package final var secondReference: ItemReference? { secondHandle?.takeUnretainedValue() }

  /// The first item, a ``ViewNode`` or a ``LayoutGuide``, or `nil` once it is deallocated.
  public final var firstItem: LayoutItem? { firstReference?.item }

  /// The second item, or `nil` if there is none or it is deallocated.
  public final var secondItem: LayoutItem? { secondReference?.item }

  /// A Boolean value that indicates whether the constraint takes part in layout.
  ///
  /// Setting it to `true` adds the constraint to the nearest common ancestor of its items. If the
  /// items belong to unrelated trees, the mistake is reported and the constraint stays inactive.
  open var isActive: Bool {
    get { holderPointer != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// A description of the constraint in UIKit's format:
  /// `<NSLayoutConstraint 'gap': title.leading == card.leading + 8 @750>`.
  ///
  /// Items are named by their identifiers, or else by their classes; a required priority is
  /// omitted.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: identifier)
      text.add(ObjectDescription.equation(of: self) + (isActive ? "" : " (inactive)"))
      return text.text
    }
  }

  /// Activates each constraint in the array.
  public static func activate(_ constraints: [LayoutConstraint]) {
    constraints.withUnsafeBufferPointer { constraints in
      for index in constraints.indices {
        let followers = constraints.count - index - 1
        Unmanaged.passUnretained(constraints[index])._withUnsafeGuaranteedRef {
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
