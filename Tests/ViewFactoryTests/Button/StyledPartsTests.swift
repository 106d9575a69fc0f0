// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes

@Suite("Looks of buttons, inputs, cards, and bars")
struct StyledPartsTests {
  private let color: any ViewFactoryColorProtocol = DefaultViewFactoryColor()

  private var theme: Theme {
    var theme = Theme.library
    theme.shape.button = 3
    theme.shape.border = 2.5
    theme.shape.small = 7
    theme.shape.card = 13
    return theme
  }

  @Test("buttons with titles have the theme's shape, and only a negative one is raised")
  func titled() {
    let factory = ButtonFactory(theme: theme)
    let buttons =
      [
        (factory.negative(), 2.5, theme.elevation.fab.value), (factory.neutral(), 2.5, 0),
        (factory.positive(), 0, 0),
      ] as [(ButtonNode, CGFloat, CGFloat)]
    for (button, border, elevation) in buttons {
      #expect(button.layer.cornerRadius == 3 && button.layer.borderWidth == border)
      #expect(button.layer.zPosition == elevation && theme.elevation.fab.value > 0)
      #expect(button.tintColor == button.titleColor(for: .normal))
      #expect(button.titleLabel?.textAlignment == .center)
      #expect(button.titleLabel?.adjustsFontForContentSizeCategory == true)
      #expect(!button.translatesAutoresizingMaskIntoConstraints)
      #expect(!button.adjustsImageWhenDisabled)
      let page = ViewNode()
      page.addSubview(button)
      page.layoutIfNeeded()
      #expect(button.frame.height == 40)
    }
  }

  @Test("an icon is a button of 44 points in the color of links, and a link has only its title")
  func iconAndLink() {
    let image = Image(systemName: "star")
    let icon = ButtonFactory(theme: theme).icon(image: image, label: "Favorite")
    #expect(icon.image(for: .normal) == image && icon.accessibilityLabel == "Favorite")
    #expect(icon.tintColor == color.link && !icon.translatesAutoresizingMaskIntoConstraints)
    let link = ButtonFactory(theme: theme).link(title: "More")
    #expect(link.title(for: .normal) == "More" && link.titleColor(for: .normal) == color.link)
    #expect(link.titleLabel?.font == .preferredFont(forTextStyle: .body))
    #expect(link.backgroundColor == nil && !link.translatesAutoresizingMaskIntoConstraints)
    for button in [icon, link] {
      let page = ViewNode()
      page.addSubview(button)
      page.layoutIfNeeded()
      #expect(button.frame.height == 44 && button.layer.borderWidth == 0)
    }
    #expect(icon.frame.width == 44)
  }

  @Test("round buttons are as large as their names say, with symbols in the color of titles")
  func round() {
    let factory = ButtonFactory(theme: theme)
    for (button, size) in [(factory.mainFab(), 40), (factory.miniFab(), 32)]
      as [(ButtonNode, CGFloat)]
    {
      let page = ViewNode()
      page.addSubview(button)
      page.layoutIfNeeded()
      #expect(button.frame.size == CGSize(width: size, height: size))
      #expect(button.titleColor(for: .normal) == color.onButtonFab)
      #expect(!button.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test("an input has the theme's corners and border, and shrinks its text to fit")
  func inputs() throws {
    let factory = InputFactory(shape: theme.shape)
    for input in [factory.text(), factory.number()] {
      #expect(input.layer.cornerRadius == 7 && input.layer.borderWidth == 2.5)
      #expect(input.layer.borderColor == color.outlineInStrongContrast)
      #expect(input.tintColor == color.focus && input.adjustsFontSizeToFitWidth)
      #expect(input.adjustsFontForContentSizeCategory && input.keepsExplicitFrame)
    }
    let bar = try #require(factory.number().inputAccessoryView as? ToolbarNode)
    #expect(bar.barTintColor == color.input && bar.tintColor == color.onInput)
    #expect(bar.items?.count == 2)
  }

  @Test("an explicit frame of an input is kept, and constraints hold without one")
  func frames() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let input = InputFactory().text()
    page.addSubview(input)
    input.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
    #expect(input.translatesAutoresizingMaskIntoConstraints)
    let plain = InputNode()
    plain.translatesAutoresizingMaskIntoConstraints = false
    plain.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
    #expect(!plain.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("a card has a border that is seen in strong contrast")
  func cards() {
    let card = CardFactory(theme: theme).main(stack: StackNode())
    #expect(card.layer.borderWidth == 1 && card.layer.cornerRadius == 13)
    #expect(card.layer.borderColor == color.outlineInStrongContrast)
    #expect(card.layer.zPosition == theme.elevation.card.value)
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test("a table without a frame is placed by constraints, and one with a frame keeps it")
  func tables() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    for (given, follows) in [
      (CGRect.zero, false), (CGRect(x: 5, y: 5, width: 0, height: 9), false), (frame, true),
    ] {
      let table = TableFactory().main(frame: given)
      #expect(table.translatesAutoresizingMaskIntoConstraints == follows)
      #expect(table.frame == given && table.separatorStyle == .none)
      #expect(table.backgroundColor == .clear)
    }
    #expect(TableFactory().refresh().tintColor == color.tableRefresh)
  }

  @Test("bars also have the properties that older code reads")
  func bars() {
    let navigation = NavigationBarNode()
    NavigationBarHelper().style(navigation)
    #expect(navigation.largeTitleTextAttributes?.foregroundColor == color.onNavigationBar)
    #expect(navigation.isTranslucent && navigation.barStyle == .black)
    let tabs = TabBarNode()
    TabBarHelper().style(tabs)
    #expect(!tabs.isTranslucent)
  }
}
