// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// A fixed frame around a smaller text.
struct FrameExample: View {
  var body: some View {
    Text("안녕 나는 텍스트를 길게 써보려고 해.")
      .background(Color.red)
      .frame(width: 300, height: 100, alignment: .center)
      .minimumScaleFactor(0.5)
      .background(Color.yellow)
      .foregroundColor(.black)
  }
}

/// Two equal texts, of which the second is offered what the first leaves.
struct RowExample: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
    .background(Color.yellow)
    .foregroundColor(.black)
  }
}

/// Three equal texts with different priorities.
struct PriorityExample: View {
  var body: some View {
    ExampleRows.priorities
      .frame(height: 130)
      .background(Color.yellow)
      .foregroundColor(.black)
  }
}

/// Nodes and views in one theme: the label is a node, the line below it a view.
struct MixedExample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      NodeView { factory in
        let label = factory.label.header()
        label.text = "A node"
        return label
      }
      .fixedSize()
      Text("Text of a declarative view, in the colour that the palette has for body text.")
      Divider()
      HStack {
        Text("Both in one row").foregroundColor(\.labelHint).font(.caption)
        Spacer()
        NodeView { factory in
          let button = factory.button.negative()
          button.setTitle("Delete", for: .normal)
          button.contentEdgeInsets = ViewNodes.EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
          return button
        }
        .fixedSize()
      }
    }
    .padding()
    .background { RoundedRectangle(cornerRadius: 8).foregroundColor(\.card) }
  }
}

/// The rows whose division is shown.
enum ExampleRows {
  static var icon: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
      Color.systemTeal.frame(width: 40, height: 40)
      Text("Learn").lineLimit(1)
    }
  }

  static var priorities: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .layoutPriority(-1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .layoutPriority(1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
  }
}
