// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

private final class Note: UITextView {
  // UIKit's text view has neither.
  var placeholder: String?
  var attributedPlaceholder: NSAttributedString?
}

private final class Stamped: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIGraphicsPushContext(context)
    UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1).setFill()
    UIRectFill(rect)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    UIColor(red: 0x65 / 255, green: 0x43 / 255, blue: 0x21 / 255, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

@Suite("Names that code written for UIKit uses")
struct LaterNameTests {
  @Test("a text view may have a placeholder of its own")
  func placeholders() {
    let note = Note()
    note.placeholder = "Write"
    note.attributedPlaceholder = NSAttributedString(string: "Write")
    #expect(note.text == "" && !note.svg().contains("Write"))
  }

  @Test("a context is pushed and popped")
  func pushing() {
    let view = Stamped(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let picture = view.svg().lowercased()
    #expect(picture.contains("123456") && picture.contains("654321"))
    UIGraphicsPopContext()
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    if let context = UIGraphicsGetCurrentContext() { UIGraphicsPushContext(context) }
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("the background of a header fills it, behind the content")
  func headerBackground() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let (first, second) = (UIView(), UIView())
    header.backgroundView = first
    header.backgroundView = second
    header.layoutIfNeeded()
    #expect(first.superview == nil && second.frame == header.bounds)
    #expect(header.subviews.first === second && header.subviews.contains(header.contentView))
    header.backgroundView = nil
    #expect(second.superview == nil)
  }

  @Test("an indicator of an earlier style has its size and color")
  func indicatorStyles() {
    let indicator = UIActivityIndicatorView(style: .whiteLarge)
    #expect(indicator.color == .white && indicator.bounds.width == 37)
    indicator.style = .gray
    #expect(indicator.color == .systemGray && indicator.intrinsicContentSize.width == 20)
    indicator.color = .red
    indicator.style = .medium
    #expect(indicator.color == .red)
    indicator.style = .white
    #expect(indicator.color == .white)
  }

  @Test("index paths of Objective-C have rows and items")
  func indexPaths() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 4, section: 1).item == 4)
    #expect(NSIndexPath().section == 0 && NSIndexPath().row == 0)
    let count: NSInteger = 3
    #expect(count == path.row)
  }

  @Test("an animation along a path is kept, and what it moves is at its own place")
  func pathAnimation() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    let layer = CALayer()
    layer.position = CGPoint(x: 3, y: 4)
    layer.add(animation, forKey: "path")
    #expect(layer.position == CGPoint(x: 3, y: 4) && animation.path != nil)
    #expect(animation.calculationMode.rawValue == "paced")
  }

  @Test("a color well shows its color in a ring of all hues")
  func colorWell() {
    let well = UIColorWell()
    #expect(well.frame.size == CGSize(width: 28, height: 28) && well.supportsAlpha)
    let empty = well.svg()
    well.selectedColor = UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1)
    #expect(well.svg().contains("123456") && !empty.contains("123456"))
    #expect(empty.components(separatedBy: "<path").count == 25)
  }

  @Test("touches have no phase of a pointer")
  func phases() {
    #expect(UITouch.Phase.regionExited.rawValue == 7 && UITouch.Phase.allCases.count == 8)
  }
}
