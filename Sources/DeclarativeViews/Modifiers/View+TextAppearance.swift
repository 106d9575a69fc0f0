// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// The case of letters in text.
  ///
  /// SwiftUI: `Text.Case`.
  public nonisolated enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension View {
  /// Adds a line under all text in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The dashes of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The modified view.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return EnvironmentView(
      content: self, change: { $0.textDecoration.setUnderline(style) }, problems: [])
  }

  /// Adds a line through all text in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The dashes of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The modified view.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return EnvironmentView(
      content: self, change: { $0.textDecoration.setStrikethrough(style) }, problems: [])
  }

  /// Adds space after each letter of text in the view, unless it has ``tracking(_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - kerning: The space in points; negative values move letters together. A value that isn't
  ///     finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func kerning(
    _ kerning: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    spacing(letters: kerning, "kerning", \.kerning, CodePlace(fileID, line))
  }

  /// Adds space after each letter of text in the view.
  ///
  /// - Parameters:
  ///   - tracking: The space in points; negative values move letters together. A value that isn't
  ///     finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func tracking(
    _ tracking: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    spacing(letters: tracking, "tracking", \.tracking, CodePlace(fileID, line))
  }

  /// Sets the distance between the lines of text in the view, in addition to that of the font.
  ///
  /// - Parameters:
  ///   - lineSpacing: The distance in points; negative values count as 0. A value that isn't finite
  ///     is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func lineSpacing(
    _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    spacing(letters: lineSpacing, "lineSpacing", \.lineSpacing, CodePlace(fileID, line))
  }

  /// Moves text in the view up or down; its lines become higher.
  ///
  /// - Parameters:
  ///   - baselineOffset: The distance above the baseline in points; text with a negative one is below. A
  ///     value that isn't finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The modified view.
  public func baselineOffset(
    _ baselineOffset: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    spacing(letters: baselineOffset, "baselineOffset", \.baselineOffset, CodePlace(fileID, line))
  }

  private func spacing(
    letters spacing: CGFloat, _ name: String,
    _ value: WritableKeyPath<EnvironmentValues, CGFloat>, _ place: CodePlace
  ) -> some View {
    var check = NumberCheck(place)
    let usable = check.number(spacing, name) ?? 0
    return EnvironmentView(
      content: self, change: { $0[keyPath: value] = usable }, problems: check.problems)
  }

  /// Sets the case in which text in the view is shown.
  ///
  /// Accessibility labels keep the case in which they were written.
  ///
  /// - Parameter textCase: The case; nil for the case in which the text was written.
  /// - Returns: The modified view.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
