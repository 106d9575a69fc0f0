// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

extension UITabBarItem {
  /// The distance of the title from its place, in points.
  public var titlePositionAdjustment: UIOffset {
    get { UIOffset(horizontal: titleOffset.x, vertical: titleOffset.y) }
    set { titleOffset = CGPoint(x: newValue.horizontal, y: newValue.vertical) }
  }

  /// Sets the font and color of the badge's text in a state; `nil` restores the standard ones.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes.map(TextAttributes.init(foundation:))
  }

  /// Returns the font and color set for the badge's text in a state.
  public func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]?.foundation
  }
}
