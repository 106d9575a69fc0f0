// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Properties that nil resets, and titles with UIKit's dictionaries")
struct ResettablePropertiesTests {
  @Test("fonts and colors take optional values, and nil restores the default")
  func resets() {
    let label = UILabel()
    let font = UIFont(name: "AvenirNext-Bold", size: 20)
    label.font = font
    #expect(label.font == font)
    label.font = nil
    #expect(label.font.pointSize == 17)
    let color: UIColor? = .red
    label.textColor = color
    #expect(label.textColor == .red)
    label.textColor = nil
    #expect(label.textColor == .label)
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = color
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == .systemGray)
  }

  @Test("a view without its own tint color inherits its superview's again")
  func tint() {
    final class Watching: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = UIView()
    let inner = Watching()
    outer.addSubview(inner)
    let color: UIColor? = .green
    outer.tintColor = color
    inner.tintColor = .red
    #expect(inner.tintColor == .red)
    let former = inner.changes
    inner.tintColor = nil
    #expect(inner.tintColor == .green)
    #expect(inner.changes == former + 1)
    outer.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test("titles of segments, items, and bars accept dictionaries with any values")
  func titles() {
    let dictionary = [NSAttributedString.Key.foregroundColor: UIColor.red]
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.setTitleTextAttributes(dictionary, for: .selected)
    let ofSegments: [NSAttributedString.Key: Any]? = segments.titleTextAttributes(for: .selected)
    #expect(ofSegments?[.foregroundColor] as? UIColor == .red)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 9)]
    item.setTitleTextAttributes(attributes, for: .normal)
    let ofItem: [NSAttributedString.Key: Any]? = item.titleTextAttributes(for: .normal)
    #expect(ofItem?[.font] as? UIFont == .systemFont(ofSize: 9))
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = dictionary
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.blue, .kern: 2]
    #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(appearance.largeTitleTextAttributes[.kern] as? CGFloat == 2)
    let bar = UINavigationBar(frame: .zero)
    bar.titleTextAttributes = dictionary
    #expect(bar.titleTextAttributes?.count == 1)
    let tabs = UITabBarItemAppearance()
    tabs.normal.titleTextAttributes = attributes
    #expect(tabs.normal.titleTextAttributes[.font] as? UIFont == .systemFont(ofSize: 9))
  }

  @Test("a button subclass that overrides init(frame:) inherits UIKit's other initializers")
  func buttonInitializers() {
    final class Key: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
      }

      required init?(coder: NSCoder) { nil }
    }
    #expect(Key().tag == 7)
    let key = Key(type: .system)
    #expect(key.tag == 7)
    #expect(key.buttonType == .system)
    #expect(Key(frame: .zero).buttonType == .custom)
  }

  @Test("insets can be values in dictionaries")
  func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("hints that change nothing here are kept")
  func hints() {
    let view = UIView()
    view.layer.shouldRasterize = true
    #expect(view.layer.rasterizationScale == 1)
    view.layer.rasterizationScale = UIScreen.main.scale
    #expect(view.layer.rasterizationScale == 3)
    let controller = UIViewController()
    #expect(!controller.modalPresentationCapturesStatusBarAppearance)
    controller.modalPresentationCapturesStatusBarAppearance = true
    #expect(controller.modalPresentationCapturesStatusBarAppearance)
  }
}
