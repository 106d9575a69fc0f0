// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// View code written for UIKit, laid out.
@Suite("View code written for UIKit")
struct SeedLayoutTests {
  private func components() -> BusinessCardComponents {
    let components = BusinessCardComponents()
    components.nameLabel.text = "Juca"
    components.titleLabel.text = "Desenvolvedor"
    components.phoneLabel.text = "(11) 1111-1111"
    components.emailLabel.text = "oi@juca.com"
    return components
  }

  /// Lays a card out 300 wide and as high as it asks, or as high as given.
  private func layOut(_ card: UIView, height: CGFloat? = nil) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    var constraints = [
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 300),
    ]
    if let height { constraints.append(card.heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return root
  }

  /// 17 points of the system font in one line, at three pixels a point.
  private let line: CGFloat = 61.0 / 3

  @Test("the Senior card stacks the picture and four lines, and is as high as they are")
  func plainSenior() {
    let parts = components()
    let card = PlainSeniorBusinessCardView(businessCardComponents: parts)
    let root = layOut(card)
    #expect(parts.photoImageView.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    let labels = [parts.nameLabel, parts.titleLabel, parts.phoneLabel, parts.emailLabel]
    for (index, label) in labels.enumerated() {
      #expect(abs(label.frame.minY - (100 + CGFloat(index) * line)) < 0.5)
      #expect(label.frame.width == 300)
    }
    #expect(abs(card.frame.height - (100 + 4 * line)) < 0.5)
    withExtendedLifetime(root) {}
  }

  @Test("the Senior card with chained anchors keeps its margins")
  func senior() {
    let parts = components()
    let card = SeniorBusinessCardView(businessCardComponents: parts)
    let root = layOut(card)
    #expect(parts.photoImageView.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    // The trailing constant is written without a minus: the labels reach 5 over the edge.
    #expect(parts.nameLabel.frame.minX == 5)
    #expect(parts.nameLabel.frame.maxX == 305)
    #expect(abs(parts.nameLabel.frame.minY - 105) < 0.001)
    #expect(abs(parts.emailLabel.frame.maxY - card.bounds.maxY) < 0.001)
    withExtendedLifetime(root) {}
  }

  @Test("the Full card places the lines beside the picture")
  func full() {
    let parts = components()
    let card = FullBusinessCardView(businessCardComponents: parts)
    let root = layOut(card, height: 80)
    #expect(parts.photoImageView.frame == CGRect(x: 5, y: 0, width: 80, height: 80))
    #expect(parts.nameLabel.superview?.frame == CGRect(x: 90, y: 0, width: 215, height: 80))
    #expect(parts.nameLabel.frame.origin == .zero)
    #expect(abs(parts.titleLabel.frame.minY - line) < 0.5)
    #expect(abs(parts.emailLabel.frame.minY - 3 * line) < 0.5)
    withExtendedLifetime(root) {}
  }

  @Test("the Junior card stacks small lines beside the picture, and is as high as the picture")
  func junior() {
    let parts = components()
    let card = JuniorBusinessCardView(businessCardComponents: parts)
    let root = layOut(card, height: 50)
    #expect(parts.photoImageView.frame == CGRect(x: 5, y: 0, width: 50, height: 50))
    #expect(parts.nameLabel.superview?.frame == CGRect(x: 60, y: 0, width: 245, height: 50))
    #expect(parts.nameLabel.font == .systemFont(ofSize: 10))
    #expect(parts.nameLabel.frame.minY == 0)
    #expect(parts.phoneLabel.frame.maxY == 50)
    withExtendedLifetime(root) {}
  }

  /// The settings screen on a phone, 390 by 844 points with 47 and 34 of them covered.
  private func settings(
    _ direction: UITraitEnvironmentLayoutDirection, _ controller: UIViewController
  ) -> Screen {
    Screen(
      Screen.Device(
        name: "phone", portraitSize: CGSize(width: 390, height: 844),
        portraitInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      traits: UITraitCollection(layoutDirection: direction),
      rootViewController: UINavigationController(rootViewController: controller))
  }

  @Test(
    "the settings rows are 20 apart inside margins of 16, below the bar",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func playback(direction: UITraitEnvironmentLayoutDirection) throws {
    let controller = SettingsScreen.ViewController()
    let screen = settings(direction, controller)
    screen.layoutIfNeeded()
    #expect(controller.navigationItem.title == "Playback")
    let stackView = try #require(controller.view.subviews.first as? UIStackView)
    let rows = stackView.arrangedSubviews
    try #require(rows.count == 6)
    #expect(controller.view.layoutReport().isEmpty)
    #expect(abs(stackView.convert(CGPoint.zero, to: nil).y - 91) < 0.001)
    #expect(stackView.frame.width == 390)
    for row in rows {
      #expect(row.frame.minX == 16)
      #expect(row.frame.width == 358)
    }
    for (above, below) in zip(rows, rows.dropFirst()) {
      #expect(abs(below.frame.minY - above.frame.maxY - 20) < 0.5)
    }
    #expect(rows[0].frame.minY == 16)
    #expect(rows[0].frame.height == 31)
    // The description takes two lines.
    #expect(rows[1].frame.height > 2 * 16 && rows[1].frame.height < 3 * 17)
    // Not pinned below: as high as its rows and margins.
    #expect(abs(stackView.frame.height - rows[5].frame.maxY - 16) < 0.5)
    let label = try #require(rows[0].subviews.first as? UILabel)
    let toggle = try #require(rows[0].subviews.last as? UISwitch)
    #expect(toggle.isOn == false)
    let isTurned = direction == .rightToLeft
    #expect(abs((isTurned ? 358 - label.frame.maxX : label.frame.minX)) < 0.5)
    #expect(label.frame.minY == 0)
    #expect(abs((isTurned ? toggle.frame.minX : 358 - toggle.frame.maxX)) <= 2)
    #expect(abs(toggle.frame.midY - label.frame.midY) < 0.5)
  }

  @Test("the animal cell is as high as its text, but never lower than its picture's chain requires")
  func animalCell() {
    for lines in [1, 3] {
      let cell = AnimalTableViewCell(style: .default, reuseIdentifier: "animal")
      cell.subtitleLabel.text = Array(repeating: "text", count: lines).joined(separator: "\n")
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let text = cell.subtitleLabel.intrinsicContentSize.height
      #expect(abs(size.height - (16 + 16 + 16 + text + 16)) < 0.5)
    }
  }
}
