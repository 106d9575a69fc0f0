// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Backgrounds of bars")
struct BarBackgroundTests {
  private func ground(of bar: ViewNode, in style: UserInterfaceStyle) -> String? {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    bar.layoutIfNeeded()
    let fill = bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.fill
    return fill?.resolvedColor(with: TraitCollection(userInterfaceStyle: style)).hexString
  }

  @Test("a bar without its own color is light, or dark in the dark appearance")
  func appearances() {
    for bar in [NavigationBarNode(), ToolbarNode(), TabBarNode()] as [ViewNode] {
      #expect(ground(of: bar, in: .light) == "#F9F9F9F0")
      #expect(ground(of: bar, in: .dark) == "#1C1C1CF0")
    }
    let appearance = NavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    let bar = NavigationBarNode()
    bar.standardAppearance = appearance
    #expect(ground(of: bar, in: .dark) == "#1C1C1CF0")
    // One that is configured by nothing is the default one.
    let other = NavigationBarNode()
    other.standardAppearance = NavigationBarAppearance()
    #expect(ground(of: other, in: .light) == "#F9F9F9F0")
  }

  @Test("at the edge of the content, a navigation bar has neither a background nor a line")
  func scrollEdge() {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [NavigationItem(title: "Title")]
    let looks = NavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    func ground() -> BarBackground? {
      bar.layoutIfNeeded()
      return bar.subviews.lazy.compactMap { $0 as? BarBackground }.first
    }
    for own in [nil, looks] {
      if let own { bar.standardAppearance = own }
      for _ in 0..<2 {
        bar.isAtScrollEdge = false
        #expect(ground()?.fill != nil && ground()?.lineColor != nil)
        bar.isAtScrollEdge = true
        #expect(ground()?.fill == nil && ground()?.lineColor == nil && ground()?.image == nil)
      }
    }
    bar.scrollEdgeAppearance = looks
    #expect(ground()?.fill != nil && ground()?.lineColor != nil)
  }

  @Test("a black bar is dark in both appearances, and opaque unless it is translucent")
  func black() {
    let bar = ToolbarNode()
    bar.barStyle = .black
    bar.isTranslucent = false
    #expect(ground(of: bar, in: .light) == "#1C1C1C")
    #expect(ground(of: bar, in: .dark) == "#1C1C1C")
  }
}
