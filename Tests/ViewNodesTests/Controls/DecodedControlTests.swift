// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Controls that are decoded")
struct DecodedControlTests {
  @Test("a decoded control has the defaults of one that is created in code")
  func priorities() throws {
    let controls: [(ViewNode?, Float, Float, CGSize)] = [
      (ActivityIndicatorNode(coder: NSCoder()), 750, 750, .zero),
      (PageControlNode(coder: NSCoder()), 750, 750, .zero),
      (ProgressNode(coder: NSCoder()), 250, 750, .zero),
      (SegmentedControlNode(coder: NSCoder()), 250, 750, .zero),
      (SliderNode(coder: NSCoder()), 250, 750, .zero),
      (StepperNode(coder: NSCoder()), 750, 750, CGSize(width: 94, height: 32)),
      (SwitchNode(coder: NSCoder()), 750, 750, CGSize(width: 51, height: 31)),
      (NavigationBarNode(coder: NSCoder()), 250, 750, .zero),
      (ToolbarNode(coder: NSCoder()), 250, 750, .zero),
      (TabBarNode(coder: NSCoder()), 250, 750, .zero),
    ]
    for (control, across, down, size) in controls {
      let control = try #require(control)
      #expect(control.contentHuggingPriority(for: .horizontal).rawValue == across)
      #expect(control.contentHuggingPriority(for: .vertical).rawValue == down)
      #expect(control.frame == CGRect(origin: .zero, size: size))
    }
    let indicators = [
      ActivityIndicatorNode(coder: NSCoder()), ActivityIndicatorNode(style: .large),
    ]
    #expect(indicators.allSatisfy { $0?.isHidden == true })
    #expect(
      ActivityIndicatorNode(style: .large).contentHuggingPriority(for: .horizontal).rawValue == 750)
    #expect(
      ActivityIndicatorNode(style: .large).contentHuggingPriority(for: .vertical).rawValue == 750)
  }

  @Test("decoded views draw, scroll, and are touched like others")
  func others() throws {
    let scroll = try #require(ScrollNode(coder: NSCoder()))
    #expect(scroll.clipsToBounds && scroll.gestureRecognizers?.count == 1)
    #expect(scroll.panGestureRecognizer.view === scroll)
    let refresh = try #require(RefreshControlNode(coder: NSCoder()))
    #expect(!refresh.isOpaque && !RefreshControlNode(frame: .zero).isOpaque)
    #expect(ImageNode(coder: NSCoder())?.isUserInteractionEnabled == false)
    #expect(Control(coder: NSCoder())?.isUserInteractionEnabled == true)
  }
}
