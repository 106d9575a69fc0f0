// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The area that the keyboard covers; without a keyboard, the area below the safe area.
///
/// Its top edge is that of the keyboard, or the bottom of the view where the keyboard does not
/// reach. Its bottom edge is that of the window, even if the view ends above it; off screen, it is
/// the bottom of the view.
public final class UIKeyboardLayoutGuide: UILayoutGuide, ScreenFollowing {
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
      bottomAnchor.constraint(greaterThanOrEqualTo: topAnchor),
    ])
    follow()
    setKnownFrame(coveredArea(of: view))
  }

  package func screenDidChange() { follow() }

  /// Moves the top edge to that of the keyboard on the view's screen, and the bottom edge to that
  /// of the window.
  func follow() {
    guard let view = owningView else { return }
    NSLayoutConstraint.deactivate(placing)
    let (screen, viewEdge) = (view.shownScreen, view.bottomAnchor)
    let windowEdge = screen?.rootNode?.bottomAnchor ?? viewEdge
    // Where the view is not on the window, the edges of the view decide.
    let bottom = bottomAnchor.constraint(equalTo: windowEdge)
    bottom.priority = UILayoutPriority(999)
    placing = [bottom]
    if let screen, screen.keyboardHeight > 0 {
      let top = topAnchor.constraint(equalTo: windowEdge, constant: -screen.keyboardHeight)
      top.priority = UILayoutPriority(999)
      placing += [top, topAnchor.constraint(lessThanOrEqualTo: viewEdge)]
    } else {
      let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : viewEdge
      placing.append(topAnchor.constraint(equalTo: edge))
    }
    NSLayoutConstraint.activate(placing)
  }

  /// Returns the frame until the first layout: the covered area of a view as it is now.
  private func coveredArea(of view: UIView) -> CGRect {
    let (screen, height) = (view.shownScreen, view.bounds.height)
    var bottom = height
    if let root = screen?.rootNode {
      bottom = root.convert(CGPoint(x: 0, y: root.bounds.height), to: view).y - view.bounds.minY
    }
    let keyboard = screen?.keyboardHeight ?? 0
    let top =
      keyboard > 0
      ? min(bottom - keyboard, height)
      : height - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, bottom - top))
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
