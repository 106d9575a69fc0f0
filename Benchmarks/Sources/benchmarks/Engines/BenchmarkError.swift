// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What makes a run worthless.
enum BenchmarkError: Error, CustomStringConvertible {
  case noFunction(String)
  case wrongChecksum(name: String, engine: String, found: Double, expected: Double)
  case worseAnswer(name: String, engine: String, priority: Double, found: Double, best: Double)
  case unknownOption(String)
  case unusableScene(String)
  case childFailed(String)
  case picturesDiffer

  var description: String {
    switch self {
    case .noFunction(let name): "a peer library has no function \(name)"
    case .wrongChecksum(let name, let engine, let found, let expected):
      "\(name): \(engine) has the checksum \(found) instead of \(expected)"
    case .worseAnswer(let name, let engine, let priority, let found, let best):
      "\(name): \(engine) misses priority \(priority) by \(found) where \(best) is possible"
    case .unknownOption(let option): "unknown option \(option)"
    case .unusableScene(let name): "\(name) is not there, or does not change as it should"
    case .childFailed(let what): "measuring \(what) failed"
    case .picturesDiffer: "pictures drawn at once differ from those drawn one after another"
    }
  }
}
