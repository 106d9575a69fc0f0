// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

private final class Told: UILabel {
  var count = 0
  override var attributedText: NSAttributedString? { didSet { count += 1 } }
}

private final class Loud: UILabel {
  override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      guard let newValue else { return super.attributedText = nil }
      let text = NSMutableAttributedString(attributedString: newValue)
      text.append(NSAttributedString(string: "!", attributes: [.foregroundColor: UIColor.red]))
      super.attributedText = text
    }
  }
}

private final class Field: UITextField {
  var (texts, placeholders) = (0, 0)
  override var attributedText: NSAttributedString? { didSet { texts += 1 } }
  override var attributedPlaceholder: NSAttributedString? {
    get { super.attributedPlaceholder }
    set {
      placeholders += 1
      super.attributedPlaceholder = newValue
    }
  }
}

private final class Notes: UITextView {
  var count = 0
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var attributedText: NSAttributedString! { didSet { count += 1 } }
}

@Suite("Overriding attributed texts")
struct AttributedOverridingTests {
  private let styled = NSAttributedString(
    string: "Styled",
    attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.blue])

  @Test("a label's observer is called, through its superclass too, and the styles are shown")
  func labels() {
    let told = Told()
    let label: UILabel = told
    label.attributedText = styled
    #expect(told.count == 1 && label.font.pointSize == 30 && label.textColor == .blue)
    label.text = "Plain"
    #expect(told.count == 1 && label.attributedText?.string == "Plain")
    label.attributedText = nil
    #expect(told.count == 2 && label.text == nil)
  }

  @Test("a label's override changes what is shown")
  func changes() {
    let label = Loud(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = styled
    #expect(label.text == "Styled!" && label.svg().contains("!"))
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test("so do those of text fields and their placeholders")
  func fields() {
    let own = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let field: UITextField = own
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(own.placeholders == 1 && field.placeholder == "Name")
    #expect(
      field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
        as? UIColor == .red)
    field.attributedText = styled
    #expect(own.texts == 1 && field.text == "Styled" && field.font?.pointSize == 30)
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test("and those of text views")
  func textViews() {
    let own = Notes(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let view: UITextView = own
    view.attributedText = styled
    #expect(own.count == 1 && view.text == "Styled" && view.textColor == .blue)
    view.attributedText = nil
    #expect(own.count == 2 && view.text == "")
  }

  @Test("the library's own type of text is set without the override")
  func ownType() {
    let label = Told()
    label.attributedText = AttributedText(
      string: "Own", attributes: TextAttributes(foregroundColor: .red))
    #expect(label.count == 0 && label.text == "Own")
  }
}
