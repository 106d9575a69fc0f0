// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Input factory")
struct InputFactoryTests {
  let constraints = MockConstraintHelper()

  func factory(
    _ palette: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) -> InputFactory {
    InputFactory(constraintHelper: constraints, viewFactoryColor: palette)
  }

  @Test(
    "inputs are 48 points high and rounded, in the colors of the palette", arguments: [true, false])
  func looks(isNumber: Bool) {
    for palette in [DefaultViewFactoryColor(), MockViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let input = isNumber ? factory(palette).number() : factory(palette).text()
      #expect(input.font == .preferredFont(forTextStyle: .body))
      #expect(input.backgroundColor == palette.input)
      #expect(input.textColor == palette.onInput)
      #expect(input.borderStyle == .roundedRect)
      #expect(input.returnKeyType == .done)
      #expect(input.translatesAutoresizingMaskIntoConstraints == false)
      #expect(constraints.setHeightCalls.last?.view === input)
      #expect(constraints.setHeightCalls.last?.height == 48)
    }
  }

  @Test("an input grows with the text size")
  func dynamicType() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let input = InputFactory().text()
    input.text = "Written"
    page.addSubview(input)
    ConstraintHelper().setHorizontal(for: input, to: page, at: .sixteen)
    ConstraintHelper().setTop(for: input, to: page, at: .zero)
    page.layoutIfNeeded()
    #expect(input.frame.height == 48)
    page.traitOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    page.layoutIfNeeded()
    #expect(input.frame.height >= 53 * 1.19)
  }

  @Test("a placeholder set later has the palette's color")
  func placeholder() {
    let input = factory(MockViewFactoryColor()).text()
    input.placeholder = "Example placeholder"
    let attributes = input.attributedPlaceholder?.attributes(at: 0)
    #expect(attributes?.foregroundColor == .gray)
    #expect(input.attributedPlaceholder?.string == "Example placeholder")
  }

  @Test("a text input has the default keyboard and no toolbar")
  func text() {
    let input = factory().text()
    #expect(input.keyboardType == .default)
    #expect(input.inputAccessoryView == nil)
  }

  @Test("a number input has a number pad, and a Done item that ends editing")
  func number() throws {
    let input = factory().number()
    #expect(input.keyboardType == .numberPad)
    let bar = try #require(input.inputAccessoryView as? ToolbarNode)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(input.becomeFirstResponder())
    #expect(input.isFirstResponder)
    let done = try #require(bar.items?.last)
    done.performPrimaryAction()
    #expect(input.isFirstResponder == false)
  }

  @Test("the toolbar doesn't retain its input")
  func noCycle() {
    weak var input: InputNode?
    var bar: ViewNode?
    do {
      let made = factory().number()
      // A mock helper keeps its arguments.
      let real = InputFactory().number()
      input = real
      bar = real.inputAccessoryView
      _ = made
    }
    #expect(input == nil)
    #expect(bar != nil)
    (bar as? ToolbarNode)?.items?.last?.performPrimaryAction()
  }

  @Test("the factory's inputs have the given text and placeholder")
  func given() {
    #expect(factory().constraintHelper is MockConstraintHelper)
    #expect(factory().viewFactoryColor is DefaultViewFactoryColor)
  }
}
