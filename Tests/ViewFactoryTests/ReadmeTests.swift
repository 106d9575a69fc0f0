// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks
import ViewPictures

extension LabelFactoryProtocol {
  fileprivate func price() -> LabelNode {
    let label = body(alignment: .right)
    label.font = .boldSystemFont(ofSize: 20)
    return label
  }
}

@Suite("The README's programs")
struct ReadmeTests {
  @Test("the ticket is a card with a title and details below it")
  func ticket() {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()

    let title = viewFactory.label.header()
    title.text = "One ticket to the moon"
    let details = viewFactory.label.body()
    details.text =
      "Departs on Friday at 9:41 from platform 7. Please bring a jacket; evenings are cool."

    let card = viewFactory.card.main(stack: viewFactory.stack.vertical(views: [title, details]))
    card.widthAnchor.constraint(equalToConstant: 375).isActive = true

    #expect(card.frameTree().contains("LabelNode \"One ticket to the moon\""))
    #expect(card.svg().contains("One ticket to the moon"))
    #expect(card.bounds.width == 375)
    let titleFrame: CGRect = title.convert(title.bounds, to: card)
    let detailsFrame: CGRect = details.convert(details.bounds, to: card)
    #expect(titleFrame.maxY < detailsFrame.minY)
  }

  @Test("children stack with counted paddings")
  func stack() throws {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let title = viewFactory.label.header()
    title.text = "Title"
    let details = viewFactory.label.body()
    details.text = "Details"
    page.addSubview(title)
    page.addSubview(details)

    try viewFactory.styleHelper.constraint.setStack(
      for: [title, details], to: page, horizontalAt: .sixteen,
      verticalAt: [.sixteen, .eight, .sixteen])

    page.layoutIfNeeded()
    #expect(title.frame.minX == 16)
    #expect(title.frame.minY == 16)
    let gap: CGFloat = details.frame.minY - title.frame.maxY
    let rest: CGFloat = page.bounds.height - details.frame.maxY
    // Frames are rounded to a third of a point.
    #expect(abs(gap - 8) < 0.34)
    #expect(abs(rest - 16) < 0.34)
  }

  @Test("a block of constraints reads like the picture")
  func block() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let photo = ImageNode(image: nil)
    let title = LabelNode()
    title.text = "Title"
    for view in [photo, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(view)
    }
    constrain {
      photo.top == page.top
      photo.leading == page.leading
      photo.height == 40
      title.top == photo.bottom + 8
      title.leading == page.leading + 16
      title.trailing <= page.trailing - 16 ~ .defaultHigh
    }
    page.layoutIfNeeded()
    #expect(title.frame.minX == 16)
    #expect(title.frame.minY == 48)
  }

  @Test("a custom component is there on every factory")
  func customComponent() {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()
    #expect(viewFactory.label.price().font == .boldSystemFont(ofSize: 20))
    #expect(MockViewFactory().label.price().font == .boldSystemFont(ofSize: 20))
  }
}
