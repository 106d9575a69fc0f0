// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("View factory")
struct ViewFactoryTests {
  @Test("every factory and helper has the given palette")
  func palette() {
    let palette = MockViewFactoryColor()
    let factory: any ViewFactoryProtocol = ViewFactory(viewFactoryColor: palette)
    let given: [any ViewFactoryColorProtocol] = [
      factory.label.viewFactoryColor, factory.input.viewFactoryColor,
      factory.button.viewFactoryColor, factory.card.viewFactoryColor,
      factory.card.label.viewFactoryColor, factory.card.input.viewFactoryColor,
      factory.card.button.viewFactoryColor, factory.styleHelper.navigationBar.viewFactoryColor,
      factory.styleHelper.tabBar.viewFactoryColor,
    ]
    for color in given { #expect(color as? MockViewFactoryColor === palette) }
    #expect(factory.table.refresh().tintColor == .green)
  }

  @Test("the default palette is used by default")
  func defaultPalette() {
    let factory: any ViewFactoryProtocol = ViewFactory()
    #expect(factory.label.header().textColor == .labelHeader)
    #expect(factory.card.main(stack: factory.stack.vertical(views: [])).backgroundColor == .card)
    #expect(factory.scroll.vertical().constraintHelper is ConstraintHelper)
  }

  @Test("a custom factory is available on the real factory and on the mock")
  func customFactory() {
    let real: any ViewFactoryProtocol = ViewFactory()
    #expect(real.badge.make("1").text == "1")
    let mock = MockViewFactory()
    let answer = LabelNode()
    mock.mockLabel.hintCalls.answer = answer
    let injected: any ViewFactoryProtocol = mock
    #expect(injected.badge.make("2") === answer)
    #expect(mock.mockLabel.hintCalls.arguments == [.center])
  }

  @Test("a custom label is available on the real label factory and on the mock")
  func customLabel() {
    let real: any ViewFactoryProtocol = ViewFactory()
    let mock: any ViewFactoryProtocol = MockViewFactory()
    #expect(real.label.shout("hey").text == "HEY")
    #expect(mock.label.shout("hey").text == "HEY")
  }
}

/// What a client adds.
private struct BadgeFactory {
  let label: any LabelFactoryProtocol

  func make(_ text: String) -> LabelNode {
    let badge = label.hint(alignment: .center)
    badge.text = text
    return badge
  }
}

extension ViewFactoryProtocol {
  fileprivate var badge: BadgeFactory { BadgeFactory(label: label) }
}

extension LabelFactoryProtocol {
  fileprivate func shout(_ text: String) -> LabelNode {
    let label = header()
    label.text = text.uppercased()
    return label
  }
}
