// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An input for search text, with a magnifying glass on a gray field.
///
/// UIKit: `UISearchTextField`.
open class SearchInputNode: InputNode {
  /// Creates an empty search input.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    returnKeyType = .search
    clearButtonMode = .whileEditing
    enablesReturnKeyAutomatically = true
    accessibilityTraits = .searchField
    let glass = ImageNode(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    glass.image = Image(systemName: "magnifyingglass")
    glass.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 16)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
  }

  /// Returns the rectangle of the text, 7 points from the trailing edge.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.textRect(forBounds: bounds))
  }

  /// Returns the rectangle of the text while editing, 7 points from the trailing edge.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.editingRect(forBounds: bounds))
  }

  private func inset(_ rect: CGRect) -> CGRect {
    let width = min(7, max(0, rect.width))
    return CGRect(
      x: isRightToLeft ? rect.minX + width : rect.minX, y: rect.minY, width: rect.width - width,
      height: rect.height)
  }
}
