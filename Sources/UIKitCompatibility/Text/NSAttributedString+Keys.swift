// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph style, an `NSParagraphStyle`; a label takes over the alignment and line break mode
  /// of the first paragraph, and the spacing and indents of each.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The additional distance after characters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional distance after characters, in points; `kern` is preferred if both are there.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line under the text, a `UIColor`; by default, that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line through the text, a `UIColor`; by default, that of the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The image in place of an object replacement character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The color of the outlines, a `UIColor`; stored, but not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outlines; stored, but not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The slant of the letters; stored, but not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The widening of the letters; stored, but not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The ligatures; stored, but without effect.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The destination of a link, a `URL` or a string with one.
  ///
  /// Labels underline links and draw them in blue; text views have `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
}
