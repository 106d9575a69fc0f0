// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A flexible space: in a row or column it takes the remaining length, elsewhere all space.
///
/// SwiftUI: `Spacer`.
public struct Spacer: View {
  private let minLength: CGFloat?
  private let place: CodePlace

  /// Creates a spacer.
  ///
  /// - Parameters:
  ///   - minLength: The minimum length in points; nil means 8.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  public init(
    minLength: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.minLength = minLength
    place = CodePlace(fileID, line)
  }

  /// The space itself.
  public var body: some View {
    var check = NumberCheck(place)
    let least = check.length(minLength, "minLength")
    return ElementView(
      element: SpacerElement(least: least ?? SpacingPreferences.systemSpacing),
      problems: check.problems)
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
