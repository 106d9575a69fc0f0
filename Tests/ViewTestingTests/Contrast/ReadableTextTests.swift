// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Readable text")
struct ReadableTextTests {
  private func page(
    text: Color, ground: Color?, size: CGFloat = 17, weight: Font.Weight = .regular
  ) -> (page: ViewNode, label: LabelNode) {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.backgroundColor = ground
    let label = LabelNode(frame: CGRect(x: 10, y: 10, width: 180, height: 60))
    label.text = "Readable"
    label.textColor = text
    label.font = .systemFont(ofSize: size, weight: weight)
    page.addSubview(label)
    return (page, label)
  }

  @Test("text is compared with the background behind it")
  func grounds() throws {
    #expect(faintTexts(in: page(text: .black, ground: .white).page) == [])
    let gray = try Color(hex: "#808080")
    let found = faintTexts(in: page(text: gray, ground: .white).page)
    #expect(found.count == 1)
    #expect(
      found.first?.description
        == "“Readable” at (10, 37) is #808080 on #FFFFFF: a contrast of 3.94 where 4.5 is needed.")
    #expect(faintTexts(in: page(text: gray, ground: .black).page) == [])
    #expect(faintTexts(in: page(text: .white, ground: nil).page).count == 1)
    #expect(faintTexts(in: page(text: .white, ground: nil).page, background: .black) == [])
  }

  nonisolated static let sizes: [(CGFloat, Font.Weight, Bool)] = [
    (23, .regular, false), (24, .regular, true), (18, .bold, false), (19, .bold, true),
  ]

  @Test("large text requires less contrast", arguments: sizes)
  func largeText(size: CGFloat, weight: Font.Weight, passes: Bool) throws {
    let tree = page(text: try Color(hex: "#808080"), ground: .white, size: size, weight: weight)
    #expect(faintTexts(in: tree.page).isEmpty == passes)
  }

  @Test("a gradient counts with its lowest contrast, and a translucent overlay as composited")
  func grading() {
    let tree = page(text: .black, ground: nil)
    let gradient = GradientLayer()
    gradient.colors = [.white, .black]
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    tree.page.layer.insertSublayer(gradient, at: 0)
    #expect(faintTexts(in: tree.page).count == 1)
    gradient.colors = [.white, .lightGray]
    #expect(faintTexts(in: tree.page) == [])
    tree.page.layer.backgroundColor = Color(white: 0, alpha: 0.9)
    gradient.removeFromSuperlayer()
    #expect(faintTexts(in: tree.page).first?.ground.hexString == "#191919")
  }

  @Test("faded text, empty text, and text on an image are ignored")
  func exceptions() {
    let tree = page(text: .white, ground: .white)
    let other = page(text: .white, ground: .white).label
    tree.label.addSubview(other)
    #expect(faintTexts(in: tree.page).count == 2)
    tree.label.alpha = 0.5
    #expect(faintTexts(in: tree.page) == [])
    other.removeFromSuperview()
    tree.label.alpha = 1
    tree.label.text = "  "
    #expect(faintTexts(in: tree.page) == [])
  }

  @Test("text in disabled controls is ignored, and text beside them isn't")
  func disabled() {
    let tree = page(text: .yellow, ground: .white)
    tree.label.isEnabled = false
    #expect(faintTexts(in: tree.page) == [])
    tree.label.isEnabled = true
    let control = Control(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    tree.page.addSubview(control)
    control.isEnabled = false
    #expect(faintTexts(in: tree.page).count == 1)
    control.frame = tree.page.bounds
    #expect(faintTexts(in: tree.page) == [])
    control.isEnabled = true
    #expect(faintTexts(in: tree.page).count == 1)
  }

  @Test("an expectation passes for readable text")
  func expectation() {
    expectReadableText(in: page(text: .black, ground: .white).page)
    withKnownIssue {
      expectReadableText(in: page(text: .yellow, ground: .white).page)
    }
  }
}
