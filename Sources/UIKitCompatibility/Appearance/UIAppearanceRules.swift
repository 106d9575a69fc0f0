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
    let example: UIView
    /// The class that the rule is for.
    let type: UIView.Type
    /// Returns whether a class is that of the rule or a subclass.
    let covers: (UIView.Type) -> Bool
    let apply: (UIView) -> Void
  }

  fileprivate var rules: [Rule] = []

  /// The template of a class, created on first use.
  func example<View: UIView>(
    for type: UIView.Type, covers: @escaping (UIView.Type) -> Bool, _ make: () -> View,
    apply: @escaping (_ example: View, _ view: View) -> Void
  ) -> View {
    for rule in rules {
      if rule.type == type, let known = rule.example as? View { return known }
    }
    let made = make()
    let rule = Rule(example: made, type: type, covers: covers) { view in
      guard let view = view as? View else { return }
      apply(made, view)
    }
    // A subclass precedes its superclass, because what is set first remains.
    rules.insert(rule, at: rules.firstIndex { $0.covers(type) } ?? rules.count)
    return made
  }

  func apply(to view: UIView) {
    for rule in rules where rule.covers(type(of: view)) { rule.apply(view) }
  }
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
    _ make: @escaping () -> View, _ more: @escaping (View, View, View) -> Void = { _, _, _ in }
  ) -> View {
    guard let rules = UIAppearanceRules.current else { return make() }
    return rules.example(for: self, covers: { $0 is Self.Type }, make) { example, view in
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
  public static func appearance() -> UINavigationBar {
    rule({ UINavigationBar(frame: .zero) }) { example, view, new in
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
  public static func appearance() -> UITabBar {
    rule({ UITabBar(frame: .zero) }) { example, view, new in
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
  public static func appearance() -> UILabel {
    rule({ UILabel(frame: .zero) }) { example, view, new in
      take(\.textColor, example, view, new)
      take(\.font, example, view, new)
    }
  }
}

extension UITextField {
  /// Returns a template whose colors and font apply to all text fields on the screen; see
  /// ``UIAppearanceRules``.
  public static func appearance() -> UITextField {
    rule({ UITextField(frame: .zero) }) { example, view, new in
      take(\.textColor, example, view, new)
      take(\.font, example, view, new)
    }
  }
}

extension UITableView {
  /// Returns a template whose colors apply to all tables on the screen; see ``UIAppearanceRules``.
  public static func appearance() -> UITableView {
    rule({ UITableView(frame: .zero) }) { example, view, new in
      take(\.separatorColor, example, view, new)
    }
  }
}

extension UITableViewCell {
  /// Returns a template whose colors apply to all cells on the screen; see ``UIAppearanceRules``.
  public static func appearance() -> UITableViewCell {
    rule { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }
}

extension UIButton {
  /// Returns a template whose colors apply to all buttons on the screen; see ``UIAppearanceRules``.
  public static func appearance() -> UIButton {
    rule { UIButton(frame: .zero) }
  }
}

extension UISwitch {
  /// Returns a template whose colors apply to all switches on the screen; see
  /// ``UIAppearanceRules``.
  public static func appearance() -> UISwitch {
    rule({ UISwitch(frame: .zero) }) { example, view, new in
      take(\.onTintColor, example, view, new)
      take(\.thumbTintColor, example, view, new)
    }
  }
}
