// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Systems that a presolve alone does not decide.
extension System {
  static func adversaries(_ count: Int) -> [(name: String, system: System)] {
    [
      ("ties", ties(count)), ("related", related(count)), ("cycles", cycles(count)),
      ("ratios", ratios(count)), ("redundant", redundant(count)),
      ("conflicting", conflicting(count)),
    ]
  }

  /// What each of them is, for the table.
  static let adversaryTitles = [
    "ties": "ties of equal priority", "related": "soft rows between views",
    "cycles": "inequalities in a circle", "ratios": "aspect ratios",
    "redundant": "everything said twice", "conflicting": "required conflicts",
  ]

  private static func root(_ count: Int) -> System {
    let system = System(variableCount: 4 * (count + 1))
    system.add([(x(0), 1)])
    system.add([(y(0), 1)])
    system.add([(w(0), 1)], .equal, [], 375)
    return system
  }

  /// Boxes one below the other, as wide as the root less the margins.
  private func stack(_ i: Int) {
    if i == 1 {
      add([(y(i), 1)], .equal, [(y(0), 1)], 12)
    } else {
      add([(y(i), 1)], .equal, [(y(i - 1), 1), (h(i - 1), 1)], 8)
    }
    add([(x(i), 1)], .equal, [(x(0), 1)], 16)
  }

  private func close(_ count: Int) {
    add([(y(count), 1), (h(count), 1)], .equal, [(y(0), 1), (h(0), 1)], -12)
  }

  /// Wishes of one priority that cannot all be met.
  private static func ties(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      system.stack(i)
      system.add([(x(i), 1), (w(i), 1)], .lessThanOrEqual, [(x(0), 1), (w(0), 1)], -16)
      for wish in 0..<3 {
        system.add([(w(i), 1)], .equal, [], Double(100 + 50 * wish + i % 7), at: 750)
        system.add([(h(i), 1)], .equal, [], Double(20 + 11 * wish + i % 5), at: 250)
      }
    }
    system.close(count)
    return system
  }

  /// Wishes that relate views to each other: equal heights and widths, against fixed contents.
  private static func related(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      system.stack(i)
      system.add([(w(i), 1)], .lessThanOrEqual, [(w(0), 1)], -32)
      system.add([(w(i), 1)], .greaterThanOrEqual, [], Double(40 + (13 * i) % 90), at: 750)
      system.add([(h(i), 1)], .greaterThanOrEqual, [], Double(20 + (7 * i) % 23), at: 750)
      if i > 1 {
        system.add([(w(i), 1)], .equal, [(w(i - 1), 1)], at: 251)
        system.add([(h(i), 1)], .equal, [(h(i - 1), 1)], at: 250)
      }
    }
    system.close(count)
    return system
  }

  /// Inequalities that run in a circle and so make equals.
  private static func cycles(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      system.stack(i)
      let next = i % count + 1
      system.add([(w(i), 1)], .lessThanOrEqual, [(w(next), 1)])
      system.add([(h(i), 1)], .greaterThanOrEqual, [(h(next), 1)])
      system.add([(w(i), 1)], .equal, [], Double(100 + (17 * i) % 60), at: i % 3 == 0 ? 750 : 250)
      system.add([(h(i), 1)], .equal, [], Double(20 + (7 * i) % 23), at: i % 4 == 0 ? 751 : 251)
    }
    system.close(count)
    return system
  }

  /// Aspect ratios, which join the axes, under limits in both.
  private static func ratios(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      system.stack(i)
      system.add([(x(i), 1), (w(i), 1)], .lessThanOrEqual, [(x(0), 1), (w(0), 1)], -16)
      system.add([(w(i), 1)], .equal, [(h(i), 1 + Double(i % 4) / 2)])
      system.add([(h(i), 1)], .lessThanOrEqual, [], Double(120 + (19 * i) % 80))
      system.add([(w(i), 1)], .equal, [(w(0), 1)], -32, at: 750)
      system.add([(h(i), 1)], .greaterThanOrEqual, [], 44, at: 999)
    }
    system.close(count)
    return system
  }

  /// A chain in which everything is said twice, once in other words.
  private static func redundant(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      for _ in 0..<2 { system.stack(i) }
      system.add([(x(i), 1), (w(i), 1)], .equal, [(x(0), 1), (w(0), 1)], -16)
      system.add([(w(i), 1)], .equal, [(w(0), 1)], -32)
      system.add([(w(i), 2)], .lessThanOrEqual, [(w(0), 2)], -64)
      system.add([(h(i), 1)], .equal, [], Double(20 + (7 * i) % 23), at: 750)
      system.add([(h(i), 1)], .equal, [], Double(20 + (7 * i) % 23), at: 750)
    }
    system.close(count)
    system.close(count)
    return system
  }

  /// A chain in which every fifth box is also required to be what it cannot be.
  private static func conflicting(_ count: Int) -> System {
    let system = root(count)
    for i in 1...count {
      system.stack(i)
      system.add([(x(i), 1), (w(i), 1)], .equal, [(x(0), 1), (w(0), 1)], -16)
      if i % 5 == 0 { system.add([(w(i), 1)], .equal, [], 100) }
      system.add([(h(i), 1)], .equal, [], Double(20 + (7 * i) % 23), at: 750)
    }
    system.close(count)
    return system
  }
}
