// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A collection of environment values that propagate to descendant views: font, colors, direction,
/// text size, theme, and custom values.
///
/// SwiftUI: `EnvironmentValues`.
public struct EnvironmentValues {
  /// The font of text; nil means body.
  public var font: Font?
  /// The weight of text, which overrides that of the font; nil leaves it to the font.
  public var fontWeight: Font.Weight?
  /// The color of text, shapes and symbols; nil takes the theme's, or black without a theme.
  public var foregroundColor: Color?
  /// The direction in which contents follow each other.
  public var layoutDirection: UserInterfaceLayoutDirection = .leftToRight
  /// The text size that a person has chosen, which fonts of text styles follow.
  public var sizeCategory: ContentSizeCategory = .large
  /// The most lines that text may have; nil means any number.
  public var lineLimit: Int?
  /// The number of lines that text has room for even if it has fewer.
  var leastLines = 0
  /// The smallest share of its size that text may be shrunk to before it is cut off; 1 by default.
  public var minimumScaleFactor: CGFloat = 1
  /// The alignment of the lines of multiline text.
  public var multilineTextAlignment: MultilineTextAlignment = .leading
  /// The way in which text that does not fit is truncated.
  public var truncationMode: LineBreakMode = .byTruncatingTail
  /// Pixels in a point.
  public var displayScale: CGFloat = 3
  /// The palette of the theme; nil if none was given.
  public var viewFactoryColor: (any ViewFactoryColorProtocol)?
  /// The images that `Image("name")` finds.
  public var images: [String: Image] = [:]

  /// Whether controls take touches.
  public var isEnabled = true
  /// The color of what can be touched; nil takes the system's.
  public var tint: Color?
  /// The style of backgrounds that have none of their own; nil means the color behind everything.
  public var backgroundStyle: AnyShapeStyle?
  /// The size of symbols relative to text.
  public var imageScale = ImageScale.medium
  /// Whether the surroundings are light or dark.
  public internal(set) var colorScheme = ColorScheme.light
  /// The horizontal size class, or nil if it is not set.
  public internal(set) var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class, or nil if it is not set.
  public internal(set) var verticalSizeClass: UserInterfaceSizeClass?
  /// The language and customs of the person, for formatters; US English by default.
  public var locale = Locale(identifier: "en_US")
  /// Whether text is set aslant.
  var isItalic = false
  /// The style for text, shapes, and symbols, if it is not a plain color.
  var foregroundStyle: (any ShapeStyle)?
  var labelStyle: any LabelStyle = DefaultLabelStyle()
  var buttonStyle: any ButtonStyle = DefaultButtonStyle()
  /// Goes back, or closes the sheet, where the view is in a stack or on a sheet.
  public internal(set) var dismiss = DismissAction()
  /// Whether the view was put on top of others.
  public internal(set) var isPresented = false
  var page = PageReference()
  var isInList = false
  var scrollContentBackground = Visibility.automatic
  var tableStyle = TableNode.Style.insetGrouped
  var alertEnd: (() -> Void)?
  var showsScrollIndicators = true
  var labelsAreHidden = false
  var pickerStyle = PickerStyle.automatic
  var textFieldBorder = InputNode.BorderStyle.none
  var keyboardType = KeyboardType.default
  var capitalization = TextAutocapitalizationType.sentences
  var correction = TextAutocorrectionType.default
  var submitAction: (() -> Void)?

  private var custom: [ObjectIdentifier: Any] = [:]

  /// Creates the default values.
  public init() {}

  /// A value of your own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// An observed object given by its type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    custom[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    custom[ObjectIdentifier(Object.self)] = object
  }
}

extension EnvironmentValues {
  /// The font that text is set in: in the text size and the weight of the environment.
  var resolvedFont: Font {
    var font = self.font ?? .body
    // A font that is its style's own follows the text size; one in a size of its own keeps it.
    if let style = font.textStyle,
      font.pointSize == Font.preferredFont(forTextStyle: style).pointSize
    {
      let traits = TraitCollection(preferredContentSizeCategory: sizeCategory)
      font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        .withWeight(font.weight)
    }
    if let fontWeight { font = font.withWeight(fontWeight) }
    return font
  }

  /// The color that text, shapes and symbols are drawn in.
  var resolvedForeground: Color {
    foregroundColor ?? viewFactoryColor?.labelBody ?? .label
  }

  /// The color of what can be touched.
  var resolvedTint: Color {
    tint ?? .tintColor
  }
}
