// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The lines of a text view.
///
/// Lines are laid out when they are needed; glyphs are not accessible.
#if MainActor
  @MainActor
#endif
public final class NSLayoutManager: NSObject {
  /// The region in which the lines are laid out, as the only element.
  public let textContainers: [NSTextContainer]

  init(_ container: NSTextContainer) {
    textContainers = [container]
    super.init()
  }

  /// A Boolean value that indicates whether the leading of the fonts separates the lines; `true` by
  /// default.
  ///
  /// Fonts of text styles have a leading.
  public var usesFontLeading: Bool {
    get { textContainers[0].usesFontLeading }
    set { textContainers[0].usesFontLeading = newValue }
  }

  /// Lays out the lines of a text container; here, they are always up to date.
  public func ensureLayout(for container: NSTextContainer) {}

  /// Returns the rectangle of the lines, including the padding at their sides, in points in the
  /// text container's coordinates; zero for the container of another text view.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers[0], let view = container.textArea else { return .zero }
    let size = view.lineSize
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
}

extension UITextView {
  /// The object that lays out the lines.
  public final var layoutManager: NSLayoutManager { NSLayoutManager(textContainer) }
}

extension NSTextContainer {
  /// The object that lays out the lines in this container, or `nil` without a text view.
  public var layoutManager: NSLayoutManager? { textArea?.layoutManager }
}
