// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

@Suite("UIKit's names")
struct NamesTests {
  @Test("views created with UIKit's names are the nodes of this library")
  func views() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textAlignment = NSTextAlignment.center
    label.lineBreakMode = NSLineBreakMode.byTruncatingMiddle
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "text")
    let image = UIImageView(image: UIImage(systemName: "pencil"))
    image.contentMode = UIView.ContentMode.scaleAspectFit
    image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(image.image != nil)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.keyboardType = UIKeyboardType.numberPad
    field.returnKeyType = UIReturnKeyType.done
    #expect(field.intrinsicContentSize.height > 0)
    let button = UIButton(type: .system)
    button.setTitle("title", for: UIControl.State.normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(button.currentTitle == "title")
  }

  @Test("layers accept CGColor, as in Core Animation")
  func layers() {
    let gradient = CAGradientLayer()
    gradient.type = CAGradientLayerType.radial
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let view = UIView()
    view.layer.insertSublayer(gradient, at: 0)
    view.layer.borderColor = UIColor.black.cgColor
    view.layer.cornerCurve = .continuous
    #expect(view.layer.cornerCurve == .continuous && CALayer().cornerCurve == .circular)
    view.layer.maskedCorners = [.layerMinXMinYCorner, CACornerMask.layerMaxXMinYCorner]
    let layer: CALayer? = view.layer.sublayers?.first
    #expect(layer === gradient)
  }

  @Test("insets, priorities, and traits have UIKit's names")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.right == 4)
    #expect(NSDirectionalEdgeInsets.zero.leading == 0)
    #expect(UILayoutPriority(rawValue: 999) < .required)
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
  }

  @Test("bars have UIKit's names")
  func bars() {
    let bar = UINavigationBar()
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.setItems([UINavigationItem(title: "title")], animated: false)
    #expect(bar.topItem?.title == "title")
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: "one", image: nil, tag: 1)]
    #expect(tabs.items?.count == 1)
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace)]
    #expect(toolbar.items?.count == 1)
  }

  @Test("tables have UIKit's names")
  func tables() {
    let table = UITableView(frame: .zero, style: .plain)
    table.separatorStyle = .none
    table.refreshControl = UIRefreshControl()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(table.refreshControl != nil)
    let scroll: UIScrollView = table
    scroll.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentInset.top == 1)
  }
}
