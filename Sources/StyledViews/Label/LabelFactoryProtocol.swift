// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes labels, by the part that their text plays.
///
/// All are transparent and follow the text size that a person has chosen.
#if MainActor
  @MainActor
#endif
public protocol LabelFactoryProtocol {
  /// The source of colors.
  var viewFactoryColor: any ViewFactoryColorProtocol { get }

  /// A title of one line, which shrinks to half its size to fit the width and then ends with an
  /// ellipsis. In the text sizes for accessibility it takes as many lines as it needs instead.
  ///
  /// - Parameter alignment: Where the text stands within the label.
  /// - Returns: The label.
  func header(alignment: NSTextAlignment) -> UILabel

  /// Text of any length, over as many lines as it needs. A label that is kept lower than that ends
  /// with an ellipsis.
  ///
  /// - Parameter alignment: Where the text stands within the label.
  /// - Returns: The label.
  func body(alignment: NSTextAlignment) -> UILabel

  /// A description of what stands below it, in one line that fits the width as a header does.
  ///
  /// - Parameter alignment: Where the text stands within the label.
  /// - Returns: The label.
  func inputLabel(alignment: NSTextAlignment) -> UILabel

  /// Hints and fine print of any length, over as many lines as it needs.
  ///
  /// - Parameter alignment: Where the text stands within the label.
  /// - Returns: The label.
  func hint(alignment: NSTextAlignment) -> UILabel
}

// No parameter here has a default: a method that could be called with the alignment as well would
// stand in for a requirement that a type leaves out, and call itself.

extension LabelFactoryProtocol {
  /// A title of one line where reading begins.
  public func header() -> UILabel { header(alignment: .natural) }

  /// Text of any length from where reading begins.
  public func body() -> UILabel { body(alignment: .natural) }

  /// A description of what stands below it, in one line where reading begins.
  public func inputLabel() -> UILabel { inputLabel(alignment: .natural) }

  /// Hints and fine print of any length from where reading begins.
  public func hint() -> UILabel { hint(alignment: .natural) }
}
