// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A description of a font, from which modified fonts can be created.
public nonisolated final class UIFontDescriptor: NSObject, Sendable {
  /// The font that is described.
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
  }

  /// Creates a descriptor of a font by its name; the system font if there is no such name.
  ///
  /// - Parameters:
  ///   - fontName: The full or PostScript name of the font.
  ///   - size: The point size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates a descriptor with attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont.systemFont(ofSize: 12).adding(attributes))
  }

  /// Returns the descriptor of a text style at the default text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// Returns the descriptor of a text style at the text size of some traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The PostScript name.
  public var postscriptName: String { font.fontName }

  /// The symbolic traits of the font.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns a descriptor with exactly some traits: bold, italic, monospaced; others have no
  /// effect.
  ///
  /// A weight that matches the traits is kept.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font.withItalic(symbolicTraits.contains(.traitItalic))
      .withMonospaced(symbolicTraits.contains(.traitMonoSpace))
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != font.weight.isBold { font = font.withWeight(isBold ? .bold : .regular) }
    return UIFontDescriptor(font)
  }

  /// Returns a descriptor in another design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let font = font.withMonospaced(design == .monospaced)
    switch design {
    case .serif:
      return UIFontDescriptor(font.withFamily(FontFamily("ui-serif", fallbacks: ["Georgia"])))
    case .rounded:
      return UIFontDescriptor(font.withFamily(FontFamily("ui-rounded")))
    default: return UIFontDescriptor(font.withFamily(nil))
    }
  }

  /// Returns a descriptor in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// Returns a descriptor in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(font.adding([.family: newFamily]))
  }

  /// Returns a descriptor with additional attributes: `family`, `name`, `size`, and
  /// of the `traits` the weight; others have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.adding(attributes))
  }

  /// Whether both describe the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.font == font
  }

  /// A hash of the font.
  public override var hash: Int { font.hashValue }
}

nonisolated extension UIFont {
  /// Creates the font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; that of the descriptor if it is 0.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
  }

  /// The description of this font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    var font = self
    if let size = Self.number(attributes[.size]) { font = font.withSize(size) }
    if let name = attributes[.name] as? String, let named = UIFont(name: name, size: 12) {
      font = font.withFamily(named.family).withWeight(named.weight).withItalic(named.isItalic)
    }
    if let family = attributes[.family] as? String, !family.isEmpty {
      font = font.withFamily(FontFamily(family))
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let weight = traits[.weight] as? UIFont.Weight {
        font = font.withWeight(weight)
      } else if let weight = Self.number(traits[.weight]) {
        font = font.withWeight(UIFont.Weight(weight))
      }
      if let slant = Self.number(traits[.slant]) { font = font.withItalic(slant > 0) }
    }
    return font
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }
}
