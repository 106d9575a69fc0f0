// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Code as apps write it")
struct OrdinaryCodeTests {
  /// A table with a row.
  private final class Rows: NSObject, UITableViewDataSource {
    let make: () -> UITableViewCell
    init(_ make: @escaping () -> UITableViewCell) { self.make = make }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { make() }
  }

  @Test(
    "rows have the background of their table's style, unless they have their own",
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func rowBackgrounds(style: UITableView.Style) {
    func background(_ make: @escaping () -> UITableViewCell) -> UIColor? {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
      let rows = Rows(make)
      table.dataSource = rows
      table.layoutIfNeeded()
      return table.cellForRow(at: IndexPath(row: 1, section: 0))?.backgroundColor
    }
    #expect(
      background { UITableViewCell() }
        == (style == .plain ? .systemBackground : .secondarySystemGroupedBackground))
    let own = background {
      let cell = UITableViewCell()
      cell.backgroundColor = .systemBackground
      return cell
    }
    #expect(own == .systemBackground)
  }

  @Test("subviews of text views and tables are placed in their content", arguments: [false, true])
  func subviewsOfContent(isRightToLeft: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let text = UITextView()
    text.semanticContentAttribute = root.semanticContentAttribute
    text.isScrollEnabled = false
    text.text = "one\ntwo"
    let placeholder = UILabel()
    placeholder.text = "Message"
    root.addSubview(text)
    text.addSubview(placeholder)
    for view in [text, placeholder] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.widthAnchor.constraint(equalToConstant: 200),
      placeholder.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 13),
      placeholder.centerYAnchor.constraint(equalTo: text.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let width = placeholder.intrinsicContentSize.width
    #expect(placeholder.frame.minX == (isRightToLeft ? 200 - 13 - width : 13))
    #expect(abs(placeholder.frame.midY - text.bounds.midY) < 0.5)
    #expect(root.layoutReport().problems.isEmpty)
    let former = text.frame.height
    text.text = "one\ntwo\nthree"
    root.layoutIfNeeded()
    #expect(text.frame.height > former && text.contentSize.height == text.frame.height)
    #expect(abs(placeholder.frame.midY - text.bounds.midY) < 0.5)
    // Constraints don't change the size of rows.
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rows = Rows { UITableViewCell() }
    table.dataSource = rows
    let empty = UILabel()
    empty.translatesAutoresizingMaskIntoConstraints = false
    table.addSubview(empty)
    NSLayoutConstraint.activate([
      empty.leadingAnchor.constraint(equalTo: table.leadingAnchor, constant: 5),
      empty.trailingAnchor.constraint(equalTo: table.trailingAnchor, constant: -5),
      empty.topAnchor.constraint(equalTo: table.topAnchor),
      empty.heightAnchor.constraint(equalToConstant: 500),
    ])
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 300, height: 88) && empty.frame.width == 290)
  }

  @Test("views without a size are as large in bars as their constraints require")
  func barViews() {
    let title = UILabel()
    title.text = "Grace"
    let status = UILabel()
    status.text = "online now"
    let stack = UIStackView(arrangedSubviews: [title, status])
    stack.axis = .vertical
    stack.alignment = .center
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    button.widthAnchor.constraint(equalToConstant: 32).isActive = true
    button.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let item = UINavigationItem(title: "Unused")
    item.titleView = stack
    item.rightBarButtonItem = UIBarButtonItem(customView: button)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(stack.frame.midX == 195 && stack.frame.width == status.intrinsicContentSize.width)
    #expect(button.frame == CGRect(x: 342, y: 7, width: 32, height: 30))
    status.text = "offline since yesterday"
    item.title = "Another"
    bar.layoutIfNeeded()
    #expect(stack.frame.width == status.intrinsicContentSize.width)
  }

  @Test("bars leave out hidden items, and show another indicator of the back button")
  func barItems() {
    let hidden = UIBarButtonItem(
      title: "Hidden", image: nil, primaryAction: UIAction { _ in })
    let shown = UIBarButtonItem(title: "Shown", primaryAction: UIAction { _ in })
    let item = UINavigationItem(title: "Page")
    item.rightBarButtonItems = [hidden, shown]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "Back"), item]
    func texts() -> [String] {
      bar.layoutIfNeeded()
      return bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
    }
    #expect(texts() == ["Hidden", "Shown"])
    hidden.isHidden = true
    #expect(texts() == ["Shown"])
    let before = bar.svg()
    bar.backIndicatorImage = UIImage(systemName: "arrow.left")
    bar.layoutIfNeeded()
    let after = bar.svg()
    #expect(before != after)
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(
      UIImage(systemName: "star"), transitionMaskImage: UIImage(systemName: "star"))
    bar.standardAppearance = appearance
    #expect(bar.standardAppearance.backIndicatorImage == UIImage(systemName: "star"))
    bar.layoutIfNeeded()
    #expect(bar.svg() != after)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = [hidden, shown]
    toolbar.layoutIfNeeded()
    #expect(toolbar.subviews.filter { $0 is UIButton }.count == 1)
  }

  @Test("tab bar items move their images and titles, and have their own badge texts")
  func tabItems() {
    let item = UITabBarItem(title: "Home", image: UIImage(systemName: "star"), tag: 0)
    item.badgeValue = "1"
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    bar.items = [item]
    func frames() -> [CGRect] {
      bar.layoutIfNeeded()
      guard let button = bar.subviews.first(where: { $0 is UIControl }) else { return [] }
      return button.subviews.map(\.frame)
    }
    let before = frames()
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    let after = frames()
    #expect(after.count == 3 && after[0] == before[0].offsetBy(dx: 0, dy: 6))
    #expect(after[1] == before[1].offsetBy(dx: 2, dy: -3) && after[2] == before[2])
    item.setBadgeTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(frames()[2].width > after[2].width)
    #expect(item.badgeTextAttributes(for: .normal)?[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(item.badgeTextAttributes(for: .selected) == nil)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
  }

  /// A button with its image at the right edge, and a field that notes deletions.
  private final class Menu: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.maxX - 20, y: 5, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: -3, dy: 0)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 0) }
  }

  private final class Code: UITextField {
    var deletions = 0
    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test("subclasses place the parts of buttons, and are told about deletions")
  func overrides() throws {
    let button = Menu(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Menu", for: .normal)
    button.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 170, y: 5, width: 20, height: 20))
    let plain = UIButton(frame: button.frame)
    plain.setTitle("Menu", for: .normal)
    plain.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    plain.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == plain.titleLabel.map { $0.frame.minX - 3 })
    let field = Code(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let screen = Screen(.phone, rootViewController: UIViewController())
    screen.rootViewController?.view.addSubview(field)
    field.text = "12"
    field.becomeFirstResponder()
    try screen.press(.delete)
    #expect(field.deletions == 1 && field.text == "1")
  }

  @Test("symbols have the color of their configuration")
  func symbolColors() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.tintColor = .blue
    view.image = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(hierarchicalColor: .red))
    #expect(view.svg().contains("#f00"))
    view.image = UIImage(
      systemName: "star", withConfiguration: .init(paletteColors: [.green, .red]))
    #expect(view.svg().contains("#0f0") && !view.svg().contains("#f00"))
    let large = UIImage.SymbolConfiguration(pointSize: 30)
      .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    view.image = UIImage(systemName: "star", withConfiguration: large)
    #expect(view.svg().contains("#f00") && view.image?.symbolConfiguration?.pointSize == 30)
    view.image = UIImage(systemName: "star", withConfiguration: .init(paletteColors: []))
    #expect(view.svg().contains("#00f"))
  }

  @Test("attributed strings of both kinds are converted into each other")
  func attributedStrings() {
    let font = UIFont.boldSystemFont(ofSize: 12)
    let container = AttributeContainer([.font: font, .foregroundColor: UIColor.red])
    let string = NSAttributedString(AttributedString("text", attributes: container))
    #expect(string.string == "text")
    #expect(string.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == font)
    let back = AttributedString(string)
    #expect(String(back.characters) == "text" && back.uiKit.foregroundColor == .red)
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    #expect(control.attributedTitle?.string == "Pull to refresh" && control.subviews.count == 1)
  }

  @Test("a spring settles sooner the more it is damped, until it creeps")
  func springs() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(abs(spring.settlingDuration - log(1000) / 5) < 1e-9)
    spring.damping = 20
    #expect(abs(spring.settlingDuration - log(1000) / 10) < 1e-9)
    spring.damping = 100
    #expect(spring.settlingDuration > 5)
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("a page control shows a capsule if it is prominent")
  func pageControls() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 3
    let plain = control.svg()
    control.backgroundStyle = .minimal
    #expect(control.svg() == plain)
    control.backgroundStyle = .prominent
    #expect(control.svg() != plain)
  }
}
