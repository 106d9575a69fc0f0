// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var stacks: PictureGroup {
    PictureGroup(
      title: "Stacks",
      introduction: "The red border only shows the edges of the stack.",
      pictures: [
        stack("stack-vertical", "Vertical") { factory in
          factory.vertical(views: [block(.yellow), block(.green), block(.orange)])
        },
        stack("stack-vertical-uneven", "Vertical, uneven children") { factory in
          factory.vertical(views: [block(.yellow), block(.green, height: 50), block(.orange)])
        },
        stack("stack-horizontal", "Horizontal", note: "Equal widths.") { factory in
          factory.horizontal(views: [block(.yellow), block(.green), block(.orange)])
        },
        stack("stack-two-columns", "Two columns") { factory in
          factory.twoColumns(
            leftColumnViews: [block(.yellow), block(.green)],
            rightColumnViews: [block(.orange), block(.blue)])
        },
        stack("stack-two-columns-uneven", "Two columns, uneven children") { factory in
          factory.twoColumns(
            leftColumnViews: [block(.yellow), block(.green)],
            rightColumnViews: [block(.orange, height: 50), block(.blue)])
        },
        Picture("stack-labeled-input", "Labeled view with an input") { theme in
          let label = theme.viewFactory.label.inputLabel()
          label.text = "Example label"
          let input = theme.viewFactory.input.text()
          input.placeholder = "Example placeholder"
          let stack = theme.viewFactory.stack.labeledView(label: label, for: input)
          stack.backgroundColor = theme.palette.card
          stack.widthAnchor(equalTo: 375)
          return stack
        },
        Picture("stack-labeled-view", "Labeled view with any view") { theme in
          let label = theme.viewFactory.label.inputLabel()
          label.text = "Example label"
          let stack = theme.viewFactory.stack.labeledView(label: label, for: block(.yellow))
          stack.backgroundColor = theme.palette.card
          stack.widthAnchor(equalTo: 375)
          return stack
        },
      ])
  }

  private static func block(_ color: Color, height: CGFloat = 30) -> ViewNode {
    let view = ViewNode()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = color
    view.heightAnchor(equalTo: height)
    return view
  }

  private static func stack(
    _ name: String, _ title: String, note: String? = nil,
    make: @escaping (any StackFactoryProtocol) -> StackNode
  ) -> Picture {
    Picture(name, title, note: note) { theme in
      let stack = make(theme.viewFactory.stack)
      stack.layer.borderWidth = 1
      stack.layer.borderColor = .red
      stack.widthAnchor(equalTo: 375)
      return stack
    }
  }
}
