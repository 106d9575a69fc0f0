// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One engine's way to do a piece of work.
struct Contestant {
  /// Answers a checksum.
  typealias Work = () throws -> Double

  let name: String
  /// Called before each measurement, outside of the measured time.
  let prepare: () throws -> Work
  /// The checksum, when it differs from the contest's.
  var expected: Double?
  /// How far the checksum may be off, when it differs from the contest's.
  var tolerance: Double?

  init(_ name: String, _ work: @escaping Work) {
    self.name = name
    prepare = { work }
  }

  init(_ name: String, preparing prepare: @escaping () throws -> Work) {
    self.name = name
    self.prepare = prepare
  }
}

/// A piece of work done by several engines in turn, A B A B, so that a machine that slows down slows
/// all of them down.
struct Contest {
  let name: String
  /// What one unit of the work is, for the table.
  let unit: String
  /// How many units there are in one piece of work.
  var unitCount = 1
  /// The checksum that every run must have; `nil` when answers were checked otherwise and each engine
  /// just has to give the same one every time.
  var expected: Double?
  /// How far a checksum may be off, relative to it.
  var tolerance = 1e-9
  var contestants: [Contestant] = []
}

/// Seconds per unit of each engine in each round.
struct Outcome {
  let name: String
  let unit: String
  var times: [String: [Double]] = [:]

  func median(_ engine: String) -> Double? { times[engine]?.median }

  /// How many times the time of `engine` that of `other` is: the median of the rounds' ratios.
  func ratio(_ other: String, over engine: String) -> Double? {
    guard let ours = times[engine], let theirs = times[other], !ours.isEmpty, !theirs.isEmpty else {
      return nil
    }
    return zip(theirs, ours).map { $0 / $1 }.median
  }
}

extension Contest {
  /// Measures all engines.
  ///
  /// One measurement takes at least `shortest`, in seconds; quick work is repeated.
  func run(rounds: Int, shortest: Double) throws -> Outcome {
    var outcome = Outcome(name: name, unit: unit)
    var contestants = contestants
    var repetitions: [Int] = []
    var roundLimits: [Int] = []
    for (index, contestant) in contestants.enumerated() {
      let work = try contestant.prepare()
      let start = processorSeconds()
      let sum = try work()
      let once = max(processorSeconds() - start, 1e-7)
      contestants[index].expected = contestant.expected ?? expected ?? sum
      try check(sum, of: contestants[index])
      // The first run was the slowest: warm caches make the next ones quicker.
      repetitions.append(
        once > shortest ? 1 : min(Int((shortest / once * 2).rounded(.up)), 100_000))
      // What takes very long is measured less often.
      roundLimits.append(once > 3 ? 1 : once > 0.3 ? 3 : rounds)
      outcome.times[contestant.name] = []
    }
    for round in 0..<max(rounds, 1) {
      let order = round % 2 == 0 ? Array(contestants.indices) : contestants.indices.reversed()
      for index in order where round < max(roundLimits[index], 1) {
        let contestant = contestants[index]
        let work = try contestant.prepare()
        var sum = 0.0
        let start = processorSeconds()
        for _ in 0..<repetitions[index] { sum = try work() }
        let time = processorSeconds() - start
        try check(sum, of: contestant)
        outcome.times[contestant.name]?.append(
          time / Double(repetitions[index]) / Double(unitCount))
      }
    }
    return outcome
  }

  private func check(_ sum: Double, of contestant: Contestant) throws {
    guard let expected = contestant.expected else { return }
    let allowed = contestant.tolerance ?? tolerance
    if !(abs(sum - expected) <= allowed * max(1, abs(expected))) {
      throw BenchmarkError.wrongChecksum(
        name: name, engine: contestant.name, found: sum, expected: expected)
    }
  }
}
