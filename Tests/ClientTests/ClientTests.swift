// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility
import ViewFactory
import ViewFactoryMocks

// Code of a module without a default isolation. With the trait `MainActor`, what extends or conforms to a
// protocol of views has to be on the main actor without saying so, as with UIKit.

extension LabelFactoryProtocol {
  /// A body with a currency.
  func price(_ amount: Int) -> UILabel {
    let label = body(alignment: .right)
    label.text = "\(amount) €"
    return label
  }
}

extension ViewFactoryProtocol {
  func offer(_ name: String, _ amount: Int) -> UIStackView {
    let title = label.header(alignment: .left)
    title.text = name
    return stack.labeledView(label: title, for: label.price(amount))
  }
}

extension BarFactoryProtocol {
  func plain(_ title: String) -> UIView { header(title: title) }
}

extension UILayoutSupport {
  var edges: [NSLayoutYAxisAnchor] { [topAnchor, bottomAnchor] }
}

extension UIAppearance {
  func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

extension NSLayoutConstraint {
  convenience init(widthOf view: UIView, _ width: CGFloat, priority: Float) {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: width)
    self.priority = UILayoutPriority(priority)
  }
}

extension NSLayoutAnchor {
  func near(_ anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 8)
  }
}

extension UIBarButtonItem {
  var isShown: Bool { title != nil && isEnabled }
}

private final class LongPress: UILongPressGestureRecognizer {
  func wait(_ duration: TimeInterval) { minimumPressDuration = duration }
}

extension LabelFactory {
  func shouting() -> UILabel {
    let label = header(alignment: .center)
    label.text = label.text?.uppercased()
    return label
  }
}

private final class Cities: UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var chosen: String?

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = ["Porto", "Faro"][indexPath.row]
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    chosen = textField.text
    return true
  }
}

#if MainActor
  @MainActor
#endif
@Suite("A client without isolation")
struct ClientTests {
  @Test("extends factories with what it needs")
  func factories() {
    let offer = ViewFactory(theme: .standard).offer("Ticket", 12)
    #expect(offer.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["Ticket", "12 €"])
  }

  @Test("calls mocks through its own extensions")
  func mocks() {
    let factory = MockViewFactory()
    _ = factory.offer("Ticket", 12)
    _ = factory.bar.plain("Tickets")
    #expect(factory.mockLabel.headerCalls.arguments == [.left])
    #expect(factory.mockBar.headerCalls.arguments.count == 1)
  }

  @Test("is the data source and the delegate of views that it owns")
  func delegates() {
    let cities = Cities()
    cities.table.layoutIfNeeded()
    #expect(cities.table.visibleCells.map(\.textLabel?.text) == ["Porto", "Faro"])
    #expect(cities.textFieldShouldReturn(UITextField().styled { $0.text = "Lisboa" }))
    #expect(cities.chosen == "Lisboa")
  }

  @Test("subclasses views and related classes")
  func classes() {
    let view = UIView()
    let other = UIView()
    view.addSubview(other)
    #expect(NSLayoutConstraint(widthOf: view, 80, priority: 750).priority == .defaultHigh)
    #expect(view.topAnchor.near(other.topAnchor).constant == 8)
    #expect(UIBarButtonItem(title: "Save").isShown)
    let press = LongPress()
    press.wait(2)
    #expect(press.minimumPressDuration == 2)
    #expect(LabelFactory().shouting().textAlignment == .center)
  }

  @Test("extends protocols whose members are those of views")
  func guides() {
    let controller = UIViewController()
    #expect(controller.topLayoutGuide.edges.count == 2)
  }
}
