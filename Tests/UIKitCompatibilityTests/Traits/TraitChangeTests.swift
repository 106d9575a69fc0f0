// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

@Suite("Trait changes")
struct TraitChangeTests {
  private final class Log {
    var lines: [String] = []
  }

  private enum Density: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test(
    "a view is notified of the traits it registered for, with the previous ones, and of no others")
  func asked() {
    let (root, view, log) = (UIView(), UILabel(), Log())
    root.addSubview(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, Density.self]) {
      (label: UILabel, former: UITraitCollection) in
      let traits = label.traitCollection
      log.lines.append(
        "\(former.userInterfaceStyle) → \(traits.userInterfaceStyle), "
          + "\(former[Density.self]) → \(traits[Density.self])")
    }
    root.traitOverrides.preferredContentSizeCategory = .large
    root.traitOverrides.accessibilityContrast = .high
    #expect(log.lines.isEmpty)
    root.overrideUserInterfaceStyle = .dark
    root.overrideUserInterfaceStyle = .dark
    root.traitOverrides[Density.self] = 3
    #expect(log.lines == ["light → dark, 1 → 1", "dark → dark, 1 → 3"])
  }

  @Test("handlers are called in the order of registration until they are unregistered")
  func order() {
    let (view, other, log) = (UIView(), UIView(), Log())
    let trait: [UITrait] = [UITraitLayoutDirection.self]
    let first = view.registerForTraitChanges(trait) { (_: UIView, _: UITraitCollection) in
      log.lines.append("first")
    }
    view.registerForTraitChanges(trait) { (_: UIView, _: UITraitCollection) in
      log.lines.append("second")
    }
    view.registerForTraitChanges(trait) { (_: UIButton, _: UITraitCollection) in
      log.lines.append("a button, which it is not")
    }
    other.unregisterForTraitChanges(first)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.unregisterForTraitChanges(first)
    view.traitOverrides.layoutDirection = .leftToRight
    #expect(log.lines == ["first", "second", "second"])
  }

  @Test("a controller is notified of its view's traits, and isn't retained by its registration")
  func controllers() {
    final class Settings: UIViewController {}
    let log = Log()
    let parent = UIView()
    weak var gone: Settings?
    do {
      let controller = Settings()
      gone = controller
      parent.addSubview(controller.view)
      let calls = controller.registerForTraitChanges([UITraitDisplayScale.self]) {
        (controller: Settings, former: UITraitCollection) in
        log.lines.append("\(former.displayScale) → \(controller.view.traitCollection.displayScale)")
      }
      parent.traitOverrides.displayScale = 1
      parent.traitOverrides.displayScale = 2
      controller.unregisterForTraitChanges(calls)
      parent.traitOverrides.displayScale = 3
      controller.registerForTraitChanges([UITraitDisplayScale.self]) {
        (_: Settings, _: UITraitCollection) in log.lines.append("still there")
      }
    }
    #expect(gone == nil)
    parent.traitOverrides.displayScale = 1
    #expect(log.lines == ["3.0 → 1.0", "1.0 → 2.0"])
  }

  /// States a trait by its type.
  private func stated<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value)
    -> UITraitCollection
  {
    var traits = UITraitCollection()
    #expect(traits[trait] == Trait.defaultValue)
    traits[trait] = value
    #expect(traits[trait] == value)
    return traits
  }

  @Test("UIKit's traits are the properties of a collection with different names")
  func names() {
    #expect(stated(UITraitUserInterfaceStyle.self, .dark).userInterfaceStyle == .dark)
    #expect(stated(UITraitAccessibilityContrast.self, .high).accessibilityContrast == .high)
    #expect(stated(UITraitDisplayScale.self, 2).displayScale == 2)
    #expect(stated(UITraitHorizontalSizeClass.self, .compact).horizontalSizeClass == .compact)
    #expect(stated(UITraitVerticalSizeClass.self, .regular).verticalSizeClass == .regular)
    #expect(stated(UITraitLayoutDirection.self, .rightToLeft).layoutDirection == .rightToLeft)
    #expect(
      stated(UITraitPreferredContentSizeCategory.self, .extraLarge).preferredContentSizeCategory
        == .extraLarge)
  }
}
