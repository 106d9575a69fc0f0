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

  @Test("titles have the attributes of the scroll edge's appearance only at the edge")
  func scrollEdgeTitles() throws {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [NavigationItem(title: "First"), NavigationItem(title: "Title")]
    func looks(_ size: CGFloat) -> NavigationBarAppearance {
      let looks = NavigationBarAppearance()
      looks.titleTextAttributes = TextAttributes(font: .systemFont(ofSize: size))
      looks.backButtonAppearance.normal.titleTextAttributes = TextAttributes(
        font: .systemFont(ofSize: size + 1))
      return looks
    }
    func labels(_ node: ViewNode) -> [LabelNode] {
      (node as? LabelNode).map { [$0] } ?? node.subviews.flatMap(labels)
    }
    bar.standardAppearance = looks(11)
    bar.scrollEdgeAppearance = looks(21)
    for (isAtEdge, size) in [(false, 11), (true, 21), (false, 11)] as [(Bool, CGFloat)] {
      bar.isAtScrollEdge = isAtEdge
      bar.items = [NavigationItem(title: "First"), NavigationItem(title: "Title")]
      bar.layoutIfNeeded()
      let title = try #require(labels(bar).first { $0.text == "Title" && !$0.isHidden })
      let back = try #require(labels(bar).first { $0.text == "First" && !$0.isHidden })
      #expect(title.font.pointSize == size && back.font.pointSize == size + 1)
    }
  }
}
