// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Snapshots of views")
struct ViewSnapshotTests {
  private func makeCard() -> (card: UIView, dot: UIView) {
    let card = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 40))
    card.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 50, height: 20))
    label.text = "Hi"
    card.addSubview(label)
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 8, height: 8))
    dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    dot.layer.cornerRadius = 4
    let stripe = CAGradientLayer()
    stripe.frame = CGRect(x: 0, y: 30, width: 60, height: 4)
    stripe.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    card.layer.addSublayer(stripe)
    card.addSubview(dot)
    return (card, dot)
  }

  @Test("shows the background, text, layers, and subviews, with the size of the bounds")
  func content() throws {
    let (card, _) = makeCard()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    let picture = snapshot.svg().lowercased()
    for part in ["#00f", "#f00", "#0f0", "hi"] {
      #expect(picture.contains(part) || picture.contains(part.replacing("f", with: "ff")))
    }
  }

  @Test("doesn't change with the view")
  func unchanged() throws {
    let (card, dot) = makeCard()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    let before = snapshot.svg()
    dot.removeFromSuperview()
    card.backgroundColor = .white
    #expect(snapshot.svg() == before)
  }

  @Test("shows hidden views no more than the view does")
  func hidden() throws {
    let (card, dot) = makeCard()
    let whole = try #require(card.snapshotView(afterScreenUpdates: false)).svg()
    dot.isHidden = true
    let without = try #require(card.snapshotView(afterScreenUpdates: false)).svg()
    #expect(without.count < whole.count)
    let part = card.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: false,
      withCapInsets: .zero)
    #expect(part?.bounds.size == CGSize(width: 20, height: 10))
  }
}
