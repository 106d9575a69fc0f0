// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Earlier and rarer names")
struct EarlierNameTests {
  private final class Counter: NSObject {
    var count = 0
    func count(_ sender: Any) { count += 1 }
  }

  @Test("a color of Display P3 has the nearest components of sRGB")
  func displayP3() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5)
    #expect(abs(white.red - 1) < 1e-3 && abs(white.blue - 1) < 1e-3 && white.alpha == 0.5)
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.red > 0.999 && red.green < 0.001 && red.blue < 0.001)
    let muted = UIColor(displayP3Red: 0.8, green: 0.4, blue: 0.4, alpha: 1)
    #expect(muted.red > 0.83 && muted.green < 0.4)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }

  @Test("an item with a title and an image calls its target or opens its menu")
  func barItem() {
    let counter = Counter()
    let menu = UIMenu(title: "More", children: [])
    let item = UIBarButtonItem(
      title: "Save", image: UIImage(systemName: "plus"), target: counter,
      action: Selector(Counter.count(_:)), menu: menu)
    #expect(item.title == "Save" && item.image != nil && item.menu === menu)
    #expect(item.target === counter && item.action != nil)
  }

  @Test("a block of animations changes views at once")
  func blocks() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.easeIn)
    view.alpha = 0.5
    UIView.commitAnimations()
    #expect(view.alpha == 0.5 && UIView.inheritedAnimationDuration == 0)
  }

  @Test("a text layer says how large its text is")
  func textLayer() {
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.string = "Hello"
    let size = layer.preferredFrameSize()
    layer.fontSize *= 2
    #expect(size.width > 0 && layer.preferredFrameSize().width > size.width * 1.9)
  }
}
