// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the command line asks for.
struct Options {
  var rounds = 9
  /// How long a measurement takes at least, in seconds.
  var shortest = 0.02
  /// The names of what is measured, or their beginnings up to a hyphen; empty for everything.
  var only: [String] = []
  var peers = ".build/peers"
  /// What to measure the memory of, in a process of its own.
  var memory: String?
  /// What to do once, for counting instructions.
  var count: String?
  /// Whether the names of what can be counted are wanted.
  var listsCounts = false
  /// Whether pictures are to be drawn by several tasks at once.
  var drawsAtOnce = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw BenchmarkError.unknownOption(option) }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--rounds":
        let text = try value(option)
        guard let number = Int(text), number > 0 else {
          throw BenchmarkError.unknownOption("\(option) \(text)")
        }
        rounds = number
      case "--quick": (rounds, shortest) = (3, 0.004)
      case "--only": only.append(try value(option))
      case "--peers": peers = try value(option)
      case "--memory": memory = try value(option)
      case "--count": count = try value(option)
      case "--counts": listsCounts = true
      case "--at-once": drawsAtOnce = true
      default: throw BenchmarkError.unknownOption(option)
      }
    }
  }
}
