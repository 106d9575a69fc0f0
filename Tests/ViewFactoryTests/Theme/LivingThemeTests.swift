// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewPictures

@Suite("Themes in live trees")
struct LivingThemeTests {
  private final class CountingNode: ViewNode {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func page(
    of viewFactory: ViewFactory, rows: Int
  ) -> (root: ViewNode, counted: [CountingNode]) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    root.backgroundColor = viewFactory.viewFactoryColor.background
    var counted: [CountingNode] = []
    for index in 0..<rows {
      let row = CountingNode(frame: CGRect(x: 0, y: 6 * index, width: 375, height: 6))
      row.backgroundColor = viewFactory.viewFactoryColor.card
      row.layer.borderWidth = 1
      row.layer.borderColor = viewFactory.viewFactoryColor.border
      let label = viewFactory.label.hint()
      label.text = "Row \(index)"
      label.translatesAutoresizingMaskIntoConstraints = true
      label.frame = CGRect(x: 4, y: 0, width: 200, height: 6)
      row.addSubview(label)
      root.addSubview(row)
      counted.append(row)
    }
    return (root, counted)
  }

  @Test(
    "another palette lays out none of 10,000 nodes and draws the picture of a tree built from scratch"
  )
  func palette() {
    let spring = DynamicPalette(
      light: LightViewFactoryColor(), dark: DarkViewFactoryColor())
    var sunny = ViewFactoryPalette(LightViewFactoryColor())
    sunny.card = .yellow
    let summer = DynamicPalette(light: sunny, dark: MockViewFactoryColor())
    let (root, rows) = page(of: ViewFactory(theme: Theme(palette: spring)), rows: 5_000)
    root.layoutIfNeeded()
    let before = rows.reduce(0) { $0 + $1.layouts }
    let former = root.svg()
    root.traitOverrides.palette = summer
    let after = root.svg()
    #expect(rows.reduce(0) { $0 + $1.layouts } == before)
    #expect(after != former)
    #expect(after == page(of: ViewFactory(theme: Theme(palette: summer)), rows: 5_000).root.svg())
    root.traitOverrides.palette = nil
    #expect(root.svg() == former)
  }

  nonisolated static let appearances: [(Theme.Appearance, String)] = [
    (.light, "#FFFFFF"), (.dark, "#2A3464"), (.lightHighContrast, "#111111"),
    (.darkHighContrast, "#222222"),
  ]

  @Test("a tree follows light and dark appearances and the contrast", arguments: appearances)
  func appearance(appearance: Theme.Appearance, card: String) throws {
    var (first, second) = (ViewFactoryPalette(), ViewFactoryPalette())
    first.card = try Color(hex: "#111111")
    second.card = try Color(hex: "#222222")
    let palette = DynamicPalette(
      light: LightViewFactoryColor(), dark: DarkViewFactoryColor(),
      highContrast: (light: first, dark: second))
    for factory in [
      ViewFactory(viewFactoryColor: palette), ViewFactory(theme: Theme(palette: palette)),
    ] {
      let view = factory.card.titled(title: "Title", views: [])
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      view.traitOverrides = appearance.traits
      #expect(fills(of: view).first == card)
    }
  }

  @Test("a subtree can have a different appearance from its surroundings")
  func subtree() {
    let factory = ViewFactory(theme: .standard)
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (
      ViewNode(frame: CGRect(x: 0, y: 0, width: 50, height: 100)),
      ViewNode(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    )
    for node in [left, right] {
      node.backgroundColor = factory.viewFactoryColor.card
      root.addSubview(node)
    }
    left.traitOverrides = TraitCollection(userInterfaceStyle: .dark)
    #expect(fills(of: root) == ["#2A3464", "#FFFFFF"])
  }

  private func fills(of node: ViewNode) -> [String] {
    DisplayList(of: node).operations.compactMap { operation in
      guard case .fill(_, .color(let color)) = operation else { return nil }
      return color.hexString
    }
  }

  @Test("a palette that doesn't depend on traits has plain colors, equal to the palette's")
  func plain() {
    let factory = ViewFactory(viewFactoryColor: MockViewFactoryColor())
    #expect(factory.label.header().textColor == .black)
    #expect(factory.viewFactoryColor.card.isDynamic == false)
  }

  @Test("fonts, corners, spacings, and heights are the theme's")
  func metrics() throws {
    var theme = Theme.standard
    theme.typography.header = Theme.Typography.Role(.title2, size: 23, weight: .bold)
    theme.typography.input = Theme.Typography.Role(.footnote)
    theme.typography.button = Theme.Typography.Role(.headline)
    theme.shape.button = 20
    theme.shape.card = 30
    theme.shape.border = 2
    theme.spacing.medium = .custom(10)
    theme.elevation.card = .twelveDp
    let factory = ViewFactory(theme: theme)
    #expect(factory.theme == theme)
    #expect(factory.label.header().font.pointSize == 23)
    #expect(factory.label.header().font.weight == .bold)
    #expect(factory.input.text().font?.pointSize == 13)
    let button = factory.button.negative()
    #expect(button.titleLabel?.font.weight == .semibold)
    #expect(button.layer.cornerRadius == 20)
    #expect(button.layer.borderWidth == 2)
    #expect(factory.stack.vertical(views: []).spacing == 10)
    let card = factory.card.main(stack: factory.stack.vertical(views: [factory.label.body()]))
    #expect(card.layer.cornerRadius == 30)
    #expect(card.layer.zPosition == 12)
  }

  @Test("single parts can be replaced, and cards use the replaced ones")
  func parts() {
    let label = MockLabelFactory()
    let factory = ViewFactory(label: label)
    #expect(factory.label as? MockLabelFactory === label)
    _ = factory.card.titled(title: "Title", views: [])
    #expect(label.headerCalls.count == 1)
    #expect(factory.input is InputFactory)
    let stack = MockStackFactory()
    #expect(ViewFactory(theme: .standard, stack: stack).stack as? MockStackFactory === stack)
  }

  @Test(
    "families of components can be replaced, and forms and dialogs use the replaced inputs and buttons"
  )
  func families() {
    let (row, input, button) = (MockRowFactory(), MockInputFactory(), MockButtonFactory())
    let factory = ViewFactory(input: input, button: button, row: row)
    #expect(factory.row as? MockRowFactory === row)
    _ = factory.field.search(placeholder: "Search")
    #expect(input.textCallsCount == 1)
    _ = factory.dialog.alert(title: "a", message: nil, actions: [DialogAction("ok")])
    #expect(button.positiveCalls.count == 1)
    #expect(factory.calendar is CalendarFactory)
    #expect(factory.tag.style.theme == factory.theme)
  }

  @Test("the palette and the theme are accessible through the protocol")
  func throughProtocol() {
    let factory: any ViewFactoryProtocol = ViewFactory(viewFactoryColor: LightViewFactoryColor())
    #expect(factory.viewFactoryColor.card == .white)
    #expect(factory.viewFactoryColor.background != .white)
    #expect(factory.theme.palette.light.card == .white)
  }

  @Test("content on its own color has an outline in high contrast, and none otherwise")
  func outlines() {
    let factory = ViewFactory(theme: .standard)
    let dialog = factory.dialog.alert(title: "Delete?", message: nil, actions: [DialogAction("No")])
    let views = [
      factory.input.text(), factory.notice.toast(text: "Copied"), dialog.panel,
      factory.card.titled(title: "Card", views: []),
    ]
    for view in views {
      for appearance in Theme.Appearance.allCases {
        let color = view.layer.borderColor?.resolvedColor(with: appearance.traits) ?? .clear
        let ground = Theme.standard.palette[appearance].background
        #expect(view.layer.borderWidth == 1)
        #expect(color.alpha == (appearance.isHighContrast ? 1 : 0), "\(type(of: view))")
        if appearance.isHighContrast { #expect(color.contrastRatio(on: ground) >= 4.5) }
      }
    }
  }
}
