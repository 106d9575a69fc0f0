// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One of the screens that a tab bar leads to. UIKit: `UITabBarItem`.
open class TabBarItem: BarItem {
  /// The image while the item is selected; BarItem/image when `nil`.
  open var selectedImage: Image? {
    didSet { if selectedImage != oldValue { didChange() } }
  }

  /// A short text in a small disc, such as a number; `nil` if there is none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { didChange() } }
  }

  /// The disc's color; system red when `nil`.
  open var badgeColor: Color? {
    didSet { if badgeColor != oldValue { didChange() } }
  }

  /// Creates an item that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates an item with a title, an image and a number to find it by.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and its images.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
