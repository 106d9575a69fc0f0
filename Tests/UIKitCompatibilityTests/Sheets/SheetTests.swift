// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewGraphicsTestSupport
import ViewNodes
import ViewPictures
import ViewTesting

/// Frames and pictures of UIKit's views in their states.
///
/// A picture is told by a digest of its SVG. When one is meant to change, record it again and look at it.
@Suite("Sheets of views")
struct SheetTests {
  @Test("buttons match their recorded layout and picture")
  func buttons() { check(Sheet.buttons) }

  @Test("controls match their recorded layout and picture")
  func controls() { check(Sheet.controls) }

  @Test("pickers match their recorded layout and picture")
  func pickers() { check(Sheet.pickers) }

  @Test("bars match their recorded layout and picture")
  func bars() { check(Sheet.bars) }

  @Test("texts match their recorded layout and picture")
  func texts() { check(Sheet.texts) }

  @Test("lists match their recorded layout and picture")
  func lists() { check(Sheet.lists) }

  @Test("views have their recorded properties, also those that aren't visible")
  func properties() {
    let groups = [
      ("buttons", Sheet.buttons), ("controls", Sheet.controls), ("pickers", Sheet.pickers),
      ("bars", Sheet.bars), ("texts", Sheet.texts), ("lists", Sheet.lists),
    ]
    for (name, sheets) in groups {
      let sections = sheets.map { sheet in
        let view = sheet.makeView()
        view.layoutIfNeeded()
        return "# \(sheet.name)\n\n\(view.propertyText)"
      }
      assertSnapshot(of: sections.joined(separator: "\n\n"), as: .lines, named: name)
    }
  }

  private func check(
    _ sheets: [Sheet], function: StaticString = #function, line: UInt = #line
  ) {
    let sections = sheets.flatMap { sheet in
      [("from left to right, light", false), ("from right to left, dark", true)].map {
        title, other in
        let view = sheet.makeView()
        if other {
          view.traitOverrides = TraitCollection(traitsFrom: [
            TraitCollection(layoutDirection: .rightToLeft),
            TraitCollection(userInterfaceStyle: .dark),
          ])
        }
        view.layoutIfNeeded()
        let digest = Data(view.svg().utf8).digest
        return "# \(sheet.name), \(title), picture \(digest)\n\n\(view.frameTree())"
      }
    }
    assertSnapshot(
      of: sections.joined(separator: "\n\n"), as: .lines, function: function, line: line)
  }
}
