// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The default appearance of bars, labels, and controls.
///
/// In UIKit, `UINavigationBar.appearance()` belongs to the app. Here nothing belongs to the app, so
/// the returned object applies to the screen on which ``Screen/adoptAppearance(_:)`` runs the
/// calling code. Anywhere else, it has no effect.
public final class UIAppearanceRules {
  @TaskLocal private static var innermost: Writing?

  /// A recorder for the rules that a closure sets.
  private final class Writing: @unchecked Sendable {
    // Sendable because the rules are available only to the thread that runs the closure, and only
    // during the call; tasks created meanwhile inherit the value without access to the rules.
    let rules = UIAppearanceRules()
    let thread = Thread.current
    var isOpen = true
  }

  /// The rules that are being recorded on this thread, or `nil`.
  static var current: UIAppearanceRules? {
    guard let writing = innermost, writing.thread === Thread.current, writing.isOpen else {
      return nil
    }
    return writing.rules
  }

  /// Returns the rules that a closure records.
  fileprivate static func written(by configure: () -> Void) -> UIAppearanceRules {
    let writing = Writing()
    $innermost.withValue(writing, operation: configure)
    writing.isOpen = false
    return writing.rules
  }

  fileprivate struct Rule {
    let example: AnyObject
    /// The class that the rule is for.
    let type: AnyClass
    /// Returns whether a class is that of the rule or a subclass.
    let covers: (AnyClass) -> Bool
    /// The classes that contain what the rule is for, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let apply: (AnyObject) -> Void

    /// Returns whether the containers are around a view.
    func isMet(around view: UIView) -> Bool {
      var rest = containers[...]
      var responder = view.nextResponder
      while let container = rest.first, let current = responder {
        if isInstance(current, of: container) { rest = rest.dropFirst() }
        responder = current.next
      }
      return rest.isEmpty
    }
  }

  fileprivate var rules: [Rule] = []

  /// The template of a class, created on first use.
  func example<Styled: UIAppearance>(
    for type: AnyClass, within containers: [any UIAppearanceContainer.Type],
    covers: @escaping (AnyClass) -> Bool, _ make: () -> Styled,
    apply: @escaping (_ example: Styled, _ object: Styled) -> Void
  ) -> Styled {
    for rule in rules where rule.type == type && isSame(rule.containers, containers) {
      if let known = rule.example as? Styled { return known }
    }
    let made = make()
    let rule = Rule(example: made, type: type, covers: covers, containers: containers) { object in
      guard let object = object as? Styled else { return }
      apply(made, object)
    }
    // What is set first remains: a subclass precedes its superclass, and more containers precede
    // fewer.
    let place = rules.firstIndex { $0.covers(type) && $0.containers.count <= containers.count }
    rules.insert(rule, at: place ?? rules.count)
    return made
  }

  /// Applies the rules to a view, and to the item that it shows in a bar.
  func apply(to view: UIView) {
    apply(to: view, in: view)
    guard let item = view.shownBarItem else { return }
    item.changeSilently { apply(to: item, in: view) }
    view.showChangedBarItem()
  }

  private func apply(to object: AnyObject, in view: UIView) {
    for rule in rules where rule.covers(type(of: object)) && rule.isMet(around: view) {
      rule.apply(object)
    }
  }
}

private func isInstance<Container>(_ object: Any, of type: Container.Type) -> Bool {
  object is Container
}

private func isSame(
  _ first: [any UIAppearanceContainer.Type], _ second: [any UIAppearanceContainer.Type]
) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { $0 == $1 }
}

extension Screen {
  /// Runs code that sets properties of `appearance()` and applies them on this screen, to views
  /// that are added to it later.
  ///
  /// A view keeps the properties that were set before it was added to the screen. Colors, fonts,
  /// and the appearances of bars are applied to the class and its subclasses; those of a subclass
  /// take precedence.
  ///
  /// - Parameter configure: The code, such as the app's own function.
  public func adoptAppearance(_ configure: () -> Void) {
    let rules = UIAppearanceRules.written(by: configure)
    let former = styling
    styling = { view in
      former?(view)
      rules.apply(to: view)
    }
  }
}

/// Copies a property of a template to a view, unless either has its default value.
func take<View: UIView, Value: Equatable>(
  _ property: ReferenceWritableKeyPath<View, Value>, _ example: View, _ view: View, _ new: View
) {
  let wanted = example[keyPath: property]
  guard wanted != new[keyPath: property], view[keyPath: property] == new[keyPath: property] else {
    return
  }
  view[keyPath: property] = wanted
}

extension UIView {
  /// Copies the properties that all views have.
  fileprivate static func takeColors<View: UIView>(_ example: View, _ view: View, _ new: View) {
    if let own = example.ownTint, view.ownTint == nil { view.tintColor = own }
    take(\.backgroundColor, example, view, new)
  }

  static func rule<View: UIView>(
    within containers: [any UIAppearanceContainer.Type], _ make: @escaping () -> View,
    _ more: @escaping (View, View, View) -> Void = { _, _, _ in }
  ) -> View {
    guard let rules = UIAppearanceRules.current else { return make() }
    let covers: (AnyClass) -> Bool = { ($0 as? UIView.Type).map { $0 is Self.Type } ?? false }
    return rules.example(for: self, within: containers, covers: covers, make) {
      example, view in
      let new = make()
      takeColors(example, view, new)
      more(example, view, new)
    }
  }

  private var ownTint: UIColor? { rare?.tintColor }
}

private func takeTitle(
  _ property: ReferenceWritableKeyPath<UINavigationBar, TextAttributes?>,
  _ example: UINavigationBar, _ view: UINavigationBar
) {
  guard let wanted = example[keyPath: property], wanted != TextAttributes() else { return }
  guard view[keyPath: property] ?? TextAttributes() == TextAttributes() else { return }
  view[keyPath: property] = wanted
}

extension UINavigationBar {
  /// Returns a template whose properties apply to all bars on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar {
    rule(within: containers, { UINavigationBar(frame: .zero) }) { example, view, new in
      take(\.barTintColor, example, view, new)
      take(\.isTranslucent, example, view, new)
      take(\.prefersLargeTitles, example, view, new)
      takeTitle(\.styledTitle, example, view)
      takeTitle(\.styledLargeTitle, example, view)
      guard example.hasOwnAppearance, !view.hasOwnAppearance else { return }
      view.standardAppearance = example.standardAppearance
      view.scrollEdgeAppearance = example.scrollEdgeAppearance
      view.compactAppearance = example.compactAppearance
    }
  }
}

extension UITabBar {
  /// Returns a template whose properties apply to all bars on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar {
    rule(within: containers, { UITabBar(frame: .zero) }) { example, view, new in
      take(\.barTintColor, example, view, new)
      take(\.isTranslucent, example, view, new)
      take(\.unselectedItemTintColor, example, view, new)
      guard example.hasOwnAppearance, !view.hasOwnAppearance else { return }
      view.standardAppearance = example.standardAppearance
      view.scrollEdgeAppearance = example.scrollEdgeAppearance
    }
  }
}

extension UILabel {
  /// Returns a template whose colors and font apply to all labels on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UILabel {
    rule(within: containers, { UILabel(frame: .zero) }) { example, view, new in
      take(\.textColor, example, view, new)
      take(\.highlightedTextColor, example, view, new)
      take(\.font, example, view, new)
      take(\.adjustsFontSizeToFitWidth, example, view, new)
      take(\.minimumScaleFactor, example, view, new)
    }
  }
}

extension UITextField {
  /// Returns a template whose colors and font apply to all text fields on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITextField {
    rule(within: containers, { UITextField(frame: .zero) }) { example, view, new in
      take(\.textColor, example, view, new)
      take(\.font, example, view, new)
    }
  }
}

extension UITableView {
  /// Returns a template whose colors apply to all tables on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITableView {
    rule(within: containers, { UITableView(frame: .zero) }) { example, view, new in
      take(\.separatorColor, example, view, new)
    }
  }
}

extension UITableViewCell {
  /// Returns a template whose colors apply to all cells on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewCell {
    rule(within: containers) { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

extension UIButton {
  /// Returns a template whose colors apply to all buttons on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIButton {
    rule(within: containers) { UIButton(frame: .zero) }
  }
}

extension UISwitch {
  /// Returns a template whose colors apply to all switches on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISwitch {
    rule(within: containers, { UISwitch(frame: .zero) }) { example, view, new in
      take(\.onTintColor, example, view, new)
      take(\.thumbTintColor, example, view, new)
    }
  }
}
