// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import UIKitNames
import ViewNodes

extension UIBarItem {
  /// The template of a class of items.
  fileprivate static func rule<Item: UIBarItem>(
    within containers: [any UIAppearanceContainer.Type], _ make: () -> Item,
    _ more: @escaping (Item, Item) -> Void
  ) -> Item {
    guard let rules = UIAppearanceRules.current else { return make() }
    let covers: (AnyClass) -> Bool = { ($0 as? UIBarItem.Type).map { $0 is Self.Type } ?? false }
    return rules.example(for: self, within: containers, covers: covers, make) {
      example, item in
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled, .focused] {
        guard let wanted: TextAttributes = example.titleTextAttributes(for: state),
          (item.titleTextAttributes(for: state) as TextAttributes?) == nil
        else { continue }
        item.setTitleTextAttributes(wanted, for: state)
      }
      more(example, item)
    }
  }
}

extension UIBarButtonItem {
  /// Returns a template whose tint color and title attributes apply to the items of navigation bars
  /// and toolbars on the screen, including back buttons and the cancel buttons of search bars; see
  /// ``UIAppearanceRules``.
  ///
  /// A cancel button also has the title of the template.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIBarButtonItem {
    rule(within: containers, { UIBarButtonItem() }) { example, item in
      if item.tintColor == nil { item.tintColor = example.tintColor }
      if item.title == nil { item.title = example.title }
    }
  }
}

extension UITabBarItem {
  /// Returns a template whose title attributes, title positions, and badges apply to the items of tab
  /// bars on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITabBarItem {
    rule(within: containers, { UITabBarItem() }) { example, item in
      if item.titleOffset == .zero { item.titleOffset = example.titleOffset }
      if item.badgeColor == nil { item.badgeColor = example.badgeColor }
      item.badgeAttributes.merge(example.badgeAttributes) { own, _ in own }
    }
  }
}
