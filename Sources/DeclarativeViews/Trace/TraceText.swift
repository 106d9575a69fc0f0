// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension CGFloat {
  /// The number with at most two decimals.
  var traceText: String {
    guard isFinite else { return isNaN ? "NaN" : self > 0 ? "∞" : "-∞" }
    guard magnitude < 1e12 else { return "\(Double(self))" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    let (whole, part) = (hundredths / 100, hundredths % 100)
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

nonisolated extension CGSize {
  var traceText: String { "\(width.traceText) × \(height.traceText)" }
}

nonisolated extension ProposedViewSize {
  var traceText: String {
    "\(width.map(\.traceText) ?? "nil") × \(height.map(\.traceText) ?? "nil")"
  }
}

/// Returns the specified arguments, formatted as in source code.
func traceText(_ arguments: [(label: String, value: CGFloat?)]) -> String {
  arguments.compactMap { argument in
    argument.value.map { "\(argument.label): \($0.traceText)" }
  }.joined(separator: ", ")
}
