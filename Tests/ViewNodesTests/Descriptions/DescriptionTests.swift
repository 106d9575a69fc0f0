// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Descriptions")
struct DescriptionTests {
  private final class CardView: ViewNode {}

  private let card = ViewNode(frame: CGRect(x: 10, y: 20.5, width: 300, height: 100))
  private let title = LabelNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  @Test("a view is described by UIKit's name of its class and its frame")
  func view() {
    #expect(card.description == "<UIView: frame = (10 20.5; 300 100)>")
    #expect("\(CardView())" == "<CardView: frame = (0 0; 0 0)>")
    #expect(StackNode().description == "<UIStackView: frame = (0 0; 0 0)>")
  }

  @Test("a view's identifier is included")
  func identifier() {
    card.accessibilityIdentifier = "card"
    #expect(card.description == "<UIView 'card': frame = (10 20.5; 300 100)>")
    #expect(card.debugDescription == card.description)
  }

  @Test("properties that differ from their defaults are included")
  func properties() {
    card.clipsToBounds = true
    card.isHidden = true
    card.alpha = 0.5
    card.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    card.isUserInteractionEnabled = false
    card.tag = 7
    #expect(
      card.description
        == """
        <UIView: frame = (10 20.5; 300 100); clipsToBounds = YES; hidden = YES; alpha = 0.5; \
        autoresize = W+TM; userInteractionEnabled = NO; tag = 7>
        """)
  }

  @Test("labels and inputs include their text, except passwords")
  func texts() {
    title.text = "Hello"
    #expect(
      title.description
        == "<UILabel: frame = (0 0; 40 20); userInteractionEnabled = NO; text = 'Hello'>")
    let input = InputNode()
    input.text = "secret"
    #expect(input.description == "<UITextField: frame = (0 0; 0 0); text = 'secret'>")
    input.isSecureTextEntry = true
    #expect(input.description == "<UITextField: frame = (0 0; 0 0)>")
  }

  @Test("a constraint includes its items, relation, constant, and priority")
  func constraints() {
    card.addSubview(title)
    let gap = title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    gap.priority = .defaultHigh
    #expect(
      gap.description
        == "<NSLayoutConstraint: UILabel.leading == UIView.leading + 8 @750 (inactive)>")
    card.accessibilityIdentifier = "card"
    gap.identifier = "gap"
    gap.isActive = true
    #expect(
      gap.description == "<NSLayoutConstraint 'gap': UILabel.leading == card.leading + 8 @750>")
    let width = title.widthAnchor.constraint(
      lessThanOrEqualTo: card.heightAnchor, multiplier: 0.5, constant: -2.25)
    width.isActive = true
    #expect(width.description == "<NSLayoutConstraint: UILabel.width <= 0.5*card.height - 2.25>")
    let least = title.heightAnchor.constraint(greaterThanOrEqualToConstant: -1)
    #expect(least.description == "<NSLayoutConstraint: UILabel.height >= -1 (inactive)>")
    #expect(LayoutConstraint().description == "<NSLayoutConstraint: empty (inactive)>")
  }

  @Test("a constraint states which of its items is gone")
  func goneItem() {
    let constraint = title.topAnchor.constraint(equalTo: ViewNode().bottomAnchor)
    #expect(
      constraint.description == "<NSLayoutConstraint: UILabel.top == (gone).bottom (inactive)>")
  }

  @Test("guides include their frame and owner, and the view's built-in guides are named after it")
  func guides() {
    let guide = LayoutGuide()
    guide.identifier = "content"
    card.addLayoutGuide(guide)
    #expect(
      guide.description
        == "<UILayoutGuide 'content': layoutFrame = (0 0; 0 0); owningView = UIView>")
    let safe = title.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor)
    #expect(safe.description.contains("UILabel.top == UIView.safeAreaLayoutGuide.top"))
  }

  @Test("anchors state their item and attribute")
  func anchors() {
    title.accessibilityIdentifier = "title"
    #expect("\(title.leadingAnchor)" == "<NSLayoutXAxisAnchor: title.leading>")
    #expect("\(title.leftAnchor)" == "<NSLayoutXAxisAnchor: title.left>")
    #expect("\(title.centerXAnchor)" == "<NSLayoutXAxisAnchor: title.centerX>")
    #expect("\(title.firstBaselineAnchor)" == "<NSLayoutYAxisAnchor: title.firstBaseline>")
    #expect("\(title.widthAnchor)" == "<NSLayoutDimension: title.width>")
    let distance = card.topAnchor.anchorWithOffset(to: title.topAnchor)
    #expect("\(distance)" == "<NSLayoutDimension: (title.top - UIView.top)>")
  }

  @Test("layers, gesture recognizers, bar items, and controllers are described without addresses")
  func others() {
    #expect(
      card.layer.description
        == "<CALayer: position = (160 70.5); bounds = (0 0; 300 100); delegate = UIView>")
    let glow = GradientLayer()
    glow.name = "glow"
    #expect(
      glow.description == "<CAGradientLayer 'glow': position = (0 0); bounds = (0 0; 0 0)>")
    let tap = TapGestureRecognizer()
    card.addGestureRecognizer(tap)
    #expect(tap.description == "<UITapGestureRecognizer: state = Possible; view = UIView>")
    #expect(BarButtonItem(title: "Save").description == "<UIBarButtonItem: title = 'Save'>")
    #expect(NavigationItem(title: "Inbox").description == "<UINavigationItem: title = 'Inbox'>")
    #expect(ViewController().description == "<UIViewController>")
  }

  @Test("views, constraints, and guides equal only themselves, and hash accordingly")
  func identity() {
    let twin = ViewNode(frame: card.frame)
    #expect(card != twin)
    #expect(Set([card, twin, card]).count == 2)
    let first = card.widthAnchor.constraint(equalToConstant: 1)
    let second = card.widthAnchor.constraint(equalToConstant: 1)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
    let guide = LayoutGuide()
    #expect(Set([guide, LayoutGuide(), guide]).count == 2)
  }
}
