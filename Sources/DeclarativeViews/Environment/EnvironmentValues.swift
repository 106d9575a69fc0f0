// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A collection of environment values that propagate to descendant views: font, colors, direction,
/// text size, theme, and custom values.
///
/// SwiftUI: `EnvironmentValues`.
public struct EnvironmentValues {
  /// The font of text; nil means the body font.
  public var font: Font?
  /// The weight of text, which overrides that of the font; nil leaves it to the font.
  public var fontWeight: Font.Weight?
  /// The design of fonts, which overrides that of the font; nil leaves it to the font.
  var fontDesign: Font.Design?
  /// The color of text, shapes, and symbols; nil for the theme's, or black without a theme.
  public var foregroundColor: Color? {
    didSet {
      // Other levels belong to the style that a client replaces.
      let isOther = !shared.values.foregroundLevels.isEmpty || shared.values.hasContainerForeground
      guard isOther, foregroundColor != oldValue else { return }
      change {
        $0.foregroundLevels = []
        $0.hasContainerForeground = false
      }
    }
  }
  /// The layout direction.
  public var layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// The preferred text size, by which fonts of text styles are scaled.
  public var sizeCategory: ContentSizeCategory = .large
  /// The maximum number of lines of text; nil means no limit.
  public var lineLimit: Int?
  /// The minimum number of lines for which text reserves space.
  var leastLines = 0
  /// The minimum scale factor of text that shrinks to fit; 1 by default.
  public var minimumScaleFactor: CGFloat = 1
  /// The alignment of the lines of multiline text.
  public var multilineTextAlignment: MultilineTextAlignment = .leading
  /// The way in which text that does not fit is truncated.
  public var truncationMode: LineBreakMode = .byTruncatingTail
  /// The number of pixels per point.
  public var displayScale: CGFloat = 3
  /// The palette of the theme; nil if none is set.
  public var viewFactoryColor: (any ViewFactoryColorProtocol)?

  /// A Boolean value that indicates whether controls respond to touches.
  public var isEnabled = true
  /// The tint color; nil for the system's.
  public var tint: Color?
  /// The size of symbols relative to text.
  public var imageScale = ImageScale.medium
  /// The variant in which symbols are shown, if they have it.
  public var symbolVariants = SymbolVariants.none
  /// The reasons why content is hidden, see ``View/redacted(reason:)``.
  public var redactionReasons: RedactionReasons = []
  /// See ``EnvironmentValues/accessibilityReduceMotion`` and the like.
  var accessibilitySettings: AccessibilitySettings = []
  /// The phase of the scene: active, unless it is set.
  public var scenePhase = ScenePhase.active
  /// The color scheme.
  public var colorScheme = ColorScheme.light
  /// The horizontal size class, or nil if it is not set.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class, or nil if it is not set.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The case in which text is shown; nil for the one in which it was written.
  public var textCase: Text.Case?
  /// Whether text is italic.
  var isItalic = false
  /// The lines under and through text.
  var textDecoration = TextDecoration()
  /// The space after each letter of text, in points; tracking takes precedence.
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  /// The style for text, shapes, and symbols, if it is not a plain color.
  var foregroundStyle: (any ShapeStyle)?
  /// A Boolean value that indicates whether the view is presented.
  public internal(set) var isPresented = false
  var keyboardDismissMode = ScrollNode.KeyboardDismissMode.onDrag
  var isInList = false
  var scrollContentBackground = Visibility.automatic
  var tableStyle = TableNode.Style.insetGrouped
  var showsScrollIndicators = true
  /// A Boolean value that indicates whether scroll views respond to touches.
  public internal(set) var isScrollEnabled = true
  var labelsAreHidden = false
  var pickerLook = PickerLook.menu
  var textFieldBorder = InputNode.BorderStyle.none
  var keyboardType = KeyboardType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default

  private var custom: [ObjectIdentifier: Any] = [:]
  private(set) var shared = SharedValues()

  /// Creates the default values.
  public init() {}

  /// Accesses the value for a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Returns an observable object by its type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    custom[ObjectIdentifier(type)] as? Object
  }

  /// Changes values that seldom change.
  mutating func change(_ change: (inout SharedValues.Values) -> Void) {
    if !isKnownUniquelyReferenced(&shared) { shared = SharedValues(shared.values) }
    change(&shared.values)
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    custom[ObjectIdentifier(Object.self)] = object
  }
}

extension EnvironmentValues {
  /// The font of text, with the text size and the weight of the environment.
  var resolvedFont: Font {
    var font = self.font ?? .body
    // A font of a text style follows the text size; one with an explicit size keeps it.
    if font.textStyle != nil, font.adapted(to: .large).pointSize == font.pointSize {
      font = font.adapted(to: sizeCategory)
    }
    if let fontWeight { font = font.withWeight(fontWeight) }
    return fontDesign.map { font.inDesign($0) } ?? font
  }

  /// The color of text, shapes, and symbols.
  var resolvedForeground: Color {
    foregroundColor ?? defaultForeground
  }

  /// The color of text, shapes, and symbols if none is set.
  var defaultForeground: Color { viewFactoryColor?.labelBody ?? .label }

  /// The tint color.
  var resolvedTint: Color {
    tint ?? .tintColor
  }
}
