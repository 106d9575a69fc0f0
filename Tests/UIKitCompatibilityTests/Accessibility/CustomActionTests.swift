// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

private final class Post: UIView {
  var isBoosted = false
  func boost(_ action: UIAccessibilityCustomAction) -> Bool {
    isBoosted = action.name == "Boost"
    return true
  }
}

@Suite("Accessibility properties of UIKit")
struct CustomActionTests {
  @Test("custom actions are listed after the element and performed by their closure or target")
  func actions() throws {
    let post = Post(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    post.isAccessibilityElement = true
    post.accessibilityLabel = "Post"
    #expect(post.accessibilityCustomActions == nil)
    post.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reply") { _ in false },
      UIAccessibilityCustomAction(
        name: "Boost", target: post, selector: Selector(Post.boost(_:))),
      UIAccessibilityCustomAction(
        attributedName: NSAttributedString(string: "Share"), actionHandler: nil),
    ]
    #expect(post.accessibilityTree().contains("\"Post\" [Reply, Boost, Share]"))
    let actions = try #require(post.accessibilityCustomActions)
    #expect(actions.map { $0.actionHandler?($0) } == [false, true, nil])
    #expect(post.isBoosted)
    post.accessibilityCustomActions = []
    #expect(!post.accessibilityTree().contains("["))
  }

  @Test("attributed labels, values, and hints are plain ones without attributes")
  func attributed() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "Label")
    view.accessibilityAttributedValue = NSAttributedString(string: "Value")
    view.accessibilityAttributedHint = NSAttributedString(string: "Hint")
    #expect(view.accessibilityLabel == "Label" && view.accessibilityValue == "Value")
    #expect(view.accessibilityHint == "Hint")
    #expect(view.accessibilityAttributedLabel?.string == "Label")
    view.accessibilityAttributedHint = nil
    #expect(view.accessibilityHint == nil)
  }

  @Test("the elements of a container can be overridden with values of any type")
  func elements() {
    final class Bar: UIView {
      let first = UIButton(type: .system)
      let second = UIButton(type: .system)
      override var accessibilityElements: [Any]? {
        get { [second, "ignored", first] }
        set {}
      }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    bar.first.setTitle("First", for: .normal)
    bar.second.setTitle("Second", for: .normal)
    bar.addSubview(bar.first)
    bar.addSubview(bar.second)
    #expect(bar.accessibilityTree() == "button \"Second\"\nbutton \"First\"\n")
    let identified: any UIAccessibilityIdentification = bar
    identified.accessibilityIdentifier = "bar"
    #expect(bar.accessibilityIdentifier == "bar")
  }
}
