// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

/// A view that draws shapes, text, and pictures, within all kinds of groups.
private final class Drawing: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.label.setFill()
    UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 4)).fill()
    UIColor.systemBlue.setStroke()
    UIBezierPath(ovalIn: CGRect(x: 2, y: 8, width: 6, height: 6)).stroke()
    NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.secondaryLabel])
      .draw(at: CGPoint(x: 3, y: 12))
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 9, y: 0, width: 9, height: 20))
    context.setAlpha(0.5)
    context.translateBy(x: 2, y: 3)
    context.setFillColor(UIColor.systemOrange.cgColor)
    context.fill(CGRect(x: 8, y: 2, width: 5, height: 9))
    UIImage(systemName: "heart")?.draw(in: CGRect(x: 9, y: 9, width: 6, height: 6))
    context.restoreGState()
  }
}

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

  @Test("lays out the view first only on request")
  func pendingLayout() throws {
    for isLaidOut in [true, false] {
      let (card, dot) = makeCard()
      card.layoutIfNeeded()
      dot.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        dot.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 30),
        dot.topAnchor.constraint(equalTo: card.topAnchor),
        dot.widthAnchor.constraint(equalToConstant: 8),
        dot.heightAnchor.constraint(equalToConstant: 8),
      ])
      let snapshot = try #require(card.snapshotView(afterScreenUpdates: isLaidOut))
      #expect(dot.frame.minX == (isLaidOut ? 30 : 10))
      card.frame.origin = .zero
      card.layoutIfNeeded()
      #expect((snapshot.svg() == card.svg()) == isLaidOut)
    }
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

  @Test("looks like the view, with shadows, masks, and the colors of its traits")
  func likeTheView() throws {
    let card = makeCard().card
    card.overrideUserInterfaceStyle = .dark
    card.frame.origin = .zero
    let inside = UIView(frame: CGRect(x: 20, y: 5, width: 20, height: 20))
    inside.backgroundColor = .systemBackground
    inside.layer.shadowOpacity = 0.5
    inside.alpha = 0.5
    inside.transform = CGAffineTransform(rotationAngle: 0.5)
    let masked = UIView(frame: CGRect(x: 40, y: 5, width: 10, height: 10))
    masked.backgroundColor = .label
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: masked.bounds).cgPath
    masked.layer.mask = mask
    let fading = UIView(frame: CGRect(x: 2, y: 2, width: 9, height: 9))
    fading.layer.shadowOpacity = 1
    fading.layer.shadowPath = UIBezierPath(rect: fading.bounds).cgPath
    let drawing = Drawing(frame: CGRect(x: 30, y: 2, width: 20, height: 30))
    drawing.isOpaque = false
    let ramp = CAGradientLayer()
    ramp.frame = CGRect(x: 0, y: 34, width: 60, height: 3)
    ramp.colors = [UIColor.label.cgColor, UIColor.systemRed.cgColor]
    card.layer.addSublayer(ramp)
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 4, width: 9, height: 9)).cgPath
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.lineWidth = 2
    card.layer.addSublayer(ring)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.frame = CGRect(x: 3, y: 20, width: 12, height: 12)
    card.addSubview(picture)
    card.addSubview(drawing)
    card.addSubview(fading)
    card.addSubview(inside)
    card.addSubview(masked)
    card.clipsToBounds = true
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.svg() == card.svg())
  }

  @Test("shows views inside each other at any depth")
  func depth() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var deepest = root
    for _ in 0..<20_000 {
      let view = UIView(frame: deepest.bounds)
      view.alpha = 0.999_99
      view.backgroundColor = .black
      deepest.addSubview(view)
      deepest = view
    }
    let dot = UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7))
    dot.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    deepest.addSubview(dot)
    let snapshot = try #require(root.snapshotView(afterScreenUpdates: true))
    #expect(DisplayList(of: snapshot).operations.count > 20_000)
  }
}
