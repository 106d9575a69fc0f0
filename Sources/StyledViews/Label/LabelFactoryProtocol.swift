// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of labels, by the role of their text.
///
/// All labels are transparent and follow the preferred text size.
#if MainActor
  @MainActor
#endif
public protocol LabelFactoryProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// Returns a single-line title, which shrinks to as little as half its size to fit the width, and
  /// is then truncated.
  ///
  /// At accessibility text sizes, it wraps instead.
  ///
  /// - Parameter alignment: The text alignment.
  /// - Returns: The label.
  func header(alignment: NSTextAlignment) -> UILabel

  /// Returns a multiline label for body text.
  ///
  /// If its height is limited, the text is truncated.
  ///
  /// - Parameter alignment: The text alignment.
  /// - Returns: The label.
  func body(alignment: NSTextAlignment) -> UILabel

  /// Returns a single-line label for the view below it, which shrinks to fit the width like a
  /// header.
  ///
  /// - Parameter alignment: The text alignment.
  /// - Returns: The label.
  func inputLabel(alignment: NSTextAlignment) -> UILabel

  /// Returns a multiline label for hints and fine print.
  ///
  /// - Parameter alignment: The text alignment.
  /// - Returns: The label.
  func hint(alignment: NSTextAlignment) -> UILabel
}

// These methods have no default arguments: with them, a method would be the witness for a
// requirement that a type omits, and would call itself recursively.

extension LabelFactoryProtocol {
  /// Returns a single-line title with natural alignment.
  public func header() -> UILabel { header(alignment: .natural) }

  /// Returns a multiline label for body text with natural alignment.
  public func body() -> UILabel { body(alignment: .natural) }

  /// Returns a single-line label for the view below it with natural alignment.
  public func inputLabel() -> UILabel { inputLabel(alignment: .natural) }

  /// Returns a multiline label for hints and fine print with natural alignment.
  public func hint() -> UILabel { hint(alignment: .natural) }
}
