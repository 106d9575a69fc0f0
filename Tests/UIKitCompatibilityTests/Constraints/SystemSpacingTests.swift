// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("System spacing")
struct SystemSpacingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    return label
  }

  @Test("between baselines is the line spacing of the text below, times the multiplier")
  func baselines() {
    let (title, body) = (label(.title1), label(.body))
    title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let spacing = body.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    spacing.isActive = true
    view.layoutIfNeeded()
    #expect(spacing.constant == 22 && body.frame.minY >= title.frame.maxY - 8)
    let baselines = (
      title.frame.minY + title.font.ascender, body.frame.minY + body.font.ascender
    )
    #expect(abs(baselines.1 - baselines.0 - 22) < 1)
    // It follows the font and the text size.
    body.font = .preferredFont(forTextStyle: .caption1)
    #expect(spacing.constant == 16)
    body.font = .preferredFont(forTextStyle: .body)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(spacing.constant > 35)
    // A constant that client code sets stays.
    spacing.constant = 5
    body.font = .preferredFont(forTextStyle: .title1)
    #expect(spacing.constant == 5)
    let least = body.firstBaselineAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2)
    let most = body.lastBaselineAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: title.firstBaselineAnchor, multiplier: 2)
    #expect(least.constant == most.constant && least.constant > 80)
  }

  @Test("between edges, and without text, is 8 points")
  func edges() {
    let (title, body) = (label(.title1), label(.body))
    let edges = body.topAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2)
    let plain = UIView()
    view.addSubview(plain)
    let other = plain.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1)
    #expect(edges.constant == 16 && other.constant == 8)
    body.font = .preferredFont(forTextStyle: .largeTitle)
    #expect(edges.constant == 16)
  }

  @Test("separates the views of a stack whose spacing stands for it")
  func stacks() {
    let views = (0..<3).map { _ in UIView() }
    for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 46)
    stack.setCustomSpacing(20, after: views[0])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 58)
    stack.spacing = UIStackView.spacingUseDefault
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
  }

  @Test("text sizes stay within the limits of a view, whatever its superview's")
  func textSizeLimits() {
    let body = label(.body)
    var sizes: [UIContentSizeCategory] = []
    func note() { sizes.append(body.traitCollection.preferredContentSizeCategory) }
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    note()
    let height = body.intrinsicContentSize.height
    body.maximumContentSizeCategory = .extraLarge
    note()
    #expect(body.intrinsicContentSize.height < height)
    view.traitOverrides.preferredContentSizeCategory = .small
    note()
    body.minimumContentSizeCategory = .medium
    note()
    body.traitOverrides.preferredContentSizeCategory = .extraSmall
    note()
    view.maximumContentSizeCategory = .extraSmall
    body.traitOverrides = UITraitCollection()
    note()
    (body.minimumContentSizeCategory, body.maximumContentSizeCategory) = (nil, nil)
    note()
    #expect(
      sizes == [
        .accessibilityLarge, .extraLarge, .small, .medium, .medium, .medium, .extraSmall,
      ])
  }
}
