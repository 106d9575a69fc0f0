// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension VisualFormatError: CustomStringConvertible {
  /// A description of the error, with the format and a marker below the column.
  public var description: String {
    guard let column else { return reason.sentence }
    return "\(reason.sentence)\n\(picture(at: column))"
  }

  /// Returns the part of the format around a column, with a marker below it.
  private func picture(at column: Int) -> String {
    let reach = 40
    let characters = Array(format.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let index = min(max(column, 1) - 1, characters.count)
    let start = index > reach + 1 ? index - reach : 0
    let end = characters.count - index > reach + 1 ? index + reach : characters.count
    var line = String(characters[start..<end])
    var indent = index - start
    if start > 0 {
      line = "…" + line
      indent += 1
    }
    if end < characters.count { line += "…" }
    return "  \(line)\n  \(String(repeating: " ", count: indent))^ column \(column)"
  }
}

nonisolated extension VisualFormatError.Reason {
  /// The reason in one sentence, with a suggestion if there is one.
  var sentence: String {
    switch self {
    case .emptyFormat:
      "The visual format is empty."
    case .unexpected(let found, let expected):
      "Invalid visual format: expected \(Self.list(expected)), found "
        + (found.map { "“\($0)”." } ?? "the end.")
    case .unknownRelation(let signs, let suggestion):
      "“\(signs)” is not a relation; there are “==”, “<=” and “>=”.\(Self.hint(suggestion))"
    case .unusableNumber(let number):
      "The number \(number) is too large."
    case .unknownView(let name, let suggestion):
      "There is no view “\(name)” among the views.\(Self.hint(suggestion))"
    case .unknownMetric(let name, let suggestion):
      "There is no metric “\(name)” among the metrics.\(Self.hint(suggestion))"
    case .unknownSize(let name, let suggestion):
      "There is neither a metric nor a view “\(name)”.\(Self.hint(suggestion))"
    case .viewInsteadOfNumber(let name):
      "“\(name)” is a view; a distance or a priority is a number or a metric."
    case .metricNotFinite(let name):
      "The metric “\(name)” is not a finite number."
    case .priorityOutOfRange(let text):
      "The priority \(text) cannot be used; priorities are above 0 and at most 1000."
    case .noSuperview(let view):
      "“|” means the superview of “\(view)”, which has none. Add the view to one first."
    case .misplacedOptions(let options, let axis):
      "A \(axis == .horizontal ? "horizontal" : "vertical") format cannot have the "
        + (options.names.count == 1 ? "option " : "options ")
        + "\(options.names.joined(separator: ", ")): "
        + (axis == .horizontal
          ? "views side by side are aligned by top, bottom, centerY or a baseline, and their distances are measured between edges."
          : "views one below the other are aligned by left, right, leading, trailing or centerX.")
    case .unknownOptions(let options):
      "The options contain undefined bits: \(options.rawValue)."
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean “\($0)”?" } ?? ""
  }

  private static func list(_ expected: [VisualFormatError.Expectation]) -> String {
    let texts = expected.map(\.text)
    guard texts.count > 1, let last = texts.last else { return texts.first ?? "nothing more" }
    return texts.dropLast().joined(separator: ", ") + " or " + last
  }
}

nonisolated extension VisualFormatError.Expectation {
  fileprivate var text: String {
    switch self {
    case .horizontal: "“H:”"
    case .vertical: "“V:”"
    case .colon: "“:”"
    case .superview: "“|”"
    case .viewStart: "“[”"
    case .viewEnd: "“]”"
    case .listStart: "“(”"
    case .listEnd: "“)”"
    case .comma: "“,”"
    case .hyphen: "“-”"
    case .priority: "“@”"
    case .viewName: "the name of a view"
    case .metricName: "the name of a metric"
    case .number: "a number"
    case .end: "the end"
    }
  }
}
