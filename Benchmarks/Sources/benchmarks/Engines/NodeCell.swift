// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A node with content of a given size, as a label has it.
final class ContentNode: ViewNode {
  var contentSize = CGSize.zero

  override var intrinsicContentSize: CGSize { contentSize }
}

/// The cell of W5 as nodes under constraints that are written with anchors.
struct NodeCell {
  let root = ViewNode()
  let image = ViewNode()
  let title = ContentNode()
  let subtitle = ContentNode()
  let detail = ContentNode()
  let button = ContentNode()
  let chevron = ViewNode()
  let separator = ViewNode()
  let badge = ViewNode()
  let ring = ViewNode()
  let card = ViewNode()
  let highlight = ViewNode()

  init(_ sizes: CellSizes) {
    root.translatesAutoresizingMaskIntoConstraints = false
    for view in [
      image, title, subtitle, detail, button, chevron, separator, badge, ring, card, highlight,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for label in [title, subtitle, detail, button] {
      label.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
    }
    button.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    button.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    setSizes(sizes)
    let fitting = root.heightAnchor.constraint(equalToConstant: 44)
    fitting.priority = .fittingSizeLevel
    LayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 375),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
      highlight.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      highlight.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      highlight.topAnchor.constraint(equalTo: card.topAnchor),
      highlight.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      separator.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      separator.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      image.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      image.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalToConstant: 40),
      image.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 8),
      ring.leadingAnchor.constraint(equalTo: image.leadingAnchor, constant: -2),
      ring.trailingAnchor.constraint(equalTo: image.trailingAnchor, constant: 2),
      ring.topAnchor.constraint(equalTo: image.topAnchor, constant: -2),
      ring.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: 2),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      badge.trailingAnchor.constraint(equalTo: image.trailingAnchor, constant: 4),
      badge.topAnchor.constraint(equalTo: image.topAnchor, constant: -4),
      chevron.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      chevron.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      chevron.widthAnchor.constraint(equalToConstant: 8),
      chevron.heightAnchor.constraint(equalToConstant: 13),
      button.trailingAnchor.constraint(equalTo: chevron.leadingAnchor, constant: -8),
      button.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      detail.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 2),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -10),
      fitting,
    ])
  }

  /// Gives the contents other sizes.
  func setSizes(_ sizes: CellSizes) {
    title.contentSize = CGSize(width: sizes.titleWidth, height: 20)
    subtitle.contentSize = CGSize(width: sizes.subtitleWidth, height: sizes.subtitleHeight)
    detail.contentSize = CGSize(width: sizes.detailWidth, height: 14)
    button.contentSize = CGSize(width: sizes.buttonWidth, height: 30)
    title.invalidateIntrinsicContentSize()
    subtitle.invalidateIntrinsicContentSize()
    detail.invalidateIntrinsicContentSize()
    button.invalidateIntrinsicContentSize()
  }

  /// Lays the cell out and sums its frames up.
  func layOut() -> Double {
    root.layoutIfNeeded()
    return sum()
  }

  /// What its frames add up to.
  func sum() -> Double {
    var sum = CellSum()
    sum.add(0, root.frame)
    sum.add(1, image.frame)
    sum.add(2, title.frame)
    sum.add(3, subtitle.frame)
    sum.add(4, detail.frame)
    sum.add(5, button.frame)
    sum.add(6, chevron.frame)
    sum.add(7, separator.frame)
    sum.add(8, badge.frame)
    sum.add(9, ring.frame)
    sum.add(10, card.frame)
    sum.add(11, highlight.frame)
    return sum.value
  }
}
