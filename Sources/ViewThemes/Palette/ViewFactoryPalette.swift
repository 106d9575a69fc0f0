// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// A palette as a value with mutable colors.
///
/// Roles that are derived from others stay derived until they are set.
public struct ViewFactoryPalette: ViewFactoryColorProtocol, Hashable, Sendable {
  /// Titles and items of navigation bars.
  public var onNavigationBar: Color
  /// The background of tab bars.
  public var tabBar: Color
  /// Items of a tab bar that are not selected.
  public var onTabBar: Color
  /// The selected item of a tab bar.
  public var onTabBarActive: Color
  /// Header labels.
  public var labelHeader: Color
  /// Labels above an input.
  public var labelInput: Color
  /// Body text.
  public var labelBody: Color
  /// Hints and fine print.
  public var labelHint: Color
  /// The background of inputs.
  public var input: Color
  /// The text in an input.
  public var onInput: Color
  /// The placeholder of an input.
  public var inputPlaceholder: Color
  /// The background of negative buttons, which refuse, cancel, or delete.
  public var buttonNegative: Color
  /// The title and border of negative buttons.
  public var onButtonNegative: Color
  /// The first color of the floating action button gradient.
  public var buttonFabGradientFirst: Color
  /// The last color of the floating action button gradient.
  public var buttonFabGradientLast: Color
  /// The symbol on a floating action button.
  public var onButtonFab: Color
  /// The background of cards.
  public var card: Color
  /// The spinner of a table that is refreshing.
  public var tableRefresh: Color

  /// The explicit colors of roles that would otherwise be derived.
  private var own: [PaletteRole: Color] = [:]

  /// Creates a palette with the colors of another.
  ///
  /// - Parameter palette: The palette to copy; the default palette if omitted.
  public init(_ palette: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    if let palette = palette as? ViewFactoryPalette {
      self = palette
      return
    }
    self.init(requiredColorsOf: palette)
    for role in PaletteRole.derived {
      let color = role.color(in: palette)
      if color != self[role] { own[role] = color }
    }
  }

  /// Creates a palette with the eighteen required colors of another, from which all others are
  /// derived.
  init(requiredColorsOf palette: any ViewFactoryColorProtocol) {
    onNavigationBar = palette.onNavigationBar
    tabBar = palette.tabBar
    onTabBar = palette.onTabBar
    onTabBarActive = palette.onTabBarActive
    labelHeader = palette.labelHeader
    labelInput = palette.labelInput
    labelBody = palette.labelBody
    labelHint = palette.labelHint
    input = palette.input
    onInput = palette.onInput
    inputPlaceholder = palette.inputPlaceholder
    buttonNegative = palette.buttonNegative
    onButtonNegative = palette.onButtonNegative
    buttonFabGradientFirst = palette.buttonFabGradientFirst
    buttonFabGradientLast = palette.buttonFabGradientLast
    onButtonFab = palette.onButtonFab
    card = palette.card
    tableRefresh = palette.tableRefresh
  }

  /// Accesses the color of a role.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color.
  public subscript(role: PaletteRole) -> Color {
    get { role.color(in: self) }
    set {
      switch role {
      case .onNavigationBar: onNavigationBar = newValue
      case .tabBar: tabBar = newValue
      case .onTabBar: onTabBar = newValue
      case .onTabBarActive: onTabBarActive = newValue
      case .labelHeader: labelHeader = newValue
      case .labelInput: labelInput = newValue
      case .labelBody: labelBody = newValue
      case .labelHint: labelHint = newValue
      case .input: input = newValue
      case .onInput: onInput = newValue
      case .inputPlaceholder: inputPlaceholder = newValue
      case .buttonNegative: buttonNegative = newValue
      case .onButtonNegative: onButtonNegative = newValue
      case .buttonFabGradientFirst: buttonFabGradientFirst = newValue
      case .buttonFabGradientLast: buttonFabGradientLast = newValue
      case .onButtonFab: onButtonFab = newValue
      case .card: card = newValue
      case .tableRefresh: tableRefresh = newValue
      default: own[role] = newValue
      }
    }
  }

  /// Returns whether the palette defines the color of a role, instead of deriving it.
  ///
  /// - Parameter role: The role.
  /// - Returns: `true` for the first eighteen roles, and for derived roles that were set.
  public func states(_ role: PaletteRole) -> Bool {
    PaletteRole.required.contains(role) || own[role] != nil
  }

  /// Returns the palette with all derived colors resolved, so that reading them is cheap.
  func settled() -> ViewFactoryPalette {
    var palette = self
    // In this order, each role is derived from those before it.
    for role in PaletteRole.derived { palette.own[role] = palette[role] }
    return palette
  }

  /// Resets a role to its derived color.
  ///
  /// This method has no effect on the first eighteen roles.
  ///
  /// - Parameter role: The role.
  public mutating func derive(_ role: PaletteRole) {
    own[role] = nil
  }

  /// The background of a screen.
  public var background: Color {
    get { own[.background] ?? DerivedColor.color(of: .background, in: self) }
    set { own[.background] = newValue }
  }

  /// The background of surfaces on the screen: rows, sheets, menus.
  public var surface: Color {
    get { own[.surface] ?? DerivedColor.color(of: .surface, in: self) }
    set { own[.surface] = newValue }
  }

  /// Decorative dividing lines.
  public var separator: Color {
    get { own[.separator] ?? DerivedColor.color(of: .separator, in: self) }
    set { own[.separator] = newValue }
  }

  /// The outline of controls.
  public var border: Color {
    get { own[.border] ?? DerivedColor.color(of: .border, in: self) }
    set { own[.border] = newValue }
  }

  /// The track of a bar or a ring, and placeholders for content.
  public var track: Color {
    get { own[.track] ?? DerivedColor.color(of: .track, in: self) }
    set { own[.track] = newValue }
  }

  /// The accent for selected, active, or completed elements.
  public var accent: Color {
    get { own[.accent] ?? DerivedColor.color(of: .accent, in: self) }
    set { own[.accent] = newValue }
  }

  /// Text and symbols on the accent.
  public var onAccent: Color {
    get { own[.onAccent] ?? DerivedColor.color(of: .onAccent, in: self) }
    set { own[.onAccent] = newValue }
  }

  /// The background of selected elements.
  public var selection: Color {
    get { own[.selection] ?? DerivedColor.color(of: .selection, in: self) }
    set { own[.selection] = newValue }
  }

  /// Text on selected elements.
  public var onSelection: Color {
    get { own[.onSelection] ?? DerivedColor.color(of: .onSelection, in: self) }
    set { own[.onSelection] = newValue }
  }

  /// Links.
  public var link: Color {
    get { own[.link] ?? DerivedColor.color(of: .link, in: self) }
    set { own[.link] = newValue }
  }

  /// The outline of the focused element.
  public var focus: Color {
    get { own[.focus] ?? DerivedColor.color(of: .focus, in: self) }
    set { own[.focus] = newValue }
  }

  /// The color of errors.
  public var error: Color {
    get { own[.error] ?? DerivedColor.color(of: .error, in: self) }
    set { own[.error] = newValue }
  }

  /// Text and symbols on the error color.
  public var onError: Color {
    get { own[.onError] ?? DerivedColor.color(of: .onError, in: self) }
    set { own[.onError] = newValue }
  }

  /// The color of success.
  public var success: Color {
    get { own[.success] ?? DerivedColor.color(of: .success, in: self) }
    set { own[.success] = newValue }
  }

  /// Text and symbols on the success color.
  public var onSuccess: Color {
    get { own[.onSuccess] ?? DerivedColor.color(of: .onSuccess, in: self) }
    set { own[.onSuccess] = newValue }
  }

  /// The color of warnings.
  public var warning: Color {
    get { own[.warning] ?? DerivedColor.color(of: .warning, in: self) }
    set { own[.warning] = newValue }
  }

  /// Text and symbols on the warning color.
  public var onWarning: Color {
    get { own[.onWarning] ?? DerivedColor.color(of: .onWarning, in: self) }
    set { own[.onWarning] = newValue }
  }

  /// The color of information.
  public var info: Color {
    get { own[.info] ?? DerivedColor.color(of: .info, in: self) }
    set { own[.info] = newValue }
  }

  /// Text and symbols on the info color.
  public var onInfo: Color {
    get { own[.onInfo] ?? DerivedColor.color(of: .onInfo, in: self) }
    set { own[.onInfo] = newValue }
  }

  /// The dimming of the screen below a sheet or an alert.
  public var scrim: Color {
    get { own[.scrim] ?? DerivedColor.color(of: .scrim, in: self) }
    set { own[.scrim] = newValue }
  }
}
