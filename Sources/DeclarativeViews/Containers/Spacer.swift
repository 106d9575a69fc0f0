// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Room that gives way to everything else: in a row or column it takes what is left there, outside
/// of them it takes all.
///
/// SwiftUI: `Spacer`.
public struct Spacer: View {
  private let minLength: CGFloat?
  private let place: CodePlace

  /// Makes room.
  ///
  /// - Parameters:
  ///   - minLength: What it takes at least, in points; nil means 8.
  ///   - fileID: The file, for reports.
  ///   - line: The line, for reports.
  public init(
    minLength: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.minLength = minLength
    place = CodePlace(fileID, line)
  }

  /// The room itself.
  public var body: some View {
    var check = NumberCheck(place)
    let least = check.length(minLength, "minLength")
    return ElementView(
      element: SpacerElement(least: least ?? SpacingPreferences.systemSpacing),
      problems: check.problems)
  }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
