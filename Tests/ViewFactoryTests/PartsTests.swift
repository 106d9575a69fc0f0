// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Custom factories in a view factory")
struct PartsTests {
  private let mocks = MockViewFactory()

  /// The factories of a view factory that can be replaced by themselves.
  private func parts(of viewFactory: any ViewFactoryProtocol) -> [(name: String, part: AnyObject?)]
  {
    [
      ("styleHelper", viewFactory.styleHelper as AnyObject),
      ("label", viewFactory.label as AnyObject), ("input", viewFactory.input as AnyObject),
      ("button", viewFactory.button as AnyObject), ("stack", viewFactory.stack as AnyObject),
      ("scroll", viewFactory.scroll as AnyObject), ("table", viewFactory.table as AnyObject),
      ("card", viewFactory.card as AnyObject), ("row", viewFactory.row as AnyObject),
      ("section", viewFactory.section as AnyObject), ("tag", viewFactory.tag as AnyObject),
      ("avatar", viewFactory.avatar as AnyObject),
      ("progress", viewFactory.progress as AnyObject),
      ("field", viewFactory.field as AnyObject), ("choice", viewFactory.choice as AnyObject),
      ("notice", viewFactory.notice as AnyObject), ("dialog", viewFactory.dialog as AnyObject),
      ("bar", viewFactory.bar as AnyObject),
      ("collection", viewFactory.collection as AnyObject),
      ("figure", viewFactory.figure as AnyObject), ("calendar", viewFactory.calendar as AnyObject),
    ]
  }

  @Test("each custom factory replaces the library's own")
  func given() {
    let viewFactory = ViewFactory(
      styleHelper: mocks.styleHelper, label: mocks.label, input: mocks.input, button: mocks.button,
      stack: mocks.stack, scroll: mocks.scroll, table: mocks.table, card: mocks.card,
      row: mocks.row, section: mocks.section, tag: mocks.tag, avatar: mocks.avatar,
      progress: mocks.progress, field: mocks.field, choice: mocks.choice, notice: mocks.notice,
      dialog: mocks.dialog, bar: mocks.bar, collection: mocks.collection, figure: mocks.figure,
      calendar: mocks.calendar)
    for ((name, part), (_, expected)) in zip(parts(of: viewFactory), parts(of: mocks)) {
      #expect(part === expected, "\(name)")
    }
  }

  @Test("without custom factories, the library's own are used")
  func own() {
    let viewFactory = ViewFactory(label: mocks.label)
    for ((name, part), (_, mock)) in zip(parts(of: viewFactory), parts(of: mocks)) {
      #expect((part === mock) == (name == "label"), "\(name)")
    }
  }
}
