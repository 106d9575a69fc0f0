// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// All the measurements, in the order of the table.
struct Suite {
  let options: Options
  let kiwi: PeerSolver?
  let cassowary: PeerSolver?
  let yoga: FlexboxPeer?
  var report = Report()
  /// Wrong answers, told at the end.
  private(set) var failures: [any Error] = []

  init(_ options: Options) throws {
    self.options = options
    kiwi = try PeerSolver(Engine.kiwi, library: "kiwi", in: options.peers)
    cassowary = try PeerSolver(Engine.cassowary, library: "cassowary", in: options.peers)
    yoga = try FlexboxPeer(in: options.peers)
  }

  /// The peers that were not built.
  var missing: [String] {
    [
      kiwi == nil ? Engine.kiwi : nil, cassowary == nil ? Engine.cassowary : nil,
      yoga == nil ? Engine.yoga : nil,
    ].compactMap { $0 }
  }

  var solvers: [PeerSolver] { [kiwi, cassowary].compactMap { $0 } }

  mutating func run() throws {
    try runChains()
    try runForms()
    try runStacks()
    try runCells()
    try runResizing()
    try runToggling()
    try runAdversaries()
    try runExponents()
    try runMemory()
  }

  func isWanted(_ name: String) -> Bool {
    options.only.isEmpty || options.only.contains { name.hasPrefix($0) }
  }

  /// Measures a contest. What is wrong with it is kept for the end of the run.
  mutating func measure(_ contest: Contest) -> Outcome? {
    FileHandle.standardError.write(Data("\(contest.name) …\n".utf8))
    do {
      return try contest.run(rounds: options.rounds, shortest: options.shortest)
    } catch {
      fail(error)
      return nil
    }
  }

  mutating func fail(_ error: any Error) {
    failures.append(error)
  }
}

/// What the command line asks for.
struct Options {
  var rounds = 9
  /// How long a measurement takes at least, in seconds.
  var shortest = 0.02
  /// The beginnings of the names of what is measured; empty for everything.
  var only: [String] = []
  var peers = ".build/peers"
  /// What to measure the memory of, in a process of its own.
  var memory: String?
  /// What to do once, for counting instructions.
  var once: String?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchmarkError.unknownOption(option) }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--rounds": rounds = Int(try value(option)) ?? rounds
      case "--quick": (rounds, shortest) = (3, 0.004)
      case "--only": only.append(try value(option))
      case "--peers": peers = try value(option)
      case "--memory": memory = try value(option)
      case "--once": once = try value(option)
      default: throw BenchmarkError.unknownOption(option)
      }
    }
  }
}
