// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewFactoryMocks

@Suite("Mock factories of components")
struct MockComponentFactoryTests {
  let mock = MockViewFactory()
  var factory: any ViewFactoryProtocol { mock }

  @Test("rows are recorded with their arguments, and return the stubbed values")
  func rows() {
    let answer = RowNode()
    mock.mockRow.disclosureCalls.answer = answer
    #expect(factory.row.disclosure(title: "General") === answer)
    _ = factory.row.plain(title: "Version", value: "3")
    _ = factory.row.toggle(title: "Wi-Fi", isOn: true)
    #expect(factory.row.checkbox(title: "Terms", isOn: false).kind == .checkbox)
    #expect(factory.row.radioGroup(titles: ["a", "b"], selected: 1).rows.count == 2)
    _ = factory.row.slider(title: "Volume", value: 1, in: 0...2)
    _ = factory.row.stepper(title: "Guests", value: 3, in: 1...4)
    let row = mock.mockRow
    #expect(row.disclosureCalls.last?.title == "General")
    #expect(row.plainCalls.last?.value == "3")
    #expect(row.toggleCalls.last?.isOn == true)
    #expect(row.checkboxCalls.last?.isOn == false)
    #expect(row.radioGroupCalls.last?.selected == 1)
    #expect(row.sliderCalls.last?.range == 0...2)
    #expect(row.stepperCalls.last?.value == 3)
  }

  @Test("sections, tags, avatars, and progress are recorded by kind")
  func others() {
    let rows = [ViewNode(), ViewNode()]
    _ = factory.section.header(title: "h")
    _ = factory.section.footer(text: "f")
    _ = factory.section.divider()
    #expect(factory.section.group(rows: rows).arrangedSubviews == rows)
    _ = factory.section.accordion(title: "a", content: rows[0], isExpanded: true)
    _ = factory.tag.tag(text: "t", tone: .error)
    _ = factory.tag.badge(count: 4)
    _ = factory.tag.dot(tone: .info)
    _ = factory.tag.chip(title: "c", isSelected: true)
    _ = factory.avatar.initials(name: "n")
    _ = factory.avatar.picture(image: Image(), name: "p", size: .small)
    _ = factory.progress.bar(title: "b", progress: 0.1)
    _ = factory.progress.ring(title: "r", progress: 0.2)
    _ = factory.progress.steps(titles: ["s"], current: 0)
    _ = factory.progress.spinner(title: "w")
    _ = factory.progress.skeleton(lines: 5, hasPicture: true)
    _ = factory.button.icon(image: nil, label: "i")
    _ = factory.button.link(title: "l")
    #expect(Array(mock.mockSection.headerCalls) == ["h"])
    #expect(Array(mock.mockSection.footerCalls) == ["f"])
    #expect(mock.mockSection.dividerCalls.count == 1)
    #expect(mock.mockSection.groupCalls.last == rows)
    #expect(mock.mockSection.accordionCalls.last?.isExpanded == true)
    #expect(mock.mockTag.tagCalls.last?.tone == .error)
    #expect(Array(mock.mockTag.badgeCalls) == [4])
    #expect(Array(mock.mockTag.dotCalls) == [.info])
    #expect(mock.mockTag.chipCalls.last?.isSelected == true)
    #expect(mock.mockAvatar.initialsCalls.last?.size == .medium)
    #expect(mock.mockAvatar.pictureCalls.last?.name == "p")
    #expect(mock.mockProgress.barCalls.last?.progress == 0.1)
    #expect(mock.mockProgress.ringCalls.last?.title == "r")
    #expect(mock.mockProgress.stepsCalls.last?.titles == ["s"])
    #expect(Array(mock.mockProgress.spinnerCalls) == ["w"])
    #expect(mock.mockProgress.skeletonCalls.last?.lines == 5)
    #expect(mock.mockButton.iconCalls.last?.label == "i")
    #expect(Array(mock.mockButton.linkCalls) == ["l"])
  }
}
