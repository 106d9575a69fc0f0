// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PeerInterface
import ViewNodes

extension Suite {
  /// Builds of two sizes.
  ///
  /// What the system takes for handing out pages is left out, here and for large trees: they are kept
  /// from one build to the next, as those of small builds always are. So these come last.
  mutating func runExponents() throws {
    peer_keep_memory()
    let pairs = [
      ("exponent-W1", "chains of 100 and 1000", System.chain(100), System.chain(1000)),
      ("exponent-W2", "forms of 20 and 200 rows", .form(20), .form(200)),
      ("exponent-W4", "stacks 5 and 6 deep", .stacks(depth: 5), .stacks(depth: 6)),
    ]
    for (name, work, small, large) in pairs where isWanted(name) {
      var contest = Contest(name: name, unit: "build")
      contest.contestants = [
        Contestant("small", Suite.coldWork(small)), Contestant("large", Suite.coldWork(large)),
      ]
      noteExponent(
        contest, work, growth: Double(large.rowCount) / Double(small.rowCount), aim: 1.05)
    }
  }

  /// Trees of up to 300,000 nodes and 100,000 levels: built, laid out, read and released.
  ///
  /// A small tree lies in the processor's caches and a large one does not, which makes each node of
  /// it up to twice as slow once and for all. So the ratios that count are those of trees that all lie
  /// outside; the ones that end in `cached` show the step.
  mutating func runLargeTrees() throws {
    peer_keep_memory()
    let columns = [
      ("exponent-nodes-cached", 834, 8340, "10,008 and 100,080"),
      ("exponent-nodes", 8340, 25_020, "100,080 and 300,240"),
    ]
    for (name, small, large, nodes) in columns {
      compare(name, small, large, "\(nodes) nodes in one tree") { size, count in
        let sizes = (0..<count).map(CellSizes.init)
        var contestant = Contestant(size) { CellColumn(sizes).layOut() }
        contestant.expected = CellColumn.expected(sizes)
        return contestant
      }
    }
    let towers = [
      ("exponent-levels-cached", 1000, 10_000, "1,000 and 10,000"),
      ("exponent-levels", 30_000, 100_000, "30,000 and 100,000"),
    ]
    for (name, small, large, nodes) in towers {
      compare(name, small, large, "\(nodes) nodes inside each other") { size, count in
        var contestant = Contestant(size) { NodeTower(count).layOut() }
        contestant.expected = NodeTower.expected(count)
        return contestant
      }
    }
  }

  /// Compares trees of two sizes.
  private mutating func compare(
    _ name: String, _ small: Int, _ large: Int, _ work: String,
    _ contestant: (String, Int) -> Contestant
  ) {
    guard isWanted(name) else { return }
    var contest = Contest(name: name, unit: "build")
    contest.contestants = [contestant("small", small), contestant("large", large)]
    noteExponent(
      contest, work, growth: Double(large) / Double(small),
      floor: name.hasSuffix("-cached") ? nil : 1.15)
  }

  private mutating func noteExponent(
    _ contest: Contest, _ work: String, growth: Double, floor: Double? = 1.15, aim: Double? = nil
  ) {
    guard let outcome = measure(contest), let ratio = outcome.ratio("large", over: "small"),
      let small = outcome.median("small"), let large = outcome.median("large")
    else { return }
    report.ratios.append(
      ReportRatio(
        name: contest.name, work: "\(work), one \(contest.unit)", ours: Report.time(large),
        theirs: "small \(Report.time(small))", value: log(ratio) / log(growth),
        direction: .oursOverTheirs, floor: floor, aim: aim))
  }
}

/// W5's cells one below the other, in one tree.
struct CellColumn {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 0))
  private let cells: [NodeCell]

  init(_ sizes: [CellSizes]) {
    cells = sizes.map { NodeCell($0) }
    var last = root.topAnchor
    for cell in cells {
      root.addSubview(cell.root)
      LayoutConstraint.activate([
        cell.root.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        cell.root.topAnchor.constraint(equalTo: last),
      ])
      last = cell.root.bottomAnchor
    }
  }

  func layOut() -> Double {
    root.layoutIfNeeded()
    return cells.reduce(0) { $0 + $1.sum() }
  }

  /// The cells' own sums and what their places add; rows are whole points high, so what is rounded
  /// to pixels in them is rounded as in a cell alone.
  static func expected(_ sizes: [CellSizes]) -> Double {
    var (top, sum) = (0.0, FramesByHand.roundedSum(sizes))
    for size in sizes {
      var place = CellSum()
      place.add(0, 0, top, 0, 0)
      sum += place.value
      top += 68 + size.subtitleHeight
    }
    return sum
  }
}

/// Nodes inside each other, each pinned to the one around it.
struct NodeTower {
  private let nodes: [ViewNode]

  init(_ count: Int) {
    var nodes = [ViewNode(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))]
    for level in 1...count {
      let (outer, inner) = (nodes[level - 1], ViewNode())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      // In by a point and out again, so that there is room for any number of levels.
      let inset: CGFloat = level % 2 == 1 ? 1 : -1
      LayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      nodes.append(inner)
    }
    self.nodes = nodes
  }

  func layOut() -> Double {
    nodes[0].layoutIfNeeded()
    return nodes.reduce(0) { $0 + NodeTower.sum($1.frame) }
  }

  static func expected(_ count: Int) -> Double {
    (1...count).reduce(sum(CGRect(x: 0, y: 0, width: 1000, height: 1000))) { total, level in
      let frame =
        level % 2 == 1
        ? CGRect(x: 1, y: 1, width: 999, height: 999)
        : CGRect(x: -1, y: -1, width: 1000, height: 1000)
      return total + sum(frame)
    }
  }

  private static func sum(_ frame: CGRect) -> Double {
    frame.origin.x + 2 * frame.origin.y + 3 * frame.size.width + 4 * frame.size.height
  }
}
