// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

/// A boarding pass, made by the factories that it is given.
struct BoardingPass {
  let viewFactory: any ViewFactoryProtocol

  func makeCard() -> ViewNode {
    let route = viewFactory.label.header()
    route.text = "Lisbon to Reykjavík"
    let details = viewFactory.label.body()
    details.text = "Friday at 9:41 from gate 7. Please bring a jacket; evenings are cool."
    let price = viewFactory.label.price()
    price.text = "€ 120"
    let checkIn = viewFactory.button.positive()
    checkIn.setTitle("Check in", for: .normal)

    let card = viewFactory.card.main(
      stack: viewFactory.stack.vertical(views: [route, details, price, checkIn]))
    card.widthAnchor.constraint(equalToConstant: 375).isActive = true
    return card
  }
}

extension LabelFactoryProtocol {
  func price() -> LabelNode {
    let label = body(alignment: .right)
    label.font = .boldSystemFont(ofSize: 20)
    return label
  }
}
