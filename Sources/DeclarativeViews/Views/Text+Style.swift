// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// The modifiers of text that return text, so that it can be joined with others. Their effect is
// that of the modifiers of views with the same names.

extension Text {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font; nil means the body font.
  /// - Returns: The text in the font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// Sets the weight of the text, overriding that of the font.
  ///
  /// - Parameter weight: The weight; nil leaves it to the font.
  /// - Returns: The text in the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.fontWeight = weight } }

  /// Makes the text bold.
  ///
  /// - Returns: The bold text.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold.
  ///
  /// - Parameter isActive: Whether the text is bold.
  /// - Returns: The text.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// Makes the text italic.
  ///
  /// - Returns: The italic text.
  public func italic() -> Text { italic(true) }

  /// Makes the text italic.
  ///
  /// - Parameter isActive: Whether the text is italic.
  /// - Returns: The text.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }

  /// Sets the design of the text's font.
  ///
  /// - Parameter design: The design; nil leaves it to the font.
  /// - Returns: The text in the design.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.fontDesign = design } }

  /// Makes all letters of the text equally wide.
  ///
  /// - Parameter isActive: Whether they are.
  /// - Returns: The text.
  public func monospaced(_ isActive: Bool = true) -> Text {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the color of the text.
  ///
  /// - Parameter color: The color; nil for that of the theme.
  /// - Returns: The text in the color.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.setForeground(color) } }

  /// Sets the color of the text by its role in the theme.
  ///
  /// Without a theme, the default palette is used.
  ///
  /// - Parameter role: The role, for example `\.labelHeader`.
  /// - Returns: The text in the color.
  public func foregroundColor(_ role: KeyPath<any ViewFactoryColorProtocol, Color>) -> Text {
    styled { $0.setForeground($0.themeColor(role)) }
  }

  /// Sets the style of the text.
  ///
  /// - Parameter style: A color or a gradient; text has the first color of a gradient.
  /// - Returns: The text in the style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled { $0.setForeground(style) }
  }

  /// Adds a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The dashes of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return styled { $0.textDecoration.setUnderline(style) }
  }

  /// Adds a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The dashes of the line.
  ///   - color: The color of the line; nil for that of the text.
  /// - Returns: The text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return styled { $0.textDecoration.setStrikethrough(style) }
  }

  /// Adds space after each letter of the text, unless it has ``tracking(_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - kerning: The space in points; negative values move letters together. A value that isn't
  ///     finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The text.
  public func kerning(
    _ kerning: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    spaced(by: kerning, "kerning", \.kerning, CodePlace(fileID, line))
  }

  /// Adds space after each letter of the text.
  ///
  /// - Parameters:
  ///   - tracking: The space in points; negative values move letters together. A value that isn't
  ///     finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The text.
  public func tracking(
    _ tracking: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    spaced(by: tracking, "tracking", \.tracking, CodePlace(fileID, line))
  }

  /// Moves the text up or down; its lines become higher.
  ///
  /// - Parameters:
  ///   - baselineOffset: The distance above the baseline in points; text with a negative one is below. A
  ///     value that isn't finite is reported and treated as 0.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  /// - Returns: The text.
  public func baselineOffset(
    _ baselineOffset: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Text {
    spaced(by: baselineOffset, "baselineOffset", \.baselineOffset, CodePlace(fileID, line))
  }

  private func spaced(
    by spacing: CGFloat, _ name: String,
    _ value: WritableKeyPath<EnvironmentValues, CGFloat>, _ place: CodePlace
  ) -> Text {
    var check = NumberCheck(place)
    let usable = check.number(spacing, name) ?? 0
    return styled(problems: check.problems) { $0[keyPath: value] = usable }
  }

  /// Returns the text itself, because the digits of the system font have the same width.
  ///
  /// - Returns: The text.
  public func monospacedDigit() -> Text { self }
}

extension DefaultStringInterpolation {
  /// Appends the characters of a text, without its style.
  ///
  /// - Parameter text: The text.
  #if MainActor
    @MainActor
  #endif
  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.string) }
}
