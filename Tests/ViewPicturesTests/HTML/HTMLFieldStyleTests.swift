// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

/// A field with a translucent underline, and a word in a group of its own.
private final class UnderlinedInput: InputNode {
  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    context.withOpacity(0.25) {
      let line = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
      context.fill(BezierPath(rect: line), with: .black)
      context.withClip(to: BezierPath(rect: bounds)) {
        context.draw(
          TextLine(
            text: "Optional", baseline: CGPoint(x: 0, y: 12), width: 40,
            font: .systemFont(ofSize: 9), color: .black))
      }
    }
    context.withOpacity(0.5) {
      for y: CGFloat in [4, 12] {
        let dot = CGRect(x: bounds.width - 10, y: y, width: 4, height: 4)
        context.fill(BezierPath(rect: dot), with: .black)
      }
    }
  }
}

@Suite("Styles of fields in HTML")
struct HTMLFieldStyleTests {
  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 200, height: 90))

  /// The elements of the fields.
  private func elements() -> [String] {
    [input, area].map { field in
      let page = box(0, 0, 320, 480)
      page.addSubview(field)
      let html = page.html()
      let start = html.range(of: "<input")?.lowerBound ?? html.range(of: "<textarea")?.lowerBound
      return start.map { String(html[$0...].prefix { $0 != ">" }) } ?? ""
    }
  }

  @Test(
    "text is on the side of its alignment, and natural text on the leading side",
    arguments: [
      (TextAlignment.left, ";text-align:left"), (.center, ";text-align:center"),
      (.right, ";text-align:right"), (.natural, ""), (.justified, ""),
    ])
  func alignment(alignment: TextAlignment, style: String) {
    (input.textAlignment, area.textAlignment) = (alignment, alignment)
    for element in elements() {
      #expect(
        style.isEmpty ? !element.contains("text-align") : element.contains(style + ";padding"))
      #expect(!element.contains("direction:rtl"))
    }
    input.semanticContentAttribute = .forceRightToLeft
    area.semanticContentAttribute = .forceRightToLeft
    for element in elements() {
      #expect(element.contains(style + ";direction:rtl;padding"))
    }
  }

  @Test(
    "capital letters are those of the keyboard",
    arguments: [
      (TextAutocapitalizationType.none, "none"), (.words, "words"), (.sentences, nil),
      (.allCharacters, "characters"),
    ] as [(TextAutocapitalizationType, String?)])
  func capitals(type: TextAutocapitalizationType, word: String?) {
    (input.autocapitalizationType, area.autocapitalizationType) = (type, type)
    for element in elements() {
      if let word {
        #expect(element.contains(" autocapitalize=\"\(word)\""))
      } else {
        #expect(!element.contains("autocapitalize"))
      }
    }
  }

  @Test("fields without a font or color have those of the system")
  func system() {
    (input.font, area.font) = (nil, nil)
    (input.textColor, area.textColor) = (nil, nil)
    for element in elements() {
      #expect(element.contains("color:#000;--p:") || element.contains("color:var(--c1);--p:"))
    }
    (input.text, area.text) = ("words", "words")
    for element in elements() { #expect(element.contains("font-size:")) }
  }

  @Test("a field that its traits disable is disabled, and one that can't be edited is read-only")
  func disabled() {
    #expect(elements().allSatisfy { !$0.contains(" disabled") && !$0.contains(" readonly") })
    input.isEnabled = false
    area.isEditable = false
    #expect(elements()[0].contains(" disabled") && elements()[1].contains(" readonly"))
    area.accessibilityTraits = .notEnabled
    #expect(elements()[1].contains(" disabled") && !elements()[1].contains(" readonly"))
  }

  @Test("the purpose of a field completes it automatically, with a password as the current one")
  func purposes() {
    #expect(elements().allSatisfy { !$0.contains("autocomplete") })
    (input.textContentType, area.textContentType) = (.password, .emailAddress)
    #expect(elements()[0].contains(" autocomplete=\"current-password\""))
    #expect(
      elements()[1].contains(" autocomplete=\"\(TextContentType.emailAddress.rawValue)\""))
    input.textContentType = .newPassword
    #expect(
      elements()[0].contains(" autocomplete=\"\(TextContentType.newPassword.rawValue)\""))
  }

  @Test("what a field draws besides texts stays with its opacity; groups with texts are left out")
  func ownDrawing() {
    let page = box(0, 0, 320, 480)
    page.addSubview(UnderlinedInput(frame: CGRect(x: 10, y: 10, width: 200, height: 40)))
    let html = page.html()
    let drawing = html.range(of: "<svg class=\"a\"").flatMap { start in
      html[start.lowerBound...].range(of: "</svg>").map { html[start.lowerBound..<$0.upperBound] }
    }
    #expect(drawing?.contains("opacity=\"0.5\"") == true)
    let groups = drawing?.components(separatedBy: "<g ").count
    #expect(groups == 2 && drawing?.components(separatedBy: "</g>").count == groups)
    #expect(drawing?.contains("y=\"12\"") == true && drawing?.contains("y=\"38\"") == false)
    #expect(!html.contains(">Optional<"))
  }
}
