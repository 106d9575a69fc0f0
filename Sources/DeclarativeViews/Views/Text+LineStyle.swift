// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension Text {
  /// The dashes and the color of a line under or through text.
  ///
  /// SwiftUI: `Text.LineStyle`.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The dashes of a line, whose lengths are multiples of its thickness.
    ///
    /// SwiftUI: `Text.LineStyle.Pattern`.
    public typealias Pattern = TextDecoration.Pattern

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - pattern: The dashes.
    ///   - color: The color; nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A line without gaps in the color of the text.
    public static let single = LineStyle()
  }
}

extension TextDecoration {
  /// Sets or removes the line under the text.
  nonisolated mutating func setUnderline(_ style: Text.LineStyle?) {
    underline = style.map { _ in .single }
    underlinePattern = style?.pattern ?? .solid
    underlineColor = style?.color
  }

  /// Sets or removes the line through the text.
  nonisolated mutating func setStrikethrough(_ style: Text.LineStyle?) {
    strikethrough = style.map { _ in .single }
    strikethroughPattern = style?.pattern ?? .solid
    strikethroughColor = style?.color
  }
}
