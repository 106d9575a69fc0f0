// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Constrained subviews")
struct ConstrainedSubviewTests {
  @Test("constrained subviews have their frames in any kind of view")
  func frames() {
    let views: [ViewNode] = [
      LabelNode(), ImageNode(), ButtonNode(), InputNode(), TextAreaNode(), ScrollNode(),
      TableNode(frame: .zero, style: .plain), StackNode(), SwitchNode(), SliderNode(),
      StepperNode(), SegmentedControlNode(items: ["A", "B"]), PageControlNode(),
      ProgressNode(progressViewStyle: .default), ActivityIndicatorNode(style: .medium),
      NavigationBarNode(), TabBarNode(), ToolbarNode(), SearchBarNode(),
      TableCellNode(style: .default, reuseIdentifier: nil), TableHeaderFooterNode(),
      CollectionNode(frame: .zero, collectionViewLayout: CollectionFlowLayout()),
      CollectionCellNode(), CollectionReusableNode(), RefreshControlNode(),
      NavigationController().view, TabBarController().view, WindowNode(),
    ]
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let mark = ViewNode()
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      LayoutConstraint.activate([
        mark.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        mark.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
        mark.widthAnchor.constraint(equalToConstant: 30),
        mark.heightAnchor.constraint(equalToConstant: 40),
      ])
      view.layoutIfNeeded()
      #expect(mark.frame == CGRect(x: 10, y: 20, width: 30, height: 40), "\(view)")
    }
  }
}
