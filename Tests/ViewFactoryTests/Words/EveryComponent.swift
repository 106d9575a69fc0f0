// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewNodes

/// Every component of a factory, with the same text wherever one can be passed.
struct EveryComponent {
  let factory: any ViewFactoryProtocol
  let text: String

  /// What the components show, and what VoiceOver reads.
  var texts: [String] {
    components.flatMap { component in
      Screen(showing: component).layoutIfNeeded()
      return shown(in: component) + spoken(of: component)
    }
  }

  private func spoken(of component: ViewNode) -> [String] {
    component.accessibilityOrder.flatMap {
      [$0.accessibilityLabel, $0.accessibilityValue, $0.accessibilityHint].compactMap { $0 }
    }
  }

  private func shown(in component: ViewNode) -> [String] {
    var texts: [String] = []
    var pending = [component]
    while let node = pending.popLast() {
      pending += node.subviews
      if let label = node as? LabelNode { texts.append(label.text ?? "") }
      if let button = node as? ButtonNode { texts.append(button.currentTitle ?? "") }
      guard let input = node as? InputNode else { continue }
      texts.append(input.placeholder ?? "")
      if let bar = input.inputAccessoryView as? ToolbarNode {
        texts += bar.items?.compactMap(\.title) ?? []
      }
    }
    return texts
  }

  private var components: [ViewNode] {
    rows + fields + notices + sections + figures + small + styled
  }

  private var rows: [ViewNode] {
    [
      factory.row.plain(title: text, subtitle: text, image: nil, value: text),
      factory.row.disclosure(title: text, subtitle: text, image: nil, value: text),
      factory.row.toggle(title: text, subtitle: text, isOn: true),
      factory.row.checkbox(title: text, subtitle: text, isOn: false),
      factory.row.radioGroup(titles: [text, text], selected: 1),
      factory.row.slider(title: text, value: 0.5, in: 0...1),
      factory.row.stepper(title: text, value: 12, in: 0...20),
    ]
  }

  private var fields: [ViewNode] {
    let revealed = factory.field.password(placeholder: text)
    revealed.isSecureTextEntry = false
    let area = factory.field.textArea(placeholder: text, characterLimit: 20)
    area.text = text
    let select = factory.field.select(
      title: text, options: [text, text], selected: 0, prompt: text)
    select.isOpen = true
    let form = factory.field.form(fields: [factory.field.labelled(title: text)], submit: text)
    return [
      factory.field.labelled(title: text, input: factory.input.text(), help: text),
      factory.field.search(placeholder: text), factory.field.password(placeholder: text), revealed,
      area, factory.field.labelled(title: text, textArea: area, help: text), select, form,
      factory.field.labelled(title: text, select: select, help: text),
    ]
  }

  private var notices: [ViewNode] {
    Tone.allCases.flatMap { tone -> [ViewNode] in
      [
        factory.notice.banner(
          title: text, message: text, tone: tone, actions: [factory.button.link(title: text)]),
        factory.notice.toast(text: text, tone: tone, action: text),
        factory.tag.tag(text: text, tone: tone), factory.tag.dot(tone: tone),
      ]
    } + [
      factory.notice.tooltip(text: text, edge: .top),
      factory.notice.empty(
        image: nil, title: text, message: text, action: factory.button.positive()),
      factory.dialog.alert(
        title: text, message: text, actions: [DialogAction(text, role: .cancel)]),
      factory.dialog.sheet(title: text, content: ViewNode()),
    ]
  }

  private var sections: [ViewNode] {
    [
      factory.section.header(title: text), factory.section.footer(text: text),
      factory.section.divider(), factory.section.group(rows: [factory.row.plain(title: text)]),
      factory.section.accordion(title: text, content: ViewNode(), isExpanded: true),
      factory.section.accordion(title: text, content: ViewNode(), isExpanded: false),
      factory.bar.header(title: text, subtitle: text, back: text, actions: []),
      factory.bar.tabs(titles: [text, text], selected: 1),
      factory.collection.grid(columns: 2, views: [ViewNode()]),
      factory.collection.carousel(views: [ViewNode(), ViewNode()]),
    ]
  }

  private var figures: [ViewNode] {
    [
      factory.figure.statistic(value: text, label: text, change: text, trend: .better),
      factory.figure.price(amount: text, former: text),
      factory.calendar.month(CalendarMonth(year: 2_026, month: 7), selected: 3, today: 12),
      factory.progress.bar(title: text, progress: 0.5),
      factory.progress.ring(title: text, progress: 0.5),
      factory.progress.ring(title: "", progress: 0.5),
      factory.progress.steps(titles: [text, text], current: 1),
      factory.progress.steps(titles: [text, text], current: 2),
      factory.progress.spinner(title: text), factory.progress.spinner(),
      factory.progress.skeleton(lines: 2, hasPicture: true),
    ]
  }

  private var small: [ViewNode] {
    [
      factory.choice.segments(titles: [text, text], selected: 1),
      factory.choice.rating(value: 3.5, isEditable: true), factory.tag.badge(count: 7),
      factory.tag.badge(count: 120), factory.tag.chip(title: text, image: nil, isSelected: true),
      factory.avatar.initials(name: text, size: .small),
      factory.avatar.initials(name: "", size: .small),
    ]
  }

  private var styled: [ViewNode] {
    [
      factory.label.header(), factory.label.body(), factory.label.inputLabel(),
      factory.label.hint(), factory.input.text(), factory.input.number(),
      factory.button.positive(), factory.button.negative(), factory.button.neutral(),
      factory.button.mainFab(), factory.button.miniFab(), factory.button.link(title: text),
      factory.button.icon(image: nil, label: text),
      factory.card.main(stack: factory.stack.vertical(views: [factory.label.body()])),
      factory.card.titled(title: text, views: [ViewNode()]),
      factory.card.action(title: text, message: text, button: factory.button.neutral()),
    ]
  }
}
