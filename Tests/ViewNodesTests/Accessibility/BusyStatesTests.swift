// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Accessibility of ongoing work")
struct BusyStatesTests {
  @Test("an activity indicator is announced while it is animating")
  func activity() {
    let indicator = ActivityIndicatorNode()
    #expect(!indicator.isAccessibilityElement && indicator.accessibilityValue == "0")
    indicator.startAnimating()
    #expect(indicator.isAccessibilityElement && indicator.accessibilityValue == "1")
    #expect(indicator.accessibilityLabel == "In progress")
    #expect(indicator.accessibilityTraits == .updatesFrequently)
    indicator.stopAnimating()
    #expect(!indicator.isAccessibilityElement)
  }

  @Test("a refresh control is announced while it is refreshing, by its title if it has one")
  func refresh() {
    let control = RefreshControlNode()
    #expect(!control.isAccessibilityElement)
    control.beginRefreshing()
    #expect(control.isAccessibilityElement && control.accessibilityLabel == "In progress")
    control.attributedTitle = AttributedText(string: "Loading words")
    #expect(control.accessibilityLabel == "Loading words")
    control.endRefreshing()
    #expect(!control.isAccessibilityElement)
  }

  @Test("the tabs of a bar are its elements, and the selected one has the selected trait")
  func tabs() {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = ["Words", "Settings"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?.last
    bar.layoutIfNeeded()
    let tabs = bar.accessibilityOrder
    #expect(tabs.map(\.accessibilityLabel) == ["Words", "Settings"])
    #expect(tabs.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
    bar.items?.first?.isEnabled = false
    bar.layoutIfNeeded()
    #expect(
      bar.accessibilityOrder.map { $0.accessibilityTraits.contains(.notEnabled) } == [true, false])
  }
}
