// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A controller as clients write it.
private final class NotesViewController: UIViewController, UITextViewDelegate, UISearchBarDelegate {
  let textView = UITextView()
  let searchBar = UISearchBar()
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.font = UIFont.preferredFont(forTextStyle: .body)
    textView.textContainerInset = .zero
    textView.textContainer.lineFragmentPadding = 0
    textView.isScrollEnabled = false
    textView.autocapitalizationType = .words
    textView.delegate = self
    searchBar.placeholder = "Search"
    searchBar.showsCancelButton = true
    searchBar.delegate = self
    for field in [textView, searchBar] as [UIView] {
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    heard.append(textView.text)
    textView.scrollRangeToVisible(textView.selectedRange)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("search \(searchText)")
  }
}

@Suite("Text views in UIKit code")
struct TextViewTests {
  @Test("a controller is the delegate of its text view and search bar")
  func controller() {
    let controller = NotesViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.searchBar.frame == CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(controller.textView.frame.minY == 56 && controller.textView.frame.height > 20)
    controller.textView.becomeFirstResponder()
    controller.textView.insertText("a")
    controller.textView.insertText("\n")
    #expect(controller.textView.text == "a" && !controller.textView.isFirstResponder)
    controller.searchBar.searchTextField.insertText("b")
    #expect(controller.heard == ["a", "search b"])
  }

  @Test("Foundation's attributed strings are stored and returned")
  func attributed() {
    let textView = UITextView()
    textView.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    let color = textView.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red && textView.text == "red")
    textView.typingAttributes = [.foregroundColor: UIColor.blue, .kern: 2]
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .blue)
    textView.insertText("!")
    let typed = textView.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(typed as? UIColor == .blue)
    textView.attributedText = nil
    #expect(textView.text == "")
  }

  @Test("code for any text input works with text views and text fields")
  func anyInput() {
    func end(of input: any UITextInput) -> Int {
      input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    }
    let (field, view) = (UITextField(), UITextView())
    field.text = "abc"
    view.text = "abc\nd"
    #expect(end(of: field) == 3 && end(of: view) == 5)
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    #expect(all.flatMap { view.text(in: $0) } == "abc\nd")
    #expect(view.description.hasPrefix("<UITextView"))
  }

  @Test("an overlay view of a text field that has no size when set is as large as its content")
  func overlays() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let results = UILabel()
    results.text = "1 of 2"
    field.rightView = results
    field.rightViewMode = .always
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 15, height: 40))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(results.frame.size == results.intrinsicContentSize && results.frame.maxX == 200)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 0, width: 15, height: 40))
    let before = field.textRect(forBounds: field.bounds).width
    results.text = "10 of 200"
    field.layoutIfNeeded()
    #expect(results.frame.size == results.intrinsicContentSize && results.frame.maxX == 200)
    #expect(field.textRect(forBounds: field.bounds).width < before)
    results.text = String(repeating: "wide ", count: 100)
    field.layoutIfNeeded()
    #expect(results.frame.width == 200)
  }

  @Test("typing attributes are those that were set, and at first those of the text view")
  func typing() {
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    textView.font = .systemFont(ofSize: 23)
    textView.textColor = .red
    #expect(textView.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 23))
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .red)
    textView.typingAttributes = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green,
    ]
    #expect(textView.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 9))
    #expect(textView.typingAttributes[.foregroundColor] as? UIColor == .green)
  }
}
