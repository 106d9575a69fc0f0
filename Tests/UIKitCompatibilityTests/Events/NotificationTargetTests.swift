// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

private final class Listener: NSObject {
  var heard: [String] = []

  func didPost(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func didPostAnything() { heard.append("something") }

  deinit { NotificationCenter.default.removeObserver(self) }
}

@Suite("Observers of notifications")
struct NotificationTargetTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("Listening")

  @Test("a method is called for notifications with a name and an object")
  func receiving() {
    let (listener, object, other) = (Listener(), NSObject(), NSObject())
    center.addObserver(
      listener, selector: Selector(Listener.didPost(_:)), name: name, object: object)
    center.post(name: name, object: object)
    center.post(name: name, object: other)
    center.post(name: Notification.Name("Other"), object: object)
    #expect(listener.heard == ["Listening"])
  }

  @Test("an observer isn't retained, and is forgotten once it's gone")
  func lifetime() {
    var listener: Listener? = Listener()
    weak let observed = listener
    center.addObserver(
      listener as Any, selector: Selector(Listener.didPostAnything), name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(listener?.heard == ["something"])
    listener = nil
    #expect(observed == nil)
    center.post(name: name, object: nil)
  }

  @Test("observers are removed altogether, or by name and object")
  func removing() {
    let (listener, other, object) = (Listener(), Listener(), NSObject())
    let second = Notification.Name("Second")
    for observer in [listener, other] {
      for name in [name, second] {
        center.addObserver(
          observer, selector: Selector(Listener.didPost(_:)), name: name, object: object)
      }
    }
    center.removeObserver(listener, name: second, object: NSObject())
    center.post(name: second, object: object)
    #expect(listener.heard.count == 1)
    center.removeObserver(listener, name: second, object: object)
    center.post(name: second, object: object)
    center.post(name: name, object: object)
    #expect(listener.heard == ["Second", "Listening"])
    center.removeObserver(listener)
    center.post(name: name, object: object)
    #expect(listener.heard.count == 2 && other.heard.count == 4)
  }

  @Test("an observer of every notification doesn't hear how others are removed")
  func everything() {
    let (listener, other) = (Listener(), Listener())
    center.addObserver(listener, selector: Selector(Listener.didPost(_:)), name: nil, object: nil)
    center.removeObserver(other)
    center.post(name: name, object: nil)
    #expect(listener.heard == ["Listening"])
  }

  @Test("typing posts notifications of text fields and text views")
  func typing() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let area = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(field)
    root.addSubview(area)
    let screen = Screen(.phone, rootNode: root)
    let listener = Listener()
    let names: [(Notification.Name, Any)] = [
      (UITextField.textDidBeginEditingNotification, field),
      (UITextField.textDidChangeNotification, field),
      (UITextField.textDidEndEditingNotification, field),
      (UITextView.textDidBeginEditingNotification, area),
      (UITextView.textDidChangeNotification, area),
      (UITextView.textDidEndEditingNotification, area),
    ]
    for (name, object) in names {
      NotificationCenter.default.addObserver(
        listener, selector: Selector(Listener.didPost(_:)), name: name, object: object)
    }
    field.becomeFirstResponder()
    field.insertText("a")
    field.text = "b"
    area.becomeFirstResponder()
    area.insertText("c")
    area.resignFirstResponder()
    #expect(screen.firstResponder == nil)
    #expect(listener.heard == [0, 1, 2, 3, 4, 5].map { names[$0].0.rawValue })
  }
}
