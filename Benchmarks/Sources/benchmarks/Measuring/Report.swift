// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One line of the table: our way to do a piece of work against another's.
struct ReportRatio {
  /// Which of the two is above the fraction bar.
  enum Direction {
    /// Theirs over ours: how many times faster, or smaller, we are. More is better.
    case theirsOverOurs
    /// Ours over theirs: how many times slower, or an exponent. Less is better.
    case oursOverTheirs
  }

  let name: String
  /// The work, and what one unit of it is.
  let work: String
  let ours: String
  let theirs: String
  let value: Double
  var direction = Direction.theirsOverOurs
  var floor: Double?
  var aim: Double?
}

/// The table and the lines for programs.
struct Report {
  var ratios: [ReportRatio] = []

  func markdown() -> String {
    var text = "| ratio | work | ours | theirs | value | floor | aim | reached |\n"
    text += "|---|---|---|---|---|---|---|---|\n"
    for ratio in ratios {
      let cells = [
        ratio.name, ratio.work, ratio.ours, ratio.theirs, Report.number(ratio.value),
        ratio.mark(ratio.floor), ratio.mark(ratio.aim), ratio.verdict,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let marked = ratios.filter { $0.floor != nil || $0.aim != nil }
    let aims = marked.filter { $0.verdict == "aim" }.count
    let floors = marked.filter { $0.verdict == "floor" }.count
    text += "\n\(marked.count) ratios have a floor or an aim: \(aims) reach it or their aim, "
    text += "\(floors) their floor only, \(marked.count - aims - floors) neither.\n"
    return text
  }

  func lines() -> String {
    ratios.map { "ratio \($0.name) \(Report.number($0.value))\n" }.joined()
  }

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
  /// A floor or an aim, as the table has it.
  func mark(_ number: Double?) -> String {
    guard let number else { return "" }
    // Whole marks are written without a point.
    let text = number == number.rounded() ? "\(Int(number))" : Report.number(number)
    return direction == .theirsOverOurs ? "≥ \(text)" : "≤ \(text)"
  }

  /// Whether floor and aim are reached.
  ///
  /// What has one mark only can but reach it.
  var verdict: String {
    func reaches(_ mark: Double) -> Bool {
      direction == .theirsOverOurs ? value >= mark : value <= mark
    }
    guard let last = aim ?? floor else { return "" }
    if reaches(last) { return "aim" }
    guard aim != nil, let floor else { return "no" }
    return reaches(floor) ? "floor" : "no"
  }
}

/// The names of the engines, as the table has them.
enum Engine {
  static let solver = "solver"
  static let solverAgain = "solver again"
  static let nodes = "nodes"
  static let again = "nodes again"
  static let stacks = "stacks"
  static let declarative = "declarative"
  static let kiwi = "kiwi"
  static let kiwiAgain = "kiwi again"
  static let cassowary = "cassowary-rs"
  static let yoga = "Yoga"
  static let yogaAgain = "Yoga again"
  static let array = "frames in an array"
  static let builtFrames = "frames on new nodes"
  static let frames = "frames on nodes"
  static let reading = "reading the frames"
}
