// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewTreeTestSupport

extension ComponentSnapshotTests {
  typealias Component = (name: String, make: TreeWork<any ViewFactoryProtocol, ViewNode>)

  private nonisolated static let long =
    "Example long text that goes on and on, so that one line of the width of a phone is not enough "
    + "for it and a second one is needed, or a third"

  /// A label on the card's colour, 375 × 50, as the screens of the library show them.
  private nonisolated static func label(
    _ text: String, _ make: @escaping TreeWork<any LabelFactoryProtocol, LabelNode>
  ) -> TreeWork<any ViewFactoryProtocol, ViewNode> {
    { factory in
      let label = make(factory.label)
      label.text = text
      label.frame = CGRect(x: 0, y: 0, width: 375, height: 50)
      label.backgroundColor = factory.card.viewFactoryColor.card
      return label
    }
  }

  nonisolated static let labels: [Component] = [
    ("header", label("Example short text") { $0.header() }),
    ("header-long", label(long) { $0.header() }),
    ("header-center", label("Example short text") { $0.header(alignment: .center) }),
    ("header-right", label("Example short text") { $0.header(alignment: .right) }),
    ("body", label("Example short text") { $0.body() }),
    ("body-long", label(long) { $0.body() }),
    ("body-center", label("Example short text") { $0.body(alignment: .center) }),
    ("body-right", label("Example short text") { $0.body(alignment: .right) }),
    ("inputLabel", label("Example short text") { $0.inputLabel() }),
    ("inputLabel-long", label(long) { $0.inputLabel() }),
    ("inputLabel-right", label("Example short text") { $0.inputLabel(alignment: .right) }),
    ("hint", label("Example short text") { $0.hint() }),
    ("hint-long", label(long) { $0.hint() }),
    ("hint-center", label("Example short text") { $0.hint(alignment: .center) }),
  ]

  /// A node 375 wide and as high as it asks.
  private static func wide(_ node: ViewNode) -> ViewNode {
    ConstraintHelper().setWidth(for: node, at: 375)
    return node
  }

  nonisolated static let inputs: [Component] = [
    (
      "number-empty",
      { factory in
        let input = factory.input.number()
        input.placeholder = "Example placeholder"
        return wide(input)
      }
    ),
    (
      "number",
      { factory in
        let input = factory.input.number()
        input.text = "1321.22"
        return wide(input)
      }
    ),
    (
      "number-toolbar",
      { factory in
        let bar = factory.input.number().inputAccessoryView ?? ViewNode()
        bar.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        return bar
      }
    ),
    (
      "text-empty",
      { factory in
        let input = factory.input.text()
        input.placeholder = "Example placeholder"
        return wide(input)
      }
    ),
    (
      "text",
      { factory in
        let input = factory.input.text()
        input.text = "Example text input"
        return wide(input)
      }
    ),
  ]

  private nonisolated static func button(
    _ make: @escaping TreeWork<any ButtonFactoryProtocol, ButtonNode>, isEnabled: Bool = true
  ) -> TreeWork<any ViewFactoryProtocol, ViewNode> {
    { factory in
      let button = make(factory.button)
      button.setTitle("Example button", for: .normal)
      button.isEnabled = isEnabled
      return wide(button)
    }
  }

  private nonisolated static func fab(
    _ make: @escaping TreeWork<any ButtonFactoryProtocol, ButtonNode>, isEnabled: Bool = true
  ) -> TreeWork<any ViewFactoryProtocol, ViewNode> {
    { factory in
      let button = make(factory.button)
      button.setImage(Image(systemName: "pencil"), for: .normal)
      button.isEnabled = isEnabled
      return button
    }
  }

  nonisolated static let buttons: [Component] = [
    ("negative", button { $0.negative() }),
    ("negative-disabled", button({ $0.negative() }, isEnabled: false)),
    ("positive", button { $0.positive() }),
    ("positive-disabled", button({ $0.positive() }, isEnabled: false)),
    ("neutral", button { $0.neutral() }),
    ("neutral-disabled", button({ $0.neutral() }, isEnabled: false)),
    ("mainFab", fab { $0.mainFab() }),
    ("mainFab-disabled", fab({ $0.mainFab() }, isEnabled: false)),
    ("miniFab", fab { $0.miniFab() }),
    ("miniFab-disabled", fab({ $0.miniFab() }, isEnabled: false)),
  ]

  private static func block(_ color: Color, _ height: CGFloat) -> ViewNode {
    let view = ViewNode()
    view.backgroundColor = color
    ConstraintHelper().setHeight(for: view, at: height)
    return view
  }

  private static func framed(_ stack: StackNode) -> ViewNode {
    stack.layer.borderWidth = 1
    stack.layer.borderColor = .red
    return wide(stack)
  }

  nonisolated static let stacks: [Component] = [
    (
      "vertical",
      {
        framed(
          $0.stack.vertical(views: [block(.yellow, 30), block(.green, 50), block(.orange, 30)]))
      }
    ),
    (
      "horizontal",
      {
        framed(
          $0.stack.horizontal(views: [block(.yellow, 30), block(.green, 30), block(.orange, 30)]))
      }
    ),
    (
      "twoColumns",
      {
        framed(
          $0.stack.twoColumns(
            leftColumnViews: [block(.yellow, 30), block(.green, 50)],
            rightColumnViews: [block(.orange, 30), block(.blue, 30)]))
      }
    ),
    (
      "labeledView",
      { factory in
        let label = factory.label.inputLabel()
        label.text = "Example label"
        let input = factory.input.text()
        input.text = "Example text input"
        let stack = factory.stack.labeledView(label: label, for: input)
        stack.backgroundColor = factory.card.viewFactoryColor.card
        return wide(stack)
      }
    ),
  ]

  /// A card with room around it for its shadow.
  private static func onScreen(_ card: ViewNode) -> ViewNode {
    let screen = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 280))
    screen.backgroundColor = .lightGray
    screen.addSubview(card)
    ConstraintHelper().setTop(for: card, to: screen, at: .sixteen)
    ConstraintHelper().setHorizontal(for: card, to: screen, at: .sixteen)
    return screen
  }

  nonisolated static let cards: [Component] = [
    (
      "card-main",
      { factory in
        let header = factory.label.header()
        header.text = "Example header"
        let body = factory.label.body()
        body.text = long
        return onScreen(factory.card.main(stack: factory.stack.vertical(views: [header, body])))
      }
    ),
    (
      "card-titled",
      { factory in
        let label = factory.label.inputLabel()
        label.text = "Example label"
        let input = factory.input.text()
        input.text = "Example text input"
        return onScreen(
          factory.card.titled(
            title: "Example title", views: [factory.stack.labeledView(label: label, for: input)]))
      }
    ),
    (
      "card-action",
      { factory in
        let button = factory.button.positive()
        button.setTitle("Example button", for: .normal)
        return onScreen(
          factory.card.action(title: "Example title", message: long, button: button))
      }
    ),
  ]

  private nonisolated static func gradient(
    _ paint: @escaping ThrowingTreeWork<any GradientHelperProtocol, ViewNode, Void>
  ) -> TreeWork<any ViewFactoryProtocol, ViewNode> {
    { factory in
      let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      try? paint(factory.styleHelper.gradient, view)
      return view
    }
  }

  nonisolated static let gradients: [Component] = [
    (
      "gradient-diagonal", gradient { try $0.diagonal(for: $1, colorTop: .red, colorBottom: .blue) }
    ),
    ("gradient-radial", gradient { try $0.custom(for: $1, colors: [.red, .blue]) }),
    (
      "gradient-axial",
      gradient { try $0.custom(for: $1, cornerRadius: 16, colors: [.red, .blue], type: .axial) }
    ),
    (
      "gradient-center", gradient { try $0.custom(for: $1, start: .center, colors: [.red, .blue]) }
    ),
    (
      "gradient-colours",
      gradient { try $0.custom(for: $1, colors: [.red, .yellow, .green, .blue]) }
    ),
  ]

  nonisolated static let bars: [Component] = [
    (
      "navigationBar",
      { factory in
        let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.backgroundColor = factory.card.viewFactoryColor.card
        let item = NavigationItem(title: "Example title")
        item.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
        item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .done)
        bar.setItems([item], animated: false)
        factory.styleHelper.navigationBar.style(bar)
        return bar
      }
    ),
    (
      "tabBar",
      { factory in
        let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        bar.items = [
          TabBarItem(title: "First", image: Image(systemName: "pencil"), tag: 0),
          TabBarItem(title: "Second", image: Image(systemName: "plus"), tag: 1),
        ]
        bar.selectedItem = bar.items?.first
        factory.styleHelper.tabBar.style(bar)
        return bar
      }
    ),
  ]
}
