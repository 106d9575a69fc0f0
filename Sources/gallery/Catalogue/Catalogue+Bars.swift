// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var bars: PictureGroup {
    PictureGroup(
      title: "Bars",
      introduction: "Styled by the helpers for navigation bars and tab bars.",
      pictures: [
        Picture("bar-navigation", "Navigation bar") { theme in
          let item = NavigationItem(title: "Example title")
          item.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
          item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .done)
          return navigationBar(item, theme)
        },
        Picture("bar-navigation-back", "Navigation bar with a back button") { theme in
          let bar = navigationBar(NavigationItem(title: "Words"), theme)
          bar.pushItem(NavigationItem(title: "Chapter"), animated: false)
          return bar
        },
        Picture("bar-tab", "Tab bar") { theme in
          let bar = TabBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
          bar.items = [
            TabBarItem(title: "Today", image: Image(systemName: "pencil"), tag: 0),
            TabBarItem(title: "History", image: Image(systemName: "list.bullet"), tag: 1),
            TabBarItem(title: "Settings", image: Image(systemName: "gearshape.fill"), tag: 2),
          ]
          bar.selectedItem = bar.items?.first
          theme.viewFactory.styleHelper.tabBar.style(bar)
          return bar
        },
      ])
  }

  private static func navigationBar(_ item: NavigationItem, _ theme: GalleryTheme)
    -> NavigationBarNode
  {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.setItems([item], animated: false)
    bar.backgroundColor = theme.palette.card
    theme.viewFactory.styleHelper.navigationBar.style(bar)
    return bar
  }
}
