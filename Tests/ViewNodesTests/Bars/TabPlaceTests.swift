// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places and looks of tabs")
struct TabPlaceTests {
  private let icon = Image(content: .figures([]), size: CGSize(width: 24, height: 20))

  private func bar(_ count: Int, isRightToLeft: Bool = false) -> TabBarNode {
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bar.items = (0..<count).map { TabBarItem(title: "\($0)", image: icon, tag: $0) }
    return bar
  }

  private func buttons(_ bar: TabBarNode) -> [TabBarButtonNode] {
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? TabBarButtonNode }
  }

  private func part<Part: ViewNode>(_ type: Part.Type, of button: ViewNode) throws -> Part {
    try #require(button.subviews.lazy.compactMap { $0 as? Part }.first)
  }

  private func ground(_ bar: TabBarNode) throws -> BarBackground {
    bar.layoutIfNeeded()
    return try part(BarBackground.self, of: bar)
  }

  @Test("tabs share the width inside of the safe area, on whole pixels", arguments: [false, true])
  func widths(isRightToLeft: Bool) throws {
    let bar = bar(3, isRightToLeft: isRightToLeft)
    bar.traitOverrides.displayScale = 2
    func frames(_ places: [(CGFloat, CGFloat)], _ height: CGFloat = 49) -> [CGRect] {
      let frames = places.map { CGRect(x: $0.0, y: 0, width: $0.1, height: height) }
      return isRightToLeft ? frames.reversed() : frames
    }
    let plain: [(CGFloat, CGFloat)] = [(0, 106.5), (106.5, 107), (213.5, 106.5)]
    #expect(buttons(bar).map(\.frame) == frames(plain))
    bar.frame.size.height = 83
    #expect(buttons(bar).map(\.frame) == frames(plain))
    #expect(try ground(bar).frame == bar.bounds)
    bar.frame.size.height = 30
    #expect(buttons(bar).map(\.frame) == frames(plain, 30))
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 40)
    bar.frame.size.height = 49
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(buttons(bar).map(\.frame) == frames([(10, 90), (100, 90), (190, 90)]))
    #expect(try ground(bar).frame == bar.bounds)
  }

  @Test("a bar is as high as its tabs and the safe area below them")
  func height() {
    let bar = bar(2)
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 49))
    let root = ViewNode()
    root.addSubview(bar)
    let screen = Screen(
      size: CGSize(width: 320, height: 480),
      safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0), rootNode: root)
    bar.frame = CGRect(x: 0, y: 397, width: 320, height: 83)
    screen.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 83)
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 320, height: 83))
  }

  @Test("a badge is beside the icon's middle, and grows away from it", arguments: [false, true])
  func badges(isRightToLeft: Bool) throws {
    let bar = bar(1)
    // Unlike a trait, the semantic attribute of a bar says nothing about its buttons.
    bar.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    bar.semanticContentAttribute = .unspecified
    for text in ["7", "1234"] {
      bar.items?[0].badgeValue = text
      let badge = try part(BadgeNode.self, of: try #require(buttons(bar).first))
      let label = try part(LabelNode.self, of: badge)
      badge.layoutIfNeeded()
      #expect(label.frame == badge.bounds && label.text == text)
      let width = max(18, label.intrinsicContentSize.width + 10)
      #expect((width > 18) == (text == "1234"))
      #expect(badge.frame.size == CGSize(width: width, height: 18) && badge.frame.minY == 2)
      if isRightToLeft {
        #expect(near(badge.frame.maxX, 156))
      } else {
        #expect(near(badge.frame.minX, 164))
      }
      #expect(
        RecordingContext(badge).fills.map(\.shape) == [
          .rectangle(badge.bounds, cornerRadius: 9)
        ])
    }
  }

  @Test("an icon is above the title, and in the middle without one")
  func icons() throws {
    let bar = bar(1)
    bar.bounds.origin = CGPoint(3, 5)
    let button = try #require(buttons(bar).first)
    button.bounds.origin = CGPoint(7, 9)
    button.setNeedsLayout()
    button.layoutIfNeeded()
    let (picture, label) = (
      try part(ImageNode.self, of: button), try part(LabelNode.self, of: button)
    )
    #expect(near(picture.frame.midX, 167) && near(picture.frame.midY, 9 + 18.7))
    #expect(picture.frame.size == CGSize(width: 24, height: 20))
    #expect(label.frame.minX == 8 && label.frame.width == 318)
    #expect(near(label.frame.minY, 9 + 45.3 - label.font.ascender))
    for title in [nil, ""] as [String?] {
      bar.items?[0].title = title
      bar.layoutIfNeeded()
      button.layoutIfNeeded()
      #expect(near(picture.frame.midY, 9 + 24.5))
    }
  }

  @Test("attributes of the item precede those of the appearance, and of its state those in general")
  func attributes() throws {
    let bar = bar(2)
    let items = try #require(bar.items)
    bar.selectedItem = items[0]
    bar.standardAppearance = TabBarAppearance()
    let stacked = bar.standardAppearance.stackedLayoutAppearance
    func label(_ index: Int) throws -> LabelNode {
      try part(LabelNode.self, of: buttons(bar)[index])
    }
    #expect(try label(0).font == .systemFont(ofSize: 10, weight: .medium))
    #expect(try label(0).drawsInTint && label(0).textColor == .systemBlue)
    #expect(try !label(1).drawsInTint && label(1).textColor == .systemGray)
    stacked.selected.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 11), foregroundColor: .red)
    #expect(try label(0).font.pointSize == 11 && label(0).textColor == .red)
    #expect(try !label(0).drawsInTint && label(1).font.pointSize == 10)
    items[0].setTitleTextAttributes(TextAttributes(font: .systemFont(ofSize: 12)), for: .normal)
    #expect(try label(0).font.pointSize == 12 && label(0).textColor == .red)
    for item in items {
      item.setTitleTextAttributes(TextAttributes(foregroundColor: .green), for: .selected)
    }
    #expect(try label(0).textColor == .green && label(0).font.pointSize == 12)
    #expect(try label(1).textColor == .systemGray)
  }

  @Test("a disabled tab has half the opacity, or the appearance for that, though it is selected")
  func disabled() throws {
    let bar = bar(2)
    let items = try #require(bar.items)
    bar.selectedItem = items[0]
    items[0].isEnabled = false
    items[1].isEnabled = false
    func picture(_ index: Int) throws -> ImageNode {
      try part(ImageNode.self, of: buttons(bar)[index])
    }
    #expect(try picture(0).tintColor == Color.systemBlue.withAlphaComponent(0.5))
    #expect(try picture(1).tintColor == Color.systemGray.withAlphaComponent(0.5))
    #expect(buttons(bar).map(\.isEnabled) == [false, false])
    #expect(buttons(bar).map(\.isSelected) == [true, false])
    bar.standardAppearance = TabBarAppearance()
    let stacked = bar.standardAppearance.stackedLayoutAppearance
    stacked.selected.iconColor = .red
    stacked.normal.iconColor = .green
    stacked.disabled.iconColor = .yellow
    #expect(try picture(0).tintColor == .yellow && picture(1).tintColor == .yellow)
    items[0].isEnabled = true
    items[1].isEnabled = true
    #expect(try picture(0).tintColor == .red && picture(1).tintColor == .green)
  }

  @Test("a badge has the color of its item, of the appearance, or red")
  func badgeColors() throws {
    let bar = bar(1)
    bar.items?[0].badgeValue = "1"
    func color() throws -> Color {
      try part(BadgeNode.self, of: try #require(buttons(bar).first)).color
    }
    #expect(try color() == .systemRed)
    bar.standardAppearance = TabBarAppearance()
    bar.standardAppearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
    #expect(try color() == .green)
    bar.items?[0].badgeColor = .blue
    #expect(try color() == .blue)
  }

  @Test("a colored bar has no line unless a shadow image that isn't empty says so")
  func lines() throws {
    let bar = bar(1)
    #expect(try ground(bar).lineColor == .separator)
    bar.barTintColor = .red
    #expect(try ground(bar).lineColor == nil && ground(bar).fill == .red)
    bar.shadowImage = icon
    #expect(try ground(bar).lineColor == .separator)
    bar.shadowImage = Image()
    bar.barTintColor = nil
    #expect(try ground(bar).lineColor == nil && ground(bar).fill != nil)
    bar.shadowImage = nil
    bar.backgroundImage = icon
    #expect(try ground(bar).lineColor == .separator && ground(bar).fill == nil)
    #expect(try ground(bar).image == icon)
    bar.backgroundImage = nil
    #expect(try ground(bar).image == nil && ground(bar).fill != nil)
    #expect(try !ground(bar).isLineAtBottom)
  }

  @Test(
    "single properties don't show once there is an appearance, nor does one for the edge before")
  func appearances() throws {
    let bar = bar(1)
    let looks = TabBarAppearance()
    looks.configureWithTransparentBackground()
    looks.backgroundColor = .green
    bar.scrollEdgeAppearance = looks
    bar.barTintColor = .red
    #expect(try ground(bar).fill == .red && !bar.hasOwnAppearance)
    bar.isAtScrollEdge = true
    #expect(try ground(bar).fill == .green)
    bar.barTintColor = .blue
    bar.scrollEdgeAppearance = nil
    #expect(try ground(bar).fill == .blue)
    looks.backgroundImage = icon
    bar.standardAppearance = looks
    #expect(try ground(bar).fill == .green && ground(bar).image == icon && bar.hasOwnAppearance)
    bar.barTintColor = .yellow
    bar.backgroundImage = nil
    bar.barStyle = .black
    #expect(try ground(bar).fill == .green && ground(bar).lineColor == nil)
  }

  @Test("an icon is placed at its size, also after another text size or image")
  func iconSize() throws {
    let configuration = Image.SymbolConfiguration(textStyle: .body)
    let symbol = try #require(Image(systemName: "star", withConfiguration: configuration))
    let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = TabBarItem(title: "Star", image: symbol, tag: 0)
    bar.items = [item]
    func shown() throws -> CGSize {
      try part(ImageNode.self, of: try #require(buttons(bar).first)).frame.size
    }
    let usual = try shown()
    #expect(usual.width > 0)
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(try shown().width > 1.5 * usual.width)
    bar.traitOverrides.preferredContentSizeCategory = .unspecified
    #expect(try shown() == usual)
    item.image = icon
    #expect(try shown() == icon.size)
  }

  @Test("a disabled item isn't chosen by a tap, and former items don't change the bar")
  func choosing() throws {
    let bar = bar(2)
    let items = try #require(bar.items)
    items[1].isEnabled = false
    bar.choose(items[1])
    #expect(bar.selectedItem == nil)
    bar.choose(items[0])
    #expect(bar.selectedItem === items[0])
    bar.selectedItem = nil
    #expect(bar.selectedItem == nil && buttons(bar).map(\.isSelected) == [false, false])
    bar.setItems([items[1]], animated: true)
    bar.layoutIfNeeded()
    items[0].title = "Other"
    #expect(!bar.passState.contains(.needsLayout) && buttons(bar).count == 1)
    items[1].title = "Other"
    #expect(bar.passState.contains(.needsLayout))
  }
}
