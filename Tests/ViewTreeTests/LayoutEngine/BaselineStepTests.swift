// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

/// Heights that depend on their own baselines, of which several would fit: the layout is always the
/// one of a new tree, whose baselines start at natural sizes.
@Suite("Baselines that depend on heights")
struct BaselineStepTests {
  /// A text of 20 points whose baseline is at a distance that depends on its height.
  private final class SteppedNode: ViewNode {
    var baseline: (CGFloat) -> CGFloat = { $0 }
    var natural = CGSize(width: 20, height: 20)
    var asked: [CGSize] = []

    override var intrinsicContentSize: CGSize { natural }
    override func textBaselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
      asked.append(size)
      return (baseline(size.height), baseline(size.height))
    }
  }

  /// A text whose center is at 50, with a line that is at its baseline.
  private struct Page {
    let root = rooted(300, 300)
    let text = SteppedNode()
    let line = constrained("line")
    let place: LayoutConstraint

    init(_ place: CGFloat = 50, baseline: @escaping (CGFloat) -> CGFloat) {
      text.baseline = baseline
      text.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(text)
      root.addSubview(line)
      self.place = line.topAnchor.constraint(equalTo: root.topAnchor, constant: place)
      let tie = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor)
      tie.priority = LayoutPriority(800)
      LayoutConstraint.activate([
        text.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 50), self.place, tie,
      ])
    }

    /// The height of the text in the layout.
    var height: CGFloat {
      root.layoutIfNeeded()
      return text.frame.height
    }
  }

  @Test("a changed constant leads to the height of a new tree")
  func constant() {
    let baseline: (CGFloat) -> CGFloat = { $0 < 28 ? 15 : 25 }
    let page = Page(baseline: baseline)
    #expect(page.height == 50)
    page.place.constant = 52
    #expect(page.height == 26)
    #expect(Page(52, baseline: baseline).height == 26)
    page.place.constant = 50
    #expect(page.height == 50)
    #expect(Page(50, baseline: baseline).height == 50)
  }

  @Test("a constraint that already holds leads to the height of a new tree")
  func added() {
    let baseline: (CGFloat) -> CGFloat = { ($0 >= 25 && $0 < 35) || $0 >= 45 ? 25 : 15 }
    let page = Page(baseline: baseline)
    #expect(page.height == 50)
    let least = addedLeast(to: page)
    #expect(page.height == 40)
    let new = Page(baseline: baseline)
    _ = addedLeast(to: new)
    #expect(new.height == 40)
    least.isActive = false
    #expect(page.height == 50)
  }

  private func addedLeast(to page: Page) -> LayoutConstraint {
    let least = page.text.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    least.priority = LayoutPriority(950)
    least.isActive = true
    return least
  }

  @Test("a raised priority leads to the height of a new tree")
  func priority() {
    let page = Page { ($0 >= 25 && $0 < 35) || $0 >= 45 ? 25 : 15 }
    let least = page.text.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    least.priority = LayoutPriority(1)
    least.isActive = true
    #expect(page.height == 50)
    least.priority = LayoutPriority(950)
    #expect(page.height == 40)
  }

  @Test("a text without a natural size is asked for its baseline at no negative size")
  func noNaturalSize() {
    let page = Page { _ in 6 }
    page.text.natural = CGSize(width: -1, height: -1)
    #expect(page.height == 12)
    #expect(!page.text.asked.isEmpty)
    #expect(page.text.asked.allSatisfy { $0.width >= 0 && $0.height >= 0 })
    #expect(page.text.asked.first == .zero)
  }

  @Test("a baseline starts at the natural size, of which each side counts if there is one")
  func naturalSize() {
    for natural in [CGSize(width: 30, height: -1), CGSize(width: -1, height: 12)] {
      let page = Page { _ in 6 }
      page.text.natural = natural
      _ = page.height
      #expect(
        page.text.asked.first
          == CGSize(width: max(natural.width, 0), height: max(natural.height, 0)))
    }
  }
}
