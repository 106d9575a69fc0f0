// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

/// A page whose texts all stand in the page itself, tied by anchors alone.
nonisolated enum FlatPage: String, CaseIterable, Sendable, CustomTestStringConvertible {
  /// Texts of different sizes on one baseline.
  case baselines
  /// Each row begins below the lower of two texts.
  case belowTheLower
  /// Two texts are centered on a guide that contains them.
  case centredOnAGuide
  /// Three columns of equal widths and heights.
  case equalColumns
  /// A grid of cells that are all of one size.
  case grid

  var testDescription: String { rawValue }
}

extension FlatPage {
  /// A page that is 375 points wide with that many rows.
  func makePage(rows count: Int) -> ViewNode {
    let page = rooted(375, 812)
    var above: (item: LayoutItem, edge: LayoutAttribute) = (page, .top)
    var first: [ViewNode] = []
    for number in 0..<count {
      let texts = (0..<(self == .equalColumns || self == .grid ? 3 : 2)).map { place in
        makeText(number, place, in: page)
      }
      if first.isEmpty { first = texts }
      LayoutConstraint.activate(horizontal(texts, in: page))
      above = tie(texts, below: above, first[0], in: page)
    }
    return page
  }

  private func makeText(_ number: Int, _ place: Int, in page: ViewNode) -> ViewNode {
    let text = LabelNode()
    text.text = String(repeating: "row \(number) ", count: 1 + (number + place) % 3)
    text.font = .systemFont(ofSize: CGFloat(13 + 4 * place))
    text.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(text)
    return text
  }

  private func horizontal(_ texts: [ViewNode], in page: ViewNode) -> [LayoutConstraint] {
    var constraints = [texts[0].leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 8)]
    for (text, next) in zip(texts, texts.dropFirst()) {
      constraints.append(
        next.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8))
      constraints.append(next.widthAnchor.constraint(equalTo: text.widthAnchor))
    }
    return constraints + [
      texts[texts.count - 1].trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -8)
    ]
  }

  /// Ties the texts of a row below the row before, and returns its end.
  private func tie(
    _ texts: [ViewNode], below above: (item: LayoutItem, edge: LayoutAttribute),
    _ first: ViewNode, in page: ViewNode
  ) -> (item: LayoutItem, edge: LayoutAttribute) {
    func begin(_ item: LayoutItem) {
      LayoutConstraint(
        item: item, attribute: .top, relatedBy: .equal, toItem: above.item, attribute: above.edge,
        multiplier: 1, constant: 8
      ).isActive = true
    }
    let guide = LayoutGuide()
    var constraints: [LayoutConstraint] = []
    switch self {
    case .baselines:
      begin(texts[1])
      constraints = [texts[0].firstBaselineAnchor.constraint(equalTo: texts[1].firstBaselineAnchor)]
    case .belowTheLower:
      page.addLayoutGuide(guide)
      for text in texts {
        begin(text)
        let close = guide.topAnchor.constraint(equalTo: text.bottomAnchor)
        close.priority = .defaultLow
        constraints += [
          close, guide.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor),
        ]
      }
    case .centredOnAGuide:
      page.addLayoutGuide(guide)
      begin(guide)
      let low = guide.heightAnchor.constraint(equalToConstant: 0)
      low.priority = LayoutPriority(50)
      constraints = [low]
      for text in texts {
        constraints += [
          text.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
          text.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        ]
      }
    case .equalColumns, .grid:
      let leader = self == .grid ? first : texts[0]
      for text in texts {
        begin(text)
        if text !== leader {
          constraints.append(text.heightAnchor.constraint(equalTo: leader.heightAnchor))
        }
      }
    }
    LayoutConstraint.activate(constraints)
    switch self {
    case .belowTheLower: return (guide, .top)
    case .centredOnAGuide: return (guide, .bottom)
    default: return (texts[1], .bottom)
    }
  }
}
