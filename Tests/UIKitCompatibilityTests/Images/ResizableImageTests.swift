// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

@Suite("Images that stretch and flip")
struct ResizableImageTests {
  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func clips(_ view: UIView) -> [CGRect] {
    DisplayList(of: view).operations.compactMap { operation in
      if case .begin(.clip(let path)) = operation { path.bounds } else { nil }
    }
  }

  @Test("the edges of a resizable image keep their size, and its middle fills the rest")
  func edges() {
    let caps = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1)
    let view = UIImageView(image: image().resizableImage(withCapInsets: caps))
    #expect(view.image?.capInsets == caps && view.intrinsicContentSize.width == 10)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let parts = clips(view).filter { $0.width < 100 || $0.height < 50 }
    #expect(parts.contains(CGRect(x: 0, y: 0, width: 3, height: 2)))
    #expect(parts.contains(CGRect(x: 3, y: 2, width: 96, height: 44)))
    #expect(parts.contains(CGRect(x: 99, y: 46, width: 1, height: 4)))
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(clips(view).allSatisfy { $0.size == CGSize(width: 10, height: 10) })
    view.frame.size = CGSize(width: 2, height: 3)
    #expect(!clips(view).isEmpty)
    for inset in [CGFloat.nan, .infinity, -3, 1e300] {
      let odd = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      view.image = image().resizableImage(withCapInsets: odd, resizingMode: .tile)
      view.frame.size = CGSize(width: 30, height: 30)
      _ = DisplayList(of: view)
    }
  }

  @Test("a stretchable image has caps around one point, or stretches as a whole")
  func stretchable() {
    let both = image().stretchableImage(withLeftCapWidth: 3, topCapHeight: 4)
    #expect(both.capInsets == UIEdgeInsets(top: 4, left: 3, bottom: 5, right: 6))
    #expect(
      image().stretchableImage(withLeftCapWidth: 0, topCapHeight: 4).capInsets
        == UIEdgeInsets(top: 4, left: 0, bottom: 5, right: 0))
    #expect(image().stretchableImage(withLeftCapWidth: -1, topCapHeight: 0).capInsets == .zero)
    #expect(
      image().stretchableImage(withLeftCapWidth: 30, topCapHeight: 0).capInsets
        == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
  }

  @Test("an image for both directions is mirrored from right to left, and others aren't")
  func flipping() {
    let view = UIImageView(image: image().imageFlippedForRightToLeftLayoutDirection())
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let plain = view.svg()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.svg() != plain && view.image?.flipsForRightToLeftLayoutDirection == true)
    view.image = image()
    let own = view.svg()
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.svg() == own)
  }

  @Test("vector images have a phone's scale, and are drawn with an opacity")
  func scale() {
    #expect(image().scale == 3)
    let faded = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      image().draw(at: .zero, blendMode: .normal, alpha: 0.25)
    }
    let view = UIImageView(image: faded)
    #expect(view.svg().contains("0.25"))
  }

  @Test("the image of a button grows with accessibility text sizes if the button says so")
  func growing() {
    let button = UIButton(type: .custom)
    button.setImage(image(), for: .normal)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize.width == 10)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(button)
    let screen = Screen(.phone, rootNode: root)
    screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(button.intrinsicContentSize.width > 15)
  }

  @Test("colors have their components as Core Graphics lists them, and UIColor() is clear")
  func components() {
    #expect(
      UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25).cgColor.components == [1, 0.5, 0, 0.25])
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor() == UIColor(white: 0, alpha: 0))
  }
}
