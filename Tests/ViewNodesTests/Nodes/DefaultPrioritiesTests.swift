// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Hugging and compression resistance")
struct DefaultPrioritiesTests {
  @Test("each class has UIKit's hugging for nodes created in code, and a resistance of 750")
  func defaults() {
    let expected: [(ViewNode, Float, Float)] = [
      (ViewNode(), 250, 250), (ScrollNode(), 250, 250), (LabelNode(), 250, 250),
      (ImageNode(), 250, 250), (InputNode(), 250, 250), (ButtonNode(), 250, 250),
      (StackNode(), 250, 250), (SwitchNode(), 750, 750), (StepperNode(), 750, 750),
      (ActivityIndicatorNode(), 750, 750), (ProgressNode(), 250, 750), (SliderNode(), 250, 750),
      (SegmentedControlNode(), 250, 750), (TabBarNode(), 250, 750), (ToolbarNode(), 250, 750),
      (PageControlNode(), 750, 750),
    ]
    for (node, horizontal, vertical) in expected {
      #expect(
        node.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(node.debugName)")
      #expect(node.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(node.debugName)")
      for axis in [Axis.horizontal, .vertical] {
        #expect(node.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }

  @Test("plain nodes, scroll nodes and stacks have no natural size")
  func noNaturalSize() {
    for node in [ViewNode(), ScrollNode(), StackNode()] {
      #expect(node.intrinsicContentSize == CGSize(width: -1, height: -1))
    }
  }
}
