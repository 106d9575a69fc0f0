// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

extension System {
  /// W5: cell number `c` of a table, twelve views.
  static func cell(_ c: Int) -> System {
    let sizes = CellSizes(c).all
    return cell { load, view, relation, size, priority in
      load.add([view], relation, [], sizes[size.rawValue], at: priority)
    }
  }

  /// W5 with the sizes of its content as variables, from 48 on, for engines that change values by
  /// editing variables.
  static func editableCell() -> System {
    cell(variableCount: 48 + ContentSize.allCases.count) { load, view, relation, size, priority in
      load.add([view], relation, [(48 + size.rawValue, 1)], at: priority)
    }
  }

  /// The first cell, and which of its rows have the size of some content as their constant.
  static func changeableCell() -> (system: System, rows: [(row: Int, size: ContentSize)]) {
    let sizes = CellSizes(0).all
    var rows: [(row: Int, size: ContentSize)] = []
    let system = cell { load, view, relation, size, priority in
      rows.append((load.rowCount, size))
      load.add([view], relation, [], sizes[size.rawValue], at: priority)
    }
    return (system, rows)
  }

  /// A cell; `limit` adds a row that limits one side of a view to the size of its content.
  private static func cell(
    variableCount: Int = 48,
    _ limit: (System, _ side: (Int, Double), Relation, ContentSize, _ priority: Double) -> Void
  ) -> System {
    let (root, image, title, subtitle, detail, button, chevron, separator) = (
      0, 1, 2, 3, 4, 5, 6, 7
    )
    let (badge, ring, card, highlight) = (8, 9, 10, 11)
    let load = System(variableCount: variableCount)
    func left(_ v: Int) -> [(Int, Double)] { [(x(v), 1)] }
    func right(_ v: Int) -> [(Int, Double)] { [(x(v), 1), (w(v), 1)] }
    func top(_ v: Int) -> [(Int, Double)] { [(y(v), 1)] }
    func bottom(_ v: Int) -> [(Int, Double)] { [(y(v), 1), (h(v), 1)] }
    func centre(_ v: Int) -> [(Int, Double)] { [(y(v), 1), (h(v), 0.5)] }
    func width(_ v: Int, _ size: ContentSize, hugging: Double, resistance: Double) {
      limit(load, (w(v), 1), .lessThanOrEqual, size, hugging)
      limit(load, (w(v), 1), .greaterThanOrEqual, size, resistance)
    }
    func height(_ v: Int, _ height: Double) {
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
    width(button, .buttonWidth, hugging: 251, resistance: 751)
    height(button, 30)
    load.add(left(title), .equal, right(image), 12)
    load.add(right(title), .lessThanOrEqual, left(button), -8)
    load.add(top(title), .equal, top(card), 10)
    width(title, .titleWidth, hugging: 250, resistance: 750)
    height(title, 20)
    load.add(left(subtitle), .equal, left(title))
    load.add(right(subtitle), .lessThanOrEqual, left(button), -8)
    load.add(top(subtitle), .equal, bottom(title), 4)
    width(subtitle, .subtitleWidth, hugging: 250, resistance: 750)
    limit(load, (h(subtitle), 1), .lessThanOrEqual, .subtitleHeight, 251)
    limit(load, (h(subtitle), 1), .greaterThanOrEqual, .subtitleHeight, 750)
    load.add(left(detail), .equal, left(title))
    load.add(right(detail), .lessThanOrEqual, left(button), -8)
    load.add(top(detail), .equal, bottom(subtitle), 2)
    load.add(bottom(detail), .lessThanOrEqual, bottom(card), -10)
    width(detail, .detailWidth, hugging: 250, resistance: 750)
    height(detail, 14)
    load.add([(h(root), 1)], .equal, [], 44, at: 50)
    return load
  }
}
