// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A level of the foreground styles in an environment.
struct ForegroundLevel {
  /// The style without shades; nil for the foreground color that is used if none is set.
  private let paint: ResolvedPaint?
  /// The number of levels from that style to this one.
  private var shade = 0

  init(_ paint: ResolvedPaint?) {
    self.paint = paint
  }

  /// Whether the level is a style of its own, instead of the shade of another.
  var isWhole: Bool { shade == 0 }

  /// Returns the level some levels below.
  func paler(by count: Int) -> ForegroundLevel {
    var level = self
    level.shade += count
    return level
  }

  /// The color for text, shapes, and symbols that aren't painted with a gradient; nil for the one
  /// that is used if none is set.
  func color(in environment: EnvironmentValues) -> Color? {
    if paint == nil, isWhole { return nil }
    return shaded(in: environment).color
  }

  /// The gradient, if it isn't a color.
  func gradient(in environment: EnvironmentValues) -> (any ShapeStyle)? {
    if case .gradient(let gradient)? = paint, isWhole { return gradient }
    guard case .gradient(let gradient) = shaded(in: environment) else { return nil }
    return gradient
  }

  /// Returns the style with its shade.
  func style(in environment: EnvironmentValues) -> any ShapeStyle {
    switch shaded(in: environment) {
    case .color(let color): color
    case .gradient(let gradient): gradient
    }
  }

  private func shaded(in environment: EnvironmentValues) -> ResolvedPaint {
    let paint = self.paint ?? .color(environment.defaultForeground)
    guard !isWhole else { return paint }
    let place = min(shade, ForegroundLevel.opacities.count) - 1
    switch paint {
    case .color(let color):
      // The system's secondary label colors are not simply its label color with reduced opacity.
      if self.paint == nil || color == .label {
        let base = color == .label ? Color.secondaryLabel : color
        return .color(base.withAlphaComponent(color.alpha * ForegroundLevel.labelOpacities[place]))
      }
      return .color(color.withAlphaComponent(color.alpha * ForegroundLevel.opacities[place]))
    case .gradient(let gradient):
      let stops = gradient.stops.map {
        Gradient.Stop(
          color: $0.color.opacity(Double(ForegroundLevel.opacities[place])), location: $0.location)
      }
      return .gradient(gradient.withStops(stops))
    }
  }

  /// The opacities of shades of label colors, from the second level on.
  private static let labelOpacities: [CGFloat] = [0.6, 0.3, 0.18, 0.1]
  /// The opacities of shades of other colors.
  private static let opacities: [CGFloat] = [0.5, 0.25, 0.18, 0.1]
}

extension EnvironmentValues {
  /// Sets the color of text, shapes, and symbols.
  mutating func setForeground(_ color: Color?) {
    foregroundColor = color
    foregroundStyle = nil
    guard !shared.values.foregroundLevels.isEmpty || shared.values.hasContainerForeground else {
      return
    }
    change {
      $0.foregroundLevels = []
      $0.hasContainerForeground = false
    }
  }

  /// Sets the style of text, shapes, and symbols.
  mutating func setForeground(_ style: some ShapeStyle) {
    if let color = style as? Color { return setForeground(Optional(color)) }
    setForeground([style])
  }

  /// Sets the styles of text, shapes, and symbols by their level; of those that follow the last
  /// one, each is a shade of it.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let levels = styles.map { foregroundLevels(of: $0) }
    guard let last = levels.last else { return }
    let all = levels.dropLast().map { $0[0] } + last
    let (color, gradient) = (all[0].color(in: self), all[0].gradient(in: self))
    // The default color is a style, too, which buttons in the view take.
    setForeground(color ?? (gradient == nil ? defaultForeground : nil))
    foregroundStyle = gradient
    if all.count > 1 || !all[0].isWhole { change { $0.foregroundLevels = all } }
  }

  /// Sets the style of the text, shapes, and symbols in a container, but not that of its buttons
  /// unless a client sets one around the container.
  mutating func setContainerForeground(_ style: some ShapeStyle) {
    let isClients = hasClientForeground
    setForeground(style)
    if !isClients { change { $0.hasContainerForeground = true } }
  }

  /// Sets the style of the label of a button: that of a client around the button or, without any,
  /// the button's own color.
  mutating func setButtonForeground(_ color: Color) {
    if !hasClientForeground { setForeground(Optional(color)) }
  }

  /// Whether the foreground style is set by a client, not by a container.
  private var hasClientForeground: Bool {
    (foregroundColor != nil || foregroundStyle != nil) && !shared.values.hasContainerForeground
  }

  /// Takes the foreground styles of another environment; without any, the label color.
  mutating func takeForeground(of other: EnvironmentValues) {
    setForeground(Optional(other.foregroundColor ?? .label))
    foregroundStyle = other.foregroundStyle
    let levels = other.shared.values.foregroundLevels
    if !levels.isEmpty { change { $0.foregroundLevels = levels } }
  }

  /// Returns the levels that begin with a style; at least one.
  func foregroundLevels(of style: any ShapeStyle) -> [ForegroundLevel] {
    var style = style
    var count = 0
    while true {
      if let erased = style as? AnyShapeStyle {
        style = erased.style
      } else if let level = style as? LevelStyle {
        // Levels beyond the last shade are all alike, so that their sum needn't be larger.
        count = min(count + level.level, ForegroundLevel.mostLevels)
        style = level.style
      } else {
        break
      }
    }
    var levels: [ForegroundLevel]
    if let level = style as? HierarchicalShapeStyle {
      levels = foregroundLevels
      count += level.level
    } else if style is ForegroundStyle {
      levels = foregroundLevels
    } else {
      levels = [ForegroundLevel(ResolvedPaint(style, in: self))]
    }
    let skipped = min(count, levels.count - 1)
    levels.removeFirst(skipped)
    levels[0] = levels[0].paler(by: count - skipped)
    return levels
  }

  /// Returns the style of a level; 0 is the foreground style.
  func foreground(at level: Int) -> AnyShapeStyle {
    let levels = foregroundLevels
    let index = min(level, levels.count - 1)
    return AnyShapeStyle(levels[index].paler(by: level - index).style(in: self))
  }

  private var foregroundLevels: [ForegroundLevel] {
    let levels = shared.values.foregroundLevels
    if !levels.isEmpty { return levels }
    if let gradient = foregroundStyle as? any GradientStyle {
      return [ForegroundLevel(.gradient(gradient))]
    }
    return [ForegroundLevel(foregroundColor.map { .color($0) })]
  }
}

extension ForegroundLevel {
  /// The number of levels beyond which all are alike.
  static var mostLevels: Int { opacities.count }
}
