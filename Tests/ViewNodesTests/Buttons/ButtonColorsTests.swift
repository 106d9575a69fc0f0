// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewNodes

@Suite("Colors of button configurations")
struct ButtonColorsTests {
  @Test("a selected button without a fill is tinted with its base color, or else the tint color")
  func selected() {
    for make in [ButtonNode.Configuration.plain, ButtonNode.Configuration.gray] {
      var configuration = make()
      let tinted = ButtonColors(configuration, .selected, tint: .blue).background
      #expect(tinted != nil)
      #expect(tinted != ButtonColors(configuration, .selected, tint: .green).background)
      configuration.baseBackgroundColor = .red
      let based = ButtonColors(configuration, .selected, tint: .blue).background
      #expect(based == ButtonColors(configuration, .selected, tint: .green).background)
      #expect(based != tinted)
    }
  }
}
