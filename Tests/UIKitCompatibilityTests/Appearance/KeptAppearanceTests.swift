// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("What appearance proxies leave alone")
struct KeptAppearanceTests {
  private func shown<View: UIView>(_ view: View, _ configure: () -> Void) -> View {
    let screen = Screen(.phone)
    screen.adoptAppearance(configure)
    let root = UIView()
    root.addSubview(view)
    screen.rootNode = root
    return view
  }

  private func background(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  @Test("a bar that has attributes of its own for its titles keeps them")
  func titles() {
    for isOwn in [false, true] {
      let bar = UINavigationBar(frame: .zero)
      if isOwn { bar.titleTextAttributes = [.foregroundColor: UIColor.blue] }
      _ = shown(bar) {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
      }
      #expect(
        bar.titleTextAttributes?[.foregroundColor] as? UIColor == (isOwn ? .blue : .green))
      #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .red)
    }
  }

  @Test("a navigation bar that has an appearance of its own keeps all of it")
  func navigationBar() {
    for isOwn in [false, true] {
      let bar = UINavigationBar(frame: .zero)
      if isOwn { bar.standardAppearance = background(.blue) }
      _ = shown(bar) {
        UINavigationBar.appearance().standardAppearance = background(.green)
        UINavigationBar.appearance().scrollEdgeAppearance = background(.red)
        UINavigationBar.appearance().compactAppearance = background(.brown)
      }
      #expect(bar.standardAppearance.backgroundColor == (isOwn ? .blue : .green))
      #expect(bar.scrollEdgeAppearance?.backgroundColor == (isOwn ? nil : .red))
      #expect(bar.compactAppearance?.backgroundColor == (isOwn ? nil : .brown))
    }
  }

  @Test("so does a tab bar")
  func tabBar() {
    func looks(_ color: UIColor) -> UITabBarAppearance {
      let appearance = UITabBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    for isOwn in [false, true] {
      let bar = UITabBar(frame: .zero)
      if isOwn { bar.standardAppearance = looks(.blue) }
      _ = shown(bar) {
        UITabBar.appearance().standardAppearance = looks(.green)
        UITabBar.appearance().scrollEdgeAppearance = looks(.red)
        UITabBar.appearance().barTintColor = .yellow
      }
      #expect(bar.standardAppearance.backgroundColor == (isOwn ? .blue : .green))
      #expect(bar.scrollEdgeAppearance?.backgroundColor == (isOwn ? nil : .red))
      #expect(bar.barTintColor == .yellow)
    }
  }

  @Test("a view keeps the colors and fonts that were set before")
  func ownColors() {
    let label = UILabel()
    label.textColor = .blue
    label.tintColor = .red
    _ = shown(label) {
      UILabel.appearance().textColor = .green
      UILabel.appearance().font = .systemFont(ofSize: 11)
      UILabel.appearance().tintColor = .green
      UILabel.appearance().backgroundColor = .gray
    }
    #expect(label.textColor == .blue && label.tintColor == .red)
    #expect(label.font.pointSize == 11 && label.backgroundColor == .gray)
  }

  @Test("the template of a class is the same until the rules are applied")
  func sameTemplate() {
    let screen = Screen(.phone)
    screen.adoptAppearance {
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(UISwitch.appearance() !== UILabel.appearance())
    }
    #expect(UILabel.appearance() !== UILabel.appearance())
  }
}
