// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// The home screen of a writing diary: a scrolling page of labeled inputs, a card and buttons
/// between a navigation bar and a tab bar, with a floating button above all.
final class WordsScreen: ViewNode {
  init(viewFactory: any ViewFactoryProtocol, background: Color) throws {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 720))
    backgroundColor = background
    let constraint = viewFactory.styleHelper.constraint

    let bar = NavigationBarNode()
    bar.setItems([NavigationItem(title: "Words")], animated: false)
    viewFactory.styleHelper.navigationBar.style(bar)
    let tabs = TabBarNode()
    tabs.items = [
      TabBarItem(title: "Today", image: Image(systemName: "pencil"), tag: 0),
      TabBarItem(title: "History", image: Image(systemName: "list.bullet"), tag: 1),
      TabBarItem(title: "Settings", image: Image(systemName: "gearshape.fill"), tag: 2),
    ]
    tabs.selectedItem = tabs.items?.first
    viewFactory.styleHelper.tabBar.style(tabs)
    let content = ViewNode()
    for view in [content, bar, tabs] {
      addSubview(view)
      constraint.setHorizontal(for: view, to: self, at: .zero)
    }
    constraint.setTop(for: bar, to: self, at: .custom(20))
    constraint.setBottom(for: tabs, to: self, at: .zero)
    constraint.setBelow(for: content, below: bar, at: .zero)
    content.bottomAnchor.constraint(equalTo: tabs.topAnchor).isActive = true

    let scroll = viewFactory.scroll.vertical()
    try scroll.initSubviews(
      [
        header(viewFactory), words(viewFactory), title(viewFactory), progress(viewFactory),
        actions(viewFactory),
      ],
      in: content, horizontalPadding: .sixteen,
      verticalPaddings: [.sixteen, .sixteen, .sixteen, .twentyFour, .twentyFour, .sixteen])

    let add = viewFactory.button.mainFab()
    add.setImage(Image(systemName: "plus"), for: .normal)
    add.accessibilityLabel = "Add words"
    addSubview(add)
    add.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
    add.bottomAnchor.constraint(equalTo: tabs.topAnchor, constant: -16).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  private func header(_ viewFactory: any ViewFactoryProtocol) -> ViewNode {
    let label = viewFactory.label.header()
    label.text = "How many words today?"
    return label
  }

  private func words(_ viewFactory: any ViewFactoryProtocol) -> ViewNode {
    let label = viewFactory.label.inputLabel()
    label.text = "Words written"
    let input = viewFactory.input.number()
    input.text = "1240"
    return viewFactory.stack.labeledView(label: label, for: input)
  }

  private func title(_ viewFactory: any ViewFactoryProtocol) -> ViewNode {
    let label = viewFactory.label.inputLabel()
    label.text = "Chapter"
    let input = viewFactory.input.text()
    input.placeholder = "Untitled"
    return viewFactory.stack.labeledView(label: label, for: input)
  }

  private func progress(_ viewFactory: any ViewFactoryProtocol) -> ViewNode {
    let heading = viewFactory.label.header()
    heading.text = "This week"
    let text = viewFactory.label.body()
    text.text = "You have written on five days out of seven. Two more chapters to go."
    let hint = viewFactory.label.hint()
    hint.text = "Goal: 10,000 words by Sunday"
    let stack = viewFactory.stack.vertical(views: [heading, text, hint])
    return viewFactory.card.main(stack: stack)
  }

  private func actions(_ viewFactory: any ViewFactoryProtocol) -> ViewNode {
    let discard = viewFactory.button.negative()
    discard.setTitle("Discard", for: .normal)
    let save = viewFactory.button.positive()
    save.setTitle("Save", for: .normal)
    return viewFactory.stack.horizontal(views: [discard, save])
  }
}
