// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
public import ViewNodes

// Titles of bars and segments with UIKit's dictionaries of attributes: fonts, colors, kerning, and
// lines are shown, other attributes are ignored.

extension UIBarItem {
  /// Sets the attributes of the title in a state; `nil` restores the bar's.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setTitleTextAttributes(attributes.map(TextAttributes.init(foundation:)), for: state)
  }

  /// Returns the attributes set for the title in a state.
  @_disfavoredOverload
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    (titleTextAttributes(for: state) as TextAttributes?)?.foundation
  }
}

extension UISegmentedControl {
  /// Sets the attributes of the titles in a state; `nil` restores those of the style.
  @_disfavoredOverload
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setTitleTextAttributes(attributes.map(TextAttributes.init(foundation:)), for: state)
  }

  /// Returns the attributes set for the titles in a state.
  @_disfavoredOverload
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    (titleTextAttributes(for: state) as TextAttributes?)?.foundation
  }
}

extension UINavigationBar {
  /// The attributes of the title; ignored once an appearance is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styledTitle?.foundation }
    set { styledTitle = newValue.map(TextAttributes.init(foundation:)) }
  }

  /// The attributes of a large title; ignored once an appearance is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { styledLargeTitle?.foundation }
    set { styledLargeTitle = newValue.map(TextAttributes.init(foundation:)) }
  }
}

extension UINavigationBarAppearance {
  /// The attributes of the title; unspecified ones are those of the system.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { styledTitle.foundation }
    set { styledTitle = TextAttributes(foundation: newValue) }
  }

  /// The attributes of a large title; unspecified ones are those of the system.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { styledLargeTitle.foundation }
    set { styledLargeTitle = TextAttributes(foundation: newValue) }
  }
}

nonisolated extension TabBarItemAppearance.StateAppearance {
  /// The attributes of the title; unspecified ones are those of the bar.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { styledTitle.foundation }
    set { styledTitle = TextAttributes(foundation: newValue) }
  }
}

nonisolated extension BarButtonItemAppearance.StateAppearance {
  /// The attributes of the title; unspecified ones are those of the bar.
  public var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { styledTitle.foundation }
    set { styledTitle = TextAttributes(foundation: newValue) }
  }
}
