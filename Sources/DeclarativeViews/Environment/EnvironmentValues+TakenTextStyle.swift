// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// Takes the style of text from another environment: its font, color, case, lines, and alignment.
  mutating func takeTextStyle(of other: EnvironmentValues) {
    font = other.font
    fontWeight = other.fontWeight
    fontDesign = other.fontDesign
    isItalic = other.isItalic
    textDecoration = other.textDecoration
    textCase = other.textCase
    kerning = other.kerning
    tracking = other.tracking
    lineLimit = other.lineLimit
    leastLines = other.leastLines
    minimumScaleFactor = other.minimumScaleFactor
    multilineTextAlignment = other.multilineTextAlignment
    truncationMode = other.truncationMode
    foregroundColor = other.foregroundColor
    foregroundStyle = other.foregroundStyle
    let (own, others) = (shared.values, other.shared.values)
    let isSame =
      own.foregroundLevels.isEmpty && others.foregroundLevels.isEmpty
      && own.hasContainerForeground == others.hasContainerForeground
      && own.lineSpacing == others.lineSpacing && own.baselineOffset == others.baselineOffset
    if isSame { return }
    change {
      $0.foregroundLevels = others.foregroundLevels
      $0.hasContainerForeground = others.hasContainerForeground
      $0.lineSpacing = others.lineSpacing
      $0.baselineOffset = others.baselineOffset
    }
  }
}
