// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Card factory")
struct CardFactoryTests {
  let factory: any CardFactoryProtocol = CardFactory()

  private func layOut(_ card: ViewNode) {
    ConstraintHelper().setWidth(for: card, at: 375)
    card.layoutIfNeeded()
  }

  @Test("a card is a raised panel in the palette's color")
  func looks() {
    for palette in [DefaultViewFactoryColor(), MockViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let card = CardFactory(viewFactoryColor: palette).main(stack: StackNode())
      #expect(card.backgroundColor == palette.card)
      #expect(card.layer.cornerRadius == 8)
      #expect(card.layer.zPosition == 4)
      #expect(card.layer.shadowOffset == CGSize(width: 4, height: 4))
      #expect(card.layer.shadowRadius == 4)
      #expect(card.layer.shadowOpacity == 0.2)
      #expect(card.translatesAutoresizingMaskIntoConstraints == false)
    }
  }

  @Test("content is 16 points from the sides and 24 from top and bottom")
  func content() {
    let view = ViewNode()
    ConstraintHelper().setHeight(for: view, at: 50)
    let stack = StackFactory().vertical(views: [view])
    let card = factory.main(stack: stack)
    layOut(card)
    #expect(stack.frame == CGRect(x: 16, y: 24, width: 343, height: 50))
    #expect(card.bounds.size == CGSize(width: 375, height: 98))
  }

  @Test(
    "a header over four lines of body makes a card 184 high, and the header's baseline is 50.67")
  func headerAndBody() {
    let header = factory.label.header()
    header.text = "Header"
    let body = factory.label.body()
    body.text = "Line\nline\nline\nline"
    let card = factory.main(
      card: ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100)),
      stack: factory.stack.vertical(views: [header, body]))
    layOut(card)
    #expect(abs(card.bounds.height - 184) < 0.001)
    #expect(header.frame.height == 101.0 / 3)
    #expect(abs(body.frame.height - 259.0 / 3) < 0.001)
  }

  @Test("a given view becomes the card")
  func givenView() {
    let view = ViewNode()
    let stack = StackNode()
    #expect(factory.main(card: view, stack: stack) === view)
    #expect(view.subviews == [stack])
  }

  @Test("a titled card has a header above its views")
  func titled() throws {
    let view = ViewNode()
    ConstraintHelper().setHeight(for: view, at: 50)
    let card = factory.titled(title: "Title", views: [view])
    layOut(card)
    let stack = try #require(card.subviews.first as? StackNode)
    let header = try #require(stack.arrangedSubviews.first as? LabelNode)
    #expect(header.text == "Title")
    #expect(header.textColor == .labelHeader)
    #expect(stack.arrangedSubviews.last === view)
    #expect(abs(card.bounds.height - (24 + 101.0 / 3 + 16 + 50 + 24)) < 0.001)
  }

  @Test("an action card has a header, a text, and a button as wide as both")
  func action() throws {
    let button = factory.button.positive()
    button.setTitle("Go", for: .normal)
    let card = factory.action(title: "Title", message: "Message", button: button)
    layOut(card)
    let stack = try #require(card.subviews.first as? StackNode)
    #expect(stack.arrangedSubviews.count == 3)
    #expect((stack.arrangedSubviews[1] as? LabelNode)?.text == "Message")
    #expect(button.frame.size == CGSize(width: 343, height: 40))
  }

  @Test("a type that conforms to the older protocol also has the newer cards")
  func olderConformingType() {
    let factory: any CardFactoryProtocol = OlderCardFactory()
    #expect(factory.titled(title: "Title", views: []).subviews.count == 1)
  }

  private struct OlderCardFactory: CardFactoryProtocol {
    let constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()
    let viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
    let label: any LabelFactoryProtocol = LabelFactory()
    let input: any InputFactoryProtocol = InputFactory()
    let button: any ButtonFactoryProtocol = ButtonFactory()
    let stack: any StackFactoryProtocol = StackFactory()
    func main(card: ViewNode, stack: StackNode) -> ViewNode {
      card.addSubview(stack)
      return card
    }
  }
}
