// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewNodes

@Suite("Components of a client's factory")
struct StandardComponentsTests {
  /// A client's factory with parts of its own, and none of the component factories.
  private struct ClientFactory: ViewFactoryProtocol {
    let theme = Theme.standard
    let mockInput = MockInputFactory()
    let mockButton = MockButtonFactory()
    private let factory = ViewFactory(viewFactoryColor: MockViewFactoryColor())
    var styleHelper: any StyleHelperProtocol { factory.styleHelper }
    var label: any LabelFactoryProtocol { factory.label }
    var input: any InputFactoryProtocol { mockInput }
    var button: any ButtonFactoryProtocol { mockButton }
    var stack: any StackFactoryProtocol { factory.stack }
    var scroll: any ScrollFactoryProtocol { factory.scroll }
    var table: any TableFactoryProtocol { factory.table }
    var card: any CardFactoryProtocol { factory.card }
  }

  @Test("components have the palette and the theme of the factory, unless it has its own")
  func styles() {
    let client = ClientFactory()
    let factories: [any ComponentFactoryProtocol] = [
      client.row, client.section, client.tag, client.avatar, client.progress, client.field,
      client.choice, client.notice, client.dialog, client.bar, client.collection, client.figure,
      client.calendar,
    ]
    #expect(client.viewFactoryColor is MockViewFactoryColor)
    for factory in factories {
      #expect(factory.style.viewFactoryColor is MockViewFactoryColor)
      #expect(factory.style.theme == .standard)
    }
  }

  @Test("each component factory makes the library's components")
  func components() {
    let client = ClientFactory()
    let color = client.viewFactoryColor
    #expect(client.row.plain(title: "A").backgroundColor == color.surface)
    let rows = [client.row.plain(title: "A"), client.row.plain(title: "B")]
    #expect(client.section.group(rows: rows).arrangedSubviews.count == 3)
    #expect(client.tag.tag(text: "A").text == "A")
    #expect(client.avatar.initials(name: "Ana", size: .small).backgroundColor == color.accent)
    #expect(client.progress.steps(titles: ["A", "B"], current: 1).current == 1)
    #expect(client.field.textArea(placeholder: "A").textArea.backgroundColor == color.input)
    #expect(client.choice.rating(value: 3, isEditable: true).value == 3)
    #expect(Screen(showing: client.notice.toast(text: "Deleted")).aloud.contains("Deleted"))
    #expect(client.bar.tabs(titles: ["A", "B"], selected: 1).selectedIndex == 1)
    #expect(client.collection.carousel(views: [ViewNode()]).pageControl.numberOfPages == 1)
    #expect(client.figure.statistic(value: "1", label: "One").accessibilityValue == "1")
    let month = CalendarMonth(year: 2026, month: 8)
    #expect(client.calendar.month(month, selected: 3, today: nil).selectedDay == 3)
  }

  @Test("components contain the inputs and the buttons of the factory")
  func ownParts() {
    let client = ClientFactory()
    let (input, button) = (client.mockInput, client.mockButton)
    _ = client.field.search(placeholder: "Search")
    #expect(input.textCallsCount == 1)
    _ = client.field.form(fields: [], submit: "Send")
    #expect(button.positiveCalls.count == 1)
    _ = client.notice.toast(text: "Deleted", tone: .neutral, action: "Undo")
    #expect(button.linkCalls.arguments == ["Undo"])
    _ = client.dialog.alert(
      title: "Delete?", message: nil,
      actions: [DialogAction("No", role: .cancel), DialogAction("Yes", role: .destructive)])
    #expect(button.neutralCalls.count == 1)
    #expect(button.negativeCalls.count == 1)
    #expect(button.positiveCalls.count == 1)
    _ = client.dialog.sheet(title: "More", content: ViewNode())
    #expect(button.iconCalls.arguments.map(\.label) == ["Close"])
  }
}
