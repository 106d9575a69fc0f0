// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The area of a view that the keyboard covers; without a keyboard, the area below the safe area.
///
/// Its top edge is that of the keyboard, or the bottom of the view where the keyboard does not
/// reach.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide begins at the safe area, rather than the
  /// view's bottom edge, without a keyboard; `true` by default.
  public var usesBottomSafeArea = true {
    didSet { follow() }
  }

  /// Provided for source compatibility; keyboards don't float here.
  public var followsUndockedKeyboard = false

  private var placing: [NSLayoutConstraint] = []

  fileprivate func fill(_ view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    follow()
  }

  /// Moves the top edge to that of the keyboard on the view's screen.
  func follow() {
    guard let view = owningView else { return }
    NSLayoutConstraint.deactivate(placing)
    if let screen = view.shownScreen, let root = screen.rootNode, screen.keyboardHeight > 0 {
      let top = topAnchor.constraint(
        equalTo: root.bottomAnchor, constant: -screen.keyboardHeight)
      top.priority = UILayoutPriority(999)
      placing = [top, topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)]
    } else {
      let edge =
        usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
      placing = [topAnchor.constraint(equalTo: edge)]
    }
    NSLayoutConstraint.activate(placing)
  }
}

extension UIView {
  /// The area that the keyboard covers, created on first use.
  ///
  /// In a test, the keyboard is shown by `showKeyboard(height:duration:)` of the window's display.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for guide in layoutGuides {
      if let known = guide as? UIKeyboardLayoutGuide { return known }
    }
    let made = UIKeyboardLayoutGuide()
    made.fill(self)
    return made
  }
}
