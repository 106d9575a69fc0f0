// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import ViewFactory

/// The card that is drawn: 600 × 340 points with a photo, a gradient, a shadow and four texts.
///
/// `cards.py` draws the same one.
struct Card {
  let photo: Image
  let measurer: any TextMeasurer

  private static let names = [
    "Juca da Silva", "Nayara Souza", "Ronan Nunes", "Zoë Grönlund", "Иван Петров", "Ελένη Παππά",
  ]

  static func name(_ number: Int) -> String { "\(names[number % names.count]) \(number)" }

  func node(_ number: Int) -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 600, height: 340))
    page.textMeasurer = measurer
    page.backgroundColor = Color(red: 0.93, green: 0.94, blue: 0.97, alpha: 1)
    let card = ViewNode()
    card.backgroundColor = .white
    card.layer.cornerRadius = 16
    card.layer.shadowOpacity = 0.25
    card.layer.shadowOffset = CGSize(width: 0, height: 6)
    card.layer.shadowRadius = 12
    let band = ViewNode()
    band.clipsToBounds = true
    band.layer.cornerRadius = 16
    let gradient = GradientLayer()
    gradient.colors = [
      Color(red: 0.29, green: 0.25, blue: 0.82, alpha: 1),
      Color(red: 0.62, green: 0.31, blue: 0.87, alpha: 1),
    ]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.fillsSuperlayer = true
    band.layer.addSublayer(gradient)
    let portrait = ImageNode(image: photo)
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    portrait.layer.cornerRadius = 48

    func label(_ text: String, _ font: Font, _ color: Color) -> LabelNode {
      let label = LabelNode()
      label.text = text
      label.font = font
      label.textColor = color
      return label
    }
    let gray = Color(white: 0.35, alpha: 1)
    let texts = StackNode(arrangedSubviews: [
      label(Card.name(number), .boldSystemFont(ofSize: 28), .black),
      label("Engineer of share images", .systemFont(ofSize: 19), gray),
      label("someone.\(number)@example.com", .systemFont(ofSize: 17), gray),
      label("+55 (48) 1111-\(1000 + number % 9000)", .systemFont(ofSize: 17), gray),
    ])
    texts.axis = .vertical
    texts.spacing = 8
    page.addSubview(card)
    for view in [band, portrait, texts] { card.addSubview(view) }
    for view in [card, band, portrait, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    card.topAnchor(equalTo: page.topAnchor, constant: 30)
      .bottomAnchor(equalTo: page.bottomAnchor, constant: -30)
      .leadingAnchor(equalTo: page.leadingAnchor, constant: 30)
      .trailingAnchor(equalTo: page.trailingAnchor, constant: -30)
    band.topAnchor(equalTo: card.topAnchor)
      .leadingAnchor(equalTo: card.leadingAnchor)
      .trailingAnchor(equalTo: card.trailingAnchor)
      .heightAnchor(equalTo: 80)
    portrait.topAnchor(equalTo: card.topAnchor, constant: 40)
      .leadingAnchor(equalTo: card.leadingAnchor, constant: 24)
      .widthAnchor(equalTo: 96)
      .heightAnchor(equalTo: 96)
    texts.topAnchor(equalTo: band.bottomAnchor, constant: 24)
      .leadingAnchor(equalTo: portrait.trailingAnchor, constant: 24)
      .trailingAnchor(equalTo: card.trailingAnchor, constant: -24)
    return page
  }
}
