// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes

@Suite("Appearances of bar buttons")
struct ButtonAppearanceTests {
  @Test("attributes of a state replace those of the normal state that they specify")
  func attributes() {
    let looks = BarButtonItemAppearance()
    looks.normal.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 11), foregroundColor: .red)
    looks.highlighted.titleTextAttributes = TextAttributes(foregroundColor: .green)
    looks.disabled.titleTextAttributes = TextAttributes(font: .systemFont(ofSize: 13))
    func attributes(_ state: Control.State) -> [String] {
      let attributes = looks.titleAttributes(for: state)
      return [
        "\(attributes.font?.pointSize ?? 0)", attributes.foregroundColor?.hexString ?? "none",
      ]
    }
    #expect(attributes(.normal) == ["11.0", "#FF0000"])
    #expect(attributes(.highlighted) == ["11.0", "#00FF00"])
    #expect(attributes(.disabled) == ["13.0", "#FF0000"])
    #expect(attributes([.highlighted, .disabled]) == ["13.0", "#00FF00"])
    #expect(attributes(.selected) == ["11.0", "#FF0000"])
  }

  @Test("a disabled item has the font of its appearance for that, and its color")
  func disabledItem() throws {
    let looks = NavigationBarAppearance()
    looks.buttonAppearance.disabled.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 13), foregroundColor: .blue)
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.standardAppearance = looks
    let item = BarButtonItem(title: "A") { _ in }
    let title = NavigationItem(title: "T")
    title.leftBarButtonItems = [item]
    bar.items = [title]
    #expect(BarContents(bar)["A"]?.font.pointSize == 17)
    item.isEnabled = false
    #expect(BarContents(bar)["A"]?.font.pointSize == 13)
    #expect(BarContents(bar)["A"]?.color == .blue)
    item.isEnabled = true
    #expect(BarContents(bar)["A"]?.font.pointSize == 17)
  }
}
