// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPicturesTestSupport

@testable import gallery

/// Properties that change after a component was laid out and drawn.
@Suite("Components whose properties change")
struct ChangedPropertiesTests {
  typealias Maker = (any ViewFactoryProtocol) -> ViewNode

  struct Change {
    let name: String
    /// A component in its first state.
    let make: Maker
    /// Brings the component into the other state.
    let change: (ViewNode) -> Void
    /// A component that was in the other state from the start.
    let expected: Maker
    /// Brings the component back, if it can go back.
    var back: ((ViewNode) -> Void)?
  }

  private static func page(_ make: Maker) -> (page: ViewNode, component: ViewNode) {
    let component = make(ViewFactory(theme: .standard))
    component.translatesAutoresizingMaskIntoConstraints = false
    let page = ViewNode()
    page.addSubview(component)
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalToConstant: 375),
      component.topAnchor.constraint(equalTo: page.topAnchor),
      component.bottomAnchor.constraint(equalTo: page.bottomAnchor),
      component.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      component.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.layoutIfNeeded()
    return (page, component)
  }

  /// A change of a component of a type.
  static func change<Node: ViewNode>(
    _ name: String, _ make: @escaping (any ViewFactoryProtocol) -> Node,
    _ change: @escaping (Node) -> Void, back: ((Node) -> Void)? = nil,
    expected: @escaping (any ViewFactoryProtocol) -> Node
  ) -> Change {
    func run(_ work: @escaping (Node) -> Void) -> (ViewNode) -> Void {
      { if let node = $0 as? Node { work(node) } else { Issue.record("\(name): another type") } }
    }
    return Change(
      name: name, make: make, change: run(change), expected: expected, back: back.map(run))
  }

  static let book = Image(systemName: "book")

  private static var rows: [Change] {
    [
      change(
        "row's texts", { $0.row.disclosure(title: "One") },
        { row in
          row.title = "A longer title"
          row.subtitle = "Below it"
          row.value = "9"
        },
        back: { row in
          row.title = "One"
          row.subtitle = nil
          row.value = nil
        },
        expected: {
          $0.row.disclosure(
            title: "A longer title", subtitle: "Below it", image: nil, value: "9")
        }),
      change(
        "row's picture", { $0.row.disclosure(title: "One") },
        { row in
          row.image = book
          #expect(row.image == book)
        }, back: { $0.image = nil },
        expected: {
          $0.row.disclosure(title: "One", subtitle: nil, image: book, value: nil)
        }),
      change(
        "row's selection",
        { $0.row.disclosure(title: "One", subtitle: "Two", image: book, value: "3") },
        { $0.isSelected = true }, back: { $0.isSelected = false },
        expected: {
          let row = $0.row.disclosure(title: "One", subtitle: "Two", image: book, value: "3")
          row.isSelected = true
          return row
        }),
      change(
        "row that is disabled", { $0.row.disclosure(title: "One") }, { $0.isEnabled = false },
        back: { $0.isEnabled = true },
        expected: {
          let row = $0.row.disclosure(title: "One")
          row.isEnabled = false
          return row
        }),
      change(
        "switch", { $0.row.toggle(title: "One", isOn: false) }, { $0.isOn = true },
        back: { $0.isOn = false }, expected: { $0.row.toggle(title: "One", isOn: true) }),
      change(
        "check box", { $0.row.checkbox(title: "One", isOn: false) }, { $0.isOn = true },
        back: { $0.isOn = false }, expected: { $0.row.checkbox(title: "One", isOn: true) }),
      change(
        "radio group", { $0.row.radioGroup(titles: ["a", "b"], selected: 0) },
        { $0.selectedIndex = 1 }, back: { $0.selectedIndex = 0 },
        expected: { $0.row.radioGroup(titles: ["a", "b"], selected: 1) }),
      change(
        "radio group without a choice", { $0.row.radioGroup(titles: ["a", "b"], selected: 1) },
        { $0.selectedIndex = nil }, back: { $0.selectedIndex = 1 },
        expected: { $0.row.radioGroup(titles: ["a", "b"], selected: nil) }),
    ]
  }

  private static var fields: [Change] {
    [
      change(
        "field's error", { $0.field.labelled(title: "Email") },
        { $0.error = "Not an address" }, back: { $0.error = nil },
        expected: {
          let field = $0.field.labelled(title: "Email")
          field.error = "Not an address"
          return field
        }),
      change(
        "field that is disabled", { $0.field.labelled(title: "Email") }, { $0.isEnabled = false },
        back: { $0.isEnabled = true },
        expected: {
          let field = $0.field.labelled(title: "Email")
          field.isEnabled = false
          return field
        }),
      change(
        "text area's text", { $0.field.textArea(placeholder: "Note") },
        { $0.text = "one\ntwo\nthree\nfour\nfive" }, back: { $0.text = "" },
        expected: {
          let area = $0.field.textArea(placeholder: "Note")
          area.text = "one\ntwo\nthree\nfour\nfive"
          return area
        }),
      change(
        "text area's limit", { $0.field.textArea(placeholder: "Note") },
        {
          $0.text = "four"
          $0.characterLimit = 3
        },
        back: {
          $0.text = ""
          $0.characterLimit = nil
        },
        expected: {
          let area = $0.field.textArea(placeholder: "Note")
          area.characterLimit = 3
          area.text = "four"
          return area
        }),
      change(
        "text area that is disabled and invalid", { $0.field.textArea(placeholder: "Note") },
        {
          $0.isEnabled = false
          $0.isInvalid = true
        },
        back: {
          $0.isEnabled = true
          $0.isInvalid = false
        },
        expected: {
          let area = $0.field.textArea(placeholder: "Note")
          area.isInvalid = true
          area.isEnabled = false
          return area
        }),
      change(
        "select",
        { $0.field.select(title: "Size", options: ["S", "M"], selected: nil, prompt: "Choose") },
        {
          $0.isOpen = true
          $0.selectedIndex = 1
          $0.isInvalid = true
        },
        back: {
          $0.selectedIndex = nil
          $0.isOpen = false
          $0.isInvalid = false
        },
        expected: {
          let select = $0.field.select(
            title: "Size", options: ["S", "M"], selected: nil, prompt: "Choose")
          select.isInvalid = true
          select.selectedIndex = 1
          select.isOpen = true
          return select
        }),
    ]
  }

  @Test("a component is the same whether its state was there from the start or came later")
  func changed() {
    for change in Self.rows + Self.fields + Self.more + Self.small {
      let (page, component) = Self.page(change.make)
      let before = page.record
      let expected = Self.page(change.expected).page.record
      #expect(expected != before, "\(change.name) doesn't show its change")
      change.change(component)
      #expect(page.record == expected, "\(change.name)")
      guard let back = change.back else { continue }
      back(component)
      #expect(page.record == before, "\(change.name), back")
    }
  }
}
