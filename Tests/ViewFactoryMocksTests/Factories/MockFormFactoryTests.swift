// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock factories of forms, notices, and collections")
struct MockFormFactoryTests {
  let mock = MockViewFactory()
  var factory: any ViewFactoryProtocol { mock }

  @Test("fields, choices, notices, and dialogs are recorded by kind")
  func forms() {
    let input = InputNode()
    let answer = FieldNode()
    mock.mockField.labelledCalls.answer = answer
    #expect(factory.field.labelled(title: "a", input: input) === answer)
    _ = factory.field.labelled(title: "b", input: input, help: "below")
    #expect(mock.mockField.labelledCalls.map(\.help) == [nil, "below"])
    #expect(factory.field.search(placeholder: "s") is MockInputNode)
    _ = factory.field.password(placeholder: "p")
    _ = factory.field.select(title: "t", options: ["o"], selected: 0, prompt: "c")
    _ = factory.field.form(fields: [answer], submit: "go")
    let area = TextAreaFieldNode()
    mock.mockField.textAreaCalls.answer = area
    #expect(factory.field.textArea(placeholder: "ta", characterLimit: 9) === area)
    _ = factory.field.labelled(title: "l", textArea: area, help: "h")
    #expect(mock.mockField.textAreaCalls.last?.placeholder == "ta")
    #expect(mock.mockField.textAreaCalls.last?.characterLimit == 9)
    #expect(mock.mockField.labelledTextAreaCalls.last?.textArea === area)
    #expect(mock.mockField.labelledTextAreaCalls.last?.help == "h")
    let select = SelectNode(title: "s", options: ["o"])
    let choice = mock.field.labelled(title: "t", select: select, help: "i")
    #expect(choice.select === select)
    #expect(mock.mockField.labelledSelectCalls.last?.select === select)
    #expect(mock.mockField.labelledSelectCalls.last?.help == "i")
    _ = factory.choice.segments(titles: ["x"], selected: 0)
    _ = factory.choice.rating(value: 3, isEditable: true)
    _ = factory.notice.banner(title: "b", message: nil, tone: .info)
    _ = factory.notice.toast(text: "t")
    _ = factory.notice.tooltip(text: "tip", edge: .top)
    _ = factory.notice.empty(image: nil, title: "e", message: nil, action: nil)
    _ = factory.dialog.alert(title: "al", message: nil, actions: [DialogAction("ok")])
    _ = factory.dialog.sheet(title: "sh", content: input)
    #expect(mock.mockField.labelledCalls.last?.input === input)
    #expect(Array(mock.mockField.searchCalls) == ["s"])
    #expect(Array(mock.mockField.passwordCalls) == ["p"])
    #expect(mock.mockField.selectCalls.last?.options == ["o"])
    #expect(mock.mockField.formCalls.last?.fields == [answer])
    #expect(mock.mockChoice.segmentsCalls.last?.titles == ["x"])
    #expect(mock.mockChoice.ratingCalls.last?.value == 3)
    #expect(mock.mockNotice.bannerCalls.last?.tone == .info)
    #expect(mock.mockNotice.toastCalls.last?.text == "t")
    #expect(mock.mockNotice.tooltipCalls.last?.edge == .top)
    #expect(mock.mockNotice.emptyCalls.last?.title == "e")
    #expect(mock.mockDialog.alertCalls.last?.actions.map(\.title) == ["ok"])
    #expect(mock.mockDialog.sheetCalls.last?.content === input)
  }

  @Test("bars, collections, figures, and calendars are recorded by kind")
  func pages() {
    let views = [ViewNode()]
    _ = factory.bar.header(title: "h")
    _ = factory.bar.tabs(titles: ["t"], selected: 0)
    _ = factory.collection.grid(columns: 2, views: views)
    _ = factory.collection.carousel(views: views)
    _ = factory.figure.statistic(value: "v", label: "l")
    _ = factory.figure.price(amount: "p")
    let month = CalendarMonth(year: 2026, month: 2)
    #expect(factory.calendar.month(month, selected: 3, today: nil).month == month)
    #expect(mock.mockBar.headerCalls.last?.title == "h")
    #expect(mock.mockBar.tabsCalls.last?.titles == ["t"])
    #expect(mock.mockCollection.gridCalls.last?.columns == 2)
    #expect(Array(mock.mockCollection.carouselCalls) == [views])
    #expect(mock.mockFigure.statisticCalls.last?.label == "l")
    #expect(mock.mockFigure.priceCalls.last?.amount == "p")
    #expect(mock.mockCalendar.monthCalls.last?.selected == 3)
  }
}
