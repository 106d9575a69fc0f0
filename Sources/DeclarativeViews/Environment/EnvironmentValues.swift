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
  public var foregroundColor: Color?
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
  /// The images for `Image("name")`, by name.
  public var images: [String: Image] = [:]

  /// A Boolean value that indicates whether controls respond to touches.
  public var isEnabled = true
  /// The tint color; nil for the system's.
  public var tint: Color?
  /// The style of backgrounds that don't specify one; nil for the system background color.
  public var backgroundStyle: AnyShapeStyle?
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
  public internal(set) var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class, or nil if it is not set.
  public internal(set) var verticalSizeClass: UserInterfaceSizeClass?
  /// The locale for formatters; US English by default.
  public var locale = Locale(identifier: "en_US")
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
  var labelStyle: any LabelStyle = DefaultLabelStyle()
  /// In a bar: the label style around it, for what is presented from there.
  var labelStyleAroundBar: (any LabelStyle)?
  var buttonStyle: any ButtonStyle = DefaultButtonStyle() {
    didSet { primitiveButtonStyle = nil }
  }
  /// The action that navigates back, or closes the sheet, if the view is in a stack or on a sheet.
  public internal(set) var dismiss = DismissAction()
  /// A Boolean value that indicates whether the view is presented.
  public internal(set) var isPresented = false
  /// The action that opens links; without one of your own, they are discarded.
  public var openURL = OpenURLAction { _ in .discarded }
  /// The action that refreshes the content, if ``View/refreshable(action:)`` set one.
  public internal(set) var refresh: RefreshAction?
  var focus: FocusLink?
  var sheet = SheetReference()
  var keyboardDismissMode = ScrollNode.KeyboardDismissMode.onDrag
  var page = PageReference()
  var editScope: EditScope?
  var isInList = false
  var scrollContentBackground = Visibility.automatic
  var tableStyle = TableNode.Style.insetGrouped
  var alertEnd: (() -> Void)?
  var showsScrollIndicators = true
  /// A Boolean value that indicates whether scroll views respond to touches.
  public internal(set) var isScrollEnabled = true
  var scrollSettings = ScrollSettings()
  var labelsAreHidden = false
  var pickerIsSegmented = false
  var textFieldBorder = InputNode.BorderStyle.none
  var keyboardType = KeyboardType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default
  var submitAction: (() -> Void)?

  private var custom: [ObjectIdentifier: Any] = [:]

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

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    custom[ObjectIdentifier(Object.self)] = object
  }
}

extension EnvironmentValues {
  /// The font of text, with the text size and the weight of the environment.
  var resolvedFont: Font {
    var font = self.font ?? .body
    // A font of a text style follows the text size; one with an explicit size keeps it.
    if let style = font.textStyle,
      font.pointSize == Font.preferredFont(forTextStyle: style).pointSize
    {
      font = font.adapted(to: sizeCategory)
    }
    if let fontWeight { font = font.withWeight(fontWeight) }
    return fontDesign.map { font.inDesign($0) } ?? font
  }

  /// The color of text, shapes, and symbols.
  var resolvedForeground: Color {
    foregroundColor ?? viewFactoryColor?.labelBody ?? .label
  }

  /// The tint color.
  var resolvedTint: Color {
    tint ?? .tintColor
  }
}
