// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

private final class Themed: UIView {
  var set: [String] = []
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    didSet { set.append("tintColor") }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { set.append("directionalLayoutMargins") }
  }
  override var tag: Int { didSet { set.append("tag") } }
  override var mask: UIView? { didSet { set.append("mask") } }
  override func bringSubviewToFront(_ view: UIView) {
    super.bringSubviewToFront(view)
    set.append("front")
  }
  override func sendSubviewToBack(_ view: UIView) {
    super.sendSubviewToBack(view)
    set.append("back")
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    super.insertSubview(view, belowSubview: siblingSubview)
    set.append("below")
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    super.insertSubview(view, aboveSubview: siblingSubview)
    set.append("above")
  }
}

private final class Untinted: UIView {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    get { nil }
    set {}
  }
}

private final class Headline: UILabel {
  var set: [String] = []
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { set.append("font") } }
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! { didSet { set.append("textColor") } }
}

private final class Bare: UILabel {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { nil }
    set {}
  }
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    get { nil }
    set {}
  }
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! {
    get { nil }
    set {}
  }
}

private final class Press: UILongPressGestureRecognizer {
  var states: [UIGestureRecognizer.State] = []
  override var state: UIGestureRecognizer.State { didSet { states.append(state) } }
}

private final class Rounded: UIView {
  let gradient = CALayer()
  var order: [String] = []
  override func layoutSublayers(of layer: CALayer) {
    order.append("before")
    super.layoutSublayers(of: layer)
    gradient.frame = bounds
    order.append("after")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    order.append("subviews")
  }
}

private final class HiddenCaret: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

private final class Floating: UITextField {
  override var placeholder: String? {
    didSet { attributedPlaceholder = NSAttributedString(string: placeholder ?? "none") }
  }
}

private final class Typed: UITextView {
  override func insertText(_ text: String) { super.insertText(text.uppercased()) }
  override func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
  }
}

private final class Rows: UIStackView {
  var count = 0
  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    count += 1
  }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    super.insertArrangedSubview(view, at: stackIndex)
    count += 10
  }
  override func removeArrangedSubview(_ view: UIView) {
    super.removeArrangedSubview(view)
    count += 100
  }
}

private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class Fill: CALayer {
  var widths: [CGFloat] = []
  override var bounds: CGRect { didSet { widths.append(bounds.width) } }
  override func addSublayer(_ layer: CALayer) {
    super.addSublayer(layer)
    layer.name = "added"
  }
}

private final class Tabs: UITabBarController {
  var chosen: [String?] = []
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    chosen.append(item.title)
  }
}

private final class Titled: UIViewController {
  private let own = UINavigationItem()
  override var navigationItem: UINavigationItem { own }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
}

@Suite("Overriding members")
struct OverridingTests {
  @Test("properties and methods of views")
  func views() {
    let view = Themed()
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: first)
    view.insertSubview(second, aboveSubview: first)
    #expect(view.subviews == [first, second])
    view.bringSubviewToFront(first)
    #expect(view.subviews == [second, first])
    view.sendSubviewToBack(first)
    #expect(view.subviews == [first, second])
    view.tintColor = .red
    view.directionalLayoutMargins.leading = 30
    #expect(view.layoutMargins.left == 30)
    view.tag = 4
    #expect(view.viewWithTag(4) === view)
    view.mask = UIView()
    #expect(
      view.set == [
        "below", "above", "front", "back", "tintColor", "directionalLayoutMargins", "tag", "mask",
      ])
  }

  @Test("a tint color of nil is that of the superview")
  func inheritedTint() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    view.tintColor = .green
    inner.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = nil
    #expect(inner.tintColor == .green)
  }

  @Test("overrides that return nil don't stop a view from being drawn")
  func nilValues() {
    let label = Bare(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Bare"
    label.attributedText = NSAttributedString(string: "Bare")
    label.textColor = nil
    #expect(label.intrinsicContentSize.width > 10 && label.svg().contains("Bare"))
    let view = Untinted(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let image = UIImageView(image: UIImage(systemName: "star"))
    view.addSubview(image)
    #expect(view.snapshotView(afterScreenUpdates: true) != nil && view.svg().contains("svg"))
  }

  @Test("the font and color of a label")
  func labels() {
    let label = Headline()
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .red
    label.text = "Headline"
    #expect(label.set == ["font", "textColor"] && label.intrinsicContentSize.height > 30)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("the color of an activity indicator")
  func indicator() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.color = .red
    #expect(indicator.color == .red)
    indicator.color = nil
    #expect(indicator.color == .systemGray)
  }

  @Test("the state of a gesture recognizer tells of its changes")
  func gestureState() {
    let press = Press()
    press.state = .began
    press.state = .changed
    #expect(press.states == [.began, .changed])
  }

  @Test("sublayers are laid out around the subviews, if the layer is in use")
  func sublayers() {
    let view = Rounded(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    view.layer.addSublayer(view.gradient)
    view.layoutIfNeeded()
    #expect(view.gradient.frame == view.bounds)
    #expect(view.order == ["before", "subviews", "after"])
    let controller = UIViewController()
    let owned = Rounded()
    owned.clipsToBounds = true
    controller.view = owned
    owned.frame.size.width = 10
    owned.layoutIfNeeded()
    #expect(owned.order == ["before", "subviews", "after"])
    let unused = Rounded()
    unused.setNeedsLayout()
    unused.layoutIfNeeded()
    #expect(unused.order == ["subviews"])
  }

  @Test("a text field can hide its caret, and a text view changes what is typed")
  func typing() {
    func picture(of field: UITextField) -> String {
      field.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      field.tintColor = UIColor(
        red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1)
      field.becomeFirstResponder()
      return field.svg().lowercased()
    }
    #expect(picture(of: UITextField()).contains("123456"))
    #expect(!picture(of: HiddenCaret()).contains("123456"))
    let text = Typed(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    text.becomeFirstResponder()
    text.insertText("loud")
    #expect(text.text == "LOUD" && text.svg().contains("LOUD"))
  }

  @Test("a placeholder that is styled when it's set")
  func placeholders() {
    let field = Floating()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
    field.placeholder = nil
    #expect(field.placeholder == "none")
  }

  @Test("arranged subviews of a stack")
  func stacks() {
    let (stack, view) = (Rows(), UIView())
    stack.addArrangedSubview(UIView())
    stack.insertArrangedSubview(view, at: 0)
    #expect(stack.arrangedSubviews.first === view)
    stack.removeArrangedSubview(view)
    #expect(stack.count == 111 && stack.arrangedSubviews.count == 1)
  }

  @Test("the reuse identifier of a cell")
  func cells() {
    #expect(NamedCell(style: .default, reuseIdentifier: "other").reuseIdentifier == "named")
  }

  @Test("bounds and sublayers of a layer")
  func layers() {
    let (layer, inner) = (Fill(), CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.addSublayer(inner)
    #expect(layer.widths == [4] && inner.name == "added" && layer.sublayers == [inner])
  }

  @Test("the selection of a tab")
  func tabs() {
    let tabs = Tabs()
    let items = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem.title = title
      return controller
    }
    tabs.viewControllers = items
    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: items[1].tabBarItem)
    #expect(tabs.chosen == ["Two"] && tabs.selectedIndex == 1)
  }

  @Test("the navigation item of a controller is shown in the bar")
  func navigationItems() {
    let controller = Titled()
    controller.navigationItem.title = "Own"
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.navigationBar.topItem === controller.navigationItem)
    #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
  }
}
