// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An item that assistive apps can perceive and operate.
///
/// UIKit: the accessibility properties of `NSObject`.
///
/// A base class of ``ViewNode``.
open class AccessibleItem: SizedItem {
  /// The properties set explicitly, created on first use.
  final var accessibility: AccessibilityState?

  /// A Boolean value that indicates whether the node, together with its subviews, is an
  /// accessibility element; the default depends on the class.
  open var isAccessibilityElement: Bool {
    get { spoken(\.isElement) ?? ownDescription.isElement }
    set { accessibilityState.isElement = newValue }
  }

  /// A succinct label that identifies the element; by default, the text of a label or the title of
  /// a button.
  open var accessibilityLabel: String? {
    get { spoken(\.label) ?? accessibilityTitleNode?.ownDescription.label ?? ownDescription.label }
    set { accessibilityState.label = newValue }
  }

  /// The value of the element; by default, 1 or 0 for a switch, the percentage of a slider, and the
  /// text of an input.
  open var accessibilityValue: String? {
    get { spoken(\.value) ?? ownDescription.value }
    set { accessibilityState.value = newValue }
  }

  /// A brief description of the result of activating the element; `nil` by default.
  open var accessibilityHint: String? {
    get { spoken(\.hint) ?? nil }
    set { accessibilityState.hint = newValue }
  }

  /// The traits that describe the element's role and state.
  open var accessibilityTraits: AccessibilityTraits {
    get { spoken(\.traits) ?? ownDescription.traits }
    set { accessibilityState.traits = newValue }
  }

  /// The accessibility elements in the node, in reading order; if `nil`, the default, they are
  /// ordered by position.
  ///
  /// Elements that are neither nodes nor objects of the class `UIAccessibilityElement` are ignored.
  open var accessibilityElements: [Any]? {
    get { spoken(\.elements) ?? nil }
    set { accessibilityState.elements = newValue }
  }

  /// Returns the number of accessibility elements in the node: by default, of
  /// ``accessibilityElements``, or 0.
  ///
  /// A subclass can override this method and ``accessibilityElement(at:)`` instead of setting
  /// ``accessibilityElements``; at most the first 10,000 elements are read.
  ///
  /// - Returns: The number; 0 and `NSNotFound` mean that the elements are those of the subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an accessibility element in the node: by default, one of ``accessibilityElements``.
  ///
  /// - Parameter index: The index of the element in reading order.
  /// - Returns: The element, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an accessibility element in the node: by default, in
  /// ``accessibilityElements``.
  ///
  /// - Parameter element: The element.
  /// - Returns: The index, or `NSNotFound` if the element isn't in the node.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  /// The elements that are nodes, or `nil` if they are those of the subviews.
  final var accessibilityNodes: [ViewNode]? {
    // An override may create the list anew each time.
    if let elements = accessibilityElements { return elements.compactMap { $0 as? ViewNode } }
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<min(count, 10_000)).compactMap { accessibilityElement(at: $0) as? ViewNode }
  }

  /// The frame of the element in screen coordinates, in points; by default, that of the node.
  ///
  /// Setting it doesn't change where the node is.
  open var accessibilityFrame: CGRect {
    get { spoken(\.frame) ?? owningNode.map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { accessibilityState.frame = newValue }
  }

  /// The additional actions of the element; `nil` by default.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { spoken(\.customActions) ?? nil }
    set { accessibilityState.customActions = newValue }
  }

  /// A Boolean value that indicates whether the accessibility elements in the node are hidden;
  /// `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }

  /// A Boolean value that indicates whether the siblings of the node are hidden from assistive
  /// apps; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }

  /// A Boolean value that indicates whether the elements in the node are read together as a group;
  /// `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityState.groupsChildren = newValue }
  }

  /// Performs the action of the element when an assistive app activates it.
  ///
  /// - Returns: `true` if the action was performed; if `false`, the default, the node is tapped
  ///   instead.
  open func accessibilityActivate() -> Bool { false }

  /// Closes what the item shows, and returns whether it did, when the user makes the escape gesture;
  /// `false` by default.
  @discardableResult
  open func accessibilityPerformEscape() -> Bool { false }

  /// Increments the value of an ``AccessibilityTraits/adjustable`` element; does nothing by
  /// default.
  open func accessibilityIncrement() {}

  /// Decrements the value of an ``AccessibilityTraits/adjustable`` element; does nothing by
  /// default.
  open func accessibilityDecrement() {}
}
