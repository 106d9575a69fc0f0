// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Title attributes under names that UIKit doesn't use, for the module that declares UIKit's names
// with other types.

extension NavigationBarAppearance {
  package final var styledTitle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }

  package final var styledLargeTitle: TextAttributes {
    get { largeTitleTextAttributes }
    set { largeTitleTextAttributes = newValue }
  }
}

extension NavigationBarNode {
  package final var styledTitle: TextAttributes? {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }

  package final var styledLargeTitle: TextAttributes? {
    get { largeTitleTextAttributes }
    set { largeTitleTextAttributes = newValue }
  }
}

nonisolated extension TabBarItemAppearance.StateAppearance {
  package var styledTitle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
}

nonisolated extension BarButtonItemAppearance.StateAppearance {
  package var styledTitle: TextAttributes {
    get { titleTextAttributes }
    set { titleTextAttributes = newValue }
  }
}
