// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The region of a text area in which its lines are laid out.
///
/// UIKit: `NSTextContainer`.
#if MainActor
  @MainActor
#endif
public final class TextContainer: NSObject {
  /// The distance between the sides of the region and the lines, in points; 5 by default, as
  /// documented for `NSTextContainer.lineFragmentPadding`.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The maximum number of lines; 0, the default, means no limit.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// The technique for wrapping lines and for truncating the last one; word wrapping by default.
  public var lineBreakMode = LineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Whether the leading of a font separates its lines.
  package var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { didChange() } }
  }

  /// Creates a text container with the usual padding.
  public override init() {
    super.init()
  }

  /// Creates a text container; its text area determines its size.
  ///
  /// - Parameter size: Provided for source compatibility.
  public convenience init(size: CGSize) {
    self.init()
  }

  /// The text area that lays out its lines in this region.
  package weak var textArea: TextAreaNode?

  private func didChange() { textArea?.layoutDidChange() }
}
