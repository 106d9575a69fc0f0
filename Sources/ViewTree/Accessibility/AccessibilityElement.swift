// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a node that assistive apps perceive as an element, although it isn't a node of its own,
/// such as a bar of a chart that the node draws.
///
/// UIKit: `UIAccessibilityElement`.
///
/// It is read if its container returns it from ``AccessibleItem/accessibilityElements`` or
/// ``AccessibleItem/accessibilityElement(at:)``. It is a node here, which has no superview and isn't
/// drawn; to touch it, touch the center of its ``accessibilityFrame``.
open class AccessibilityElement: ViewNode {
  /// The node that contains the element.
  public final weak var accessibilityContainer: AnyObject?

  /// Creates an element.
  ///
  /// - Parameter container: The node that contains it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(frame: .zero)
  }

  /// Creates an element without a container, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A Boolean value that indicates whether this is an accessibility element; `true` by default.
  open override var isAccessibilityElement: Bool {
    get { spoken(\.isElement) ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame in the coordinates of the container, in points; setting it also sets
  /// ``accessibilityFrame``.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frame }
    set {
      frame = newValue
      accessibilityState.frame = nil
    }
  }

  /// The frame in screen coordinates, in points: by default, ``accessibilityFrameInContainerSpace``
  /// of the container.
  open override var accessibilityFrame: CGRect {
    get {
      if let own = spoken(\.frame) { return own }
      return (accessibilityContainer as? ViewNode)?.convert(frame, to: nil) ?? frame
    }
    set { super.accessibilityFrame = newValue }
  }
}
