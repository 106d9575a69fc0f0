// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Appearance proxies")
struct AppearanceTests {
  /// An app's function, as clients write it.
  private func configure() {
    UINavigationBar.appearance().tintColor = .red
    UINavigationBar.appearance().barTintColor = .yellow
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    UITabBar.appearance().unselectedItemTintColor = .brown
    UILabel.appearance().font = .systemFont(ofSize: 11)
    UILabel.appearance().textColor = .purple
    UITableView.appearance().separatorColor = .orange
    UISwitch.appearance().onTintColor = .cyan
    UITextField.appearance().textColor = .blue
    UIButton.appearance().tintColor = .magenta
    UITableViewCell.appearance().backgroundColor = .gray
    let looks = UITabBarAppearance()
    looks.backgroundColor = .black
    UITabBar.appearance().standardAppearance = looks
  }

  @Test(
    "a bar's appearance for an idiom is the default one", arguments: UIUserInterfaceIdiom.allCases)
  func idiom(_ idiom: UIUserInterfaceIdiom) {
    let appearance = UINavigationBarAppearance(idiom: idiom)
    #expect(appearance.shadowColor == .separator && appearance.backgroundColor == nil)
  }

  @Test("the appearance of a subclass precedes that of its superclass, and applies to it alone")
  func subclasses() {
    final class Heading: UILabel {}
    let screen = Screen(.phone)
    screen.adoptAppearance {
      Heading.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 11)
      UILabel.appearance().backgroundColor = .yellow
      Heading.appearance().font = .systemFont(ofSize: 30)
    }
    let (label, heading, root) = (UILabel(), Heading(), UIView())
    root.addSubview(label)
    root.addSubview(heading)
    screen.rootNode = root
    #expect(label.font.pointSize == 11 && label.textColor == .label)
    #expect(heading.font.pointSize == 30 && heading.textColor == .red)
    #expect(label.backgroundColor == .yellow && heading.backgroundColor == .yellow)
  }

  @Test("what an app sets applies to views that are added to the screen later")
  func rules() {
    let screen = Screen(.phone)
    screen.adoptAppearance(configure)
    let root = UIView()
    let bar = UINavigationBar(frame: .zero)
    let tabs = UITabBar(frame: .zero)
    let label = UILabel()
    let own = UILabel()
    own.textColor = .white
    let table = UITableView()
    let onOff = UISwitch()
    let field = UITextField()
    let button = UIButton(type: .system)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for view in [bar, tabs, label, own, table, onOff, field, button, cell] as [UIView] {
      root.addSubview(view)
    }
    #expect(label.textColor == .label)
    screen.rootNode = root
    #expect(bar.tintColor == .red)
    #expect(bar.barTintColor == .yellow)
    #expect(bar.titleTextAttributes?.foregroundColor == .green)
    #expect(tabs.unselectedItemTintColor == .brown)
    #expect(tabs.standardAppearance.backgroundColor == .black)
    #expect(label.textColor == .purple)
    #expect(label.font.pointSize == 11)
    #expect(own.textColor == .white)
    #expect(own.font.pointSize == 11)
    #expect(table.separatorColor == .orange)
    #expect(onOff.onTintColor == .cyan)
    #expect(field.textColor == .blue)
    #expect(button.tintColor == .magenta)
    #expect(cell.backgroundColor == .gray)
    let later = UILabel()
    root.addSubview(later)
    #expect(later.textColor == .purple)
  }

  @Test("bars take whether they are translucent and whether titles are large")
  func barFlags() {
    let screen = Screen(.phone)
    screen.adoptAppearance {
      UINavigationBar.appearance().isTranslucent = false
      UINavigationBar.appearance().prefersLargeTitles = true
      UITabBar.appearance().isTranslucent = false
    }
    let (root, bar, tabs) = (UIView(), UINavigationBar(frame: .zero), UITabBar(frame: .zero))
    root.addSubview(bar)
    root.addSubview(tabs)
    screen.rootNode = root
    #expect(!bar.isTranslucent && bar.prefersLargeTitles)
    #expect(!tabs.isTranslucent)
  }

  @Test("other screens, and code outside of a screen, aren't affected")
  func scope() {
    let screen = Screen(.phone)
    screen.adoptAppearance(configure)
    UILabel.appearance().textColor = .green
    let label = UILabel()
    let other = Screen(.phone, rootNode: UIView())
    other.rootNode?.addSubview(label)
    #expect(label.textColor == .label)
    screen.adoptAppearance { UILabel.appearance().textColor = .black }
    screen.rootNode = UIView()
    let second = UILabel()
    screen.rootNode?.addSubview(second)
    #expect(second.textColor == .purple)
  }
}
