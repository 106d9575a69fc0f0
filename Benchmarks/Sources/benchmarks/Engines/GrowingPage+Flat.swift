// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension GrowingPage {
  /// Adds rows of a name and a text without views around them.
  func makeFlat(_ count: Int, in page: ViewNode) {
    var last = page.topAnchor
    var first: ViewNode?
    for number in 0..<count {
      let name = label("Name \(number)")
      let text = label("A text that is rather long, and longer still, number \(number)")
      text.numberOfLines = 0
      for view in [name, text] {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
      }
      var constraints = [
        name.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        text.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        text.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      ]
      if self != .columns, self != .grid {
        constraints.append(name.widthAnchor.constraint(equalToConstant: 100))
      }
      constraints += row(name, text, below: &last, in: page, first: first)
      LayoutConstraint.activate(constraints)
      first = first ?? name
    }
    switch self {
    case .compressedRows:
      last.constraint(equalTo: page.topAnchor, constant: 20 * CGFloat(count)).isActive = true
    case .stretchedRows:
      last.constraint(equalTo: page.topAnchor, constant: 100 * CGFloat(count)).isActive = true
    default: break
    }
  }

  private func row(
    _ name: ViewNode, _ text: ViewNode, below last: inout YAxisAnchor, in page: ViewNode,
    first: ViewNode?
  ) -> [LayoutConstraint] {
    let top = last
    switch self {
    case .baselines:
      last = text.bottomAnchor
      return [
        name.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 8),
        text.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 8),
        text.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      ]
    case .guide:
      let guide = LayoutGuide()
      page.addLayoutGuide(guide)
      last = guide.bottomAnchor
      let low = guide.heightAnchor.constraint(equalToConstant: 0)
      low.priority = LayoutPriority(50)
      return [
        low, guide.topAnchor.constraint(equalTo: top, constant: 8),
        name.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        text.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
        name.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        text.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      ]
    case .belowTheLower:
      let line = ViewNode()
      line.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(line)
      last = line.bottomAnchor
      let near = [name, text].map { view in
        let near = line.topAnchor.constraint(equalTo: view.bottomAnchor)
        near.priority = .defaultLow
        return near
      }
      return near + [
        name.topAnchor.constraint(equalTo: top, constant: 8),
        text.topAnchor.constraint(equalTo: top, constant: 8),
        line.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor),
        line.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor),
        line.leadingAnchor.constraint(equalTo: page.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ]
    case .columns, .grid:
      last = text.bottomAnchor
      var constraints = [
        name.topAnchor.constraint(equalTo: top, constant: 8),
        text.topAnchor.constraint(equalTo: name.topAnchor),
        name.widthAnchor.constraint(equalTo: (first ?? text).widthAnchor),
      ]
      if self == .grid {
        constraints.append(text.heightAnchor.constraint(equalTo: name.heightAnchor))
        if let first {
          constraints.append(name.heightAnchor.constraint(equalTo: first.heightAnchor))
        }
      }
      return constraints
    default:
      last = text.bottomAnchor
      return [
        name.topAnchor.constraint(equalTo: top, constant: 8),
        text.topAnchor.constraint(equalTo: name.topAnchor),
        text.bottomAnchor.constraint(equalTo: name.bottomAnchor),
      ]
    }
  }
}
