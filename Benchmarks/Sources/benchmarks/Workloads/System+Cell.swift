// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

extension System {
  /// W5: cell number `c` of a table, twelve views.
  static func cell(_ c: Int) -> System {
    let (root, image, title, subtitle, detail, button, chevron, separator) = (
      0, 1, 2, 3, 4, 5, 6, 7
    )
    let (badge, ring, card, highlight) = (8, 9, 10, 11)
    let sizes = CellSizes(c)
    let load = System(variableCount: 48)
    func left(_ v: Int) -> [(Int, Double)] { [(x(v), 1)] }
    func right(_ v: Int) -> [(Int, Double)] { [(x(v), 1), (w(v), 1)] }
    func top(_ v: Int) -> [(Int, Double)] { [(y(v), 1)] }
    func bottom(_ v: Int) -> [(Int, Double)] { [(y(v), 1), (h(v), 1)] }
    func centre(_ v: Int) -> [(Int, Double)] { [(y(v), 1), (h(v), 0.5)] }
    func size(_ v: Int, _ width: Double, _ at: Double, _ height: Double) {
      load.add([(w(v), 1)], .lessThanOrEqual, [], width, at: at)
      load.add([(w(v), 1)], .greaterThanOrEqual, [], width, at: at + 500)
      load.add([(h(v), 1)], .lessThanOrEqual, [], height, at: 251)
      load.add([(h(v), 1)], .greaterThanOrEqual, [], height, at: 750)
    }
    load.add(left(root))
    load.add(top(root))
    load.add([(w(root), 1)], .equal, [], 375)
    load.add(left(card), .equal, left(root), 8)
    load.add(right(card), .equal, right(root), -8)
    load.add(top(card), .equal, top(root), 4)
    load.add(bottom(card), .equal, bottom(root), -4)
    load.add(left(highlight), .equal, left(card))
    load.add(right(highlight), .equal, right(card))
    load.add(top(highlight), .equal, top(card))
    load.add(bottom(highlight), .equal, bottom(card))
    load.add(left(separator), .equal, left(root), 16)
    load.add(right(separator), .equal, right(root))
    load.add(bottom(separator), .equal, bottom(root))
    load.add([(h(separator), 1)], .equal, [], 0.5)
    load.add(left(image), .equal, left(card), 12)
    load.add(centre(image), .equal, centre(card))
    load.add([(w(image), 1)], .equal, [], 40)
    load.add([(h(image), 1)], .equal, [], 40)
    load.add(top(image), .greaterThanOrEqual, top(card), 8)
    load.add(left(ring), .equal, left(image), -2)
    load.add(right(ring), .equal, right(image), 2)
    load.add(top(ring), .equal, top(image), -2)
    load.add(bottom(ring), .equal, bottom(image), 2)
    load.add([(w(badge), 1)], .equal, [], 12)
    load.add([(h(badge), 1)], .equal, [], 12)
    load.add(right(badge), .equal, right(image), 4)
    load.add(top(badge), .equal, top(image), -4)
    load.add(right(chevron), .equal, right(card), -12)
    load.add(centre(chevron), .equal, centre(card))
    load.add([(w(chevron), 1)], .equal, [], 8)
    load.add([(h(chevron), 1)], .equal, [], 13)
    load.add(right(button), .equal, left(chevron), -8)
    load.add(centre(button), .equal, centre(card))
    load.add([(w(button), 1)], .lessThanOrEqual, [], sizes.buttonWidth, at: 251)
    load.add([(w(button), 1)], .greaterThanOrEqual, [], sizes.buttonWidth, at: 751)
    load.add([(h(button), 1)], .lessThanOrEqual, [], 30, at: 251)
    load.add([(h(button), 1)], .greaterThanOrEqual, [], 30, at: 750)
    load.add(left(title), .equal, right(image), 12)
    load.add(right(title), .lessThanOrEqual, left(button), -8)
    load.add(top(title), .equal, top(card), 10)
    size(title, sizes.titleWidth, 250, 20)
    load.add(left(subtitle), .equal, left(title))
    load.add(right(subtitle), .lessThanOrEqual, left(button), -8)
    load.add(top(subtitle), .equal, bottom(title), 4)
    size(subtitle, sizes.subtitleWidth, 250, sizes.subtitleHeight)
    load.add(left(detail), .equal, left(title))
    load.add(right(detail), .lessThanOrEqual, left(button), -8)
    load.add(top(detail), .equal, bottom(subtitle), 2)
    load.add(bottom(detail), .lessThanOrEqual, bottom(card), -10)
    size(detail, sizes.detailWidth, 250, 14)
    load.add([(h(root), 1)], .equal, [], 44, at: 50)
    return load
  }
}
