// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One line of the table: our way to do a piece of work, and the others'.
struct ReportRow {
  let label: String
  let unit: String
  let outcome: Outcome
  /// Which engine of the outcome is ours here.
  let ours: String
  /// The ratios that this line prints, by name, with the floor and the aim where there are any.
  var ratios: [ReportRatio] = []
}

/// A number that the project promises, or one to compare with later.
struct ReportRatio {
  let name: String
  let value: Double
  var floor: Double?
  var aim: Double?
  /// Whether less is better: exponents, and our time over theirs.
  var isLessBetter = false
}

/// The table and the lines for programs.
struct Report {
  var rows: [ReportRow] = []
  /// Ratios that belong to no line.
  var others: [ReportRatio] = []

  private static let peers = [
    Engine.kiwi, Engine.cassowary, Engine.yoga, Engine.array, Engine.builtFrames, Engine.frames,
  ]

  func markdown() -> String {
    var text = "| work | per | ViewFactory | \(Report.peers.joined(separator: " | ")) |\n"
    text += "|---|---|" + String(repeating: "---|", count: Report.peers.count + 1) + "\n"
    for row in rows {
      let times = [row.ours] + Report.peers
      let cells = times.map { row.outcome.median($0).map(Report.time) ?? "" }
      text += "| \(row.label) | \(row.unit) | \(cells.joined(separator: " | ")) |\n"
    }
    text += "\n| ratio | value | floor | aim | |\n|---|---|---|---|---|\n"
    for ratio in ratios {
      let floor = ratio.floor.map(Report.number) ?? ""
      let aim = ratio.aim.map(Report.number) ?? ""
      text += "| \(ratio.name) | \(Report.number(ratio.value)) | \(floor) | \(aim) |"
      text += " \(ratio.verdict) |\n"
    }
    return text
  }

  func lines() -> String {
    ratios.map { "ratio \($0.name) \(Report.number($0.value))\n" }.joined()
  }

  private var ratios: [ReportRatio] { rows.flatMap(\.ratios) + others }

  /// A time with three digits and a unit.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: "\(number(seconds * 1e9)) ns"
    case ..<1e-3: "\(number(seconds * 1e6)) µs"
    case ..<1: "\(number(seconds * 1e3)) ms"
    default: "\(number(seconds)) s"
    }
  }

  /// Three digits or all before the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let size = abs(value)
    let places = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let digits = Int((size * Double(scale)).rounded())
    let sign = value < 0 && digits > 0 ? "-" : ""
    if places == 0 { return "\(sign)\(digits)" }
    let rest = String(digits % scale)
    return "\(sign)\(digits / scale)." + String(repeating: "0", count: places - rest.count) + rest
  }
}

extension ReportRatio {
  /// Whether floor and aim are reached.
  var verdict: String {
    func reaches(_ mark: Double) -> Bool { isLessBetter ? value <= mark : value >= mark }
    if let aim, reaches(aim) { return "aim" }
    guard let floor else { return "" }
    return reaches(floor) ? "floor" : "below"
  }
}

/// The names of the engines, as the table has them.
enum Engine {
  static let solver = "solver"
  static let nodes = "nodes"
  static let again = "nodes again"
  static let kiwi = "kiwi"
  static let cassowary = "cassowary-rs"
  static let yoga = "Yoga"
  static let array = "frames in an array"
  static let builtFrames = "frames on new nodes"
  static let frames = "frames on nodes"
}
