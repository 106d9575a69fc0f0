// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An item in a tab bar, which leads to a screen.
///
/// UIKit: `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image while the item is selected, or `nil` to use `image`.
  open var selectedImage: Image? {
    didSet { if selectedImage != oldValue { didChange() } }
  }

  /// The text of the badge, such as a number, or `nil` for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The color of the badge, or `nil` for system red.
  open var badgeColor: Color? {
    didSet { if badgeColor != oldValue { didChange() } }
  }

  /// The offset of the title from its place, in points.
  package final var titleOffset = CGPoint.zero {
    didSet { if titleOffset != oldValue { didChange() } }
  }

  /// The fonts and colors of the badge's text, by the states of the item.
  package final var badgeAttributes: [UInt: TextAttributes] = [:] {
    didSet { if badgeAttributes != oldValue { didChange() } }
  }

  final func shownBadgeAttributes(isSelected: Bool) -> TextAttributes {
    let normal = badgeAttributes[Control.State.normal.rawValue] ?? TextAttributes()
    guard isSelected, let own = badgeAttributes[Control.State.selected.rawValue] else {
      return normal
    }
    return normal.merging(own)
  }

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title, an image, and a number that identifies it.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and its two images.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
