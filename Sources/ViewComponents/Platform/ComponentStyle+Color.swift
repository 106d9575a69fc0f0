// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

// A palette's colors are values of the themes; views take UIKit's.

extension ComponentStyle {
  /// The colors of the palette, as views take them.
  #if UIKitViews
    var color: ComponentColors { ComponentColors(palette: viewFactoryColor) }
  #else
    var color: ComponentColors { viewFactoryColor }
  #endif
}

#if UIKitViews
  /// The colors of a palette by the names of their roles, as UIKit's.
  @dynamicMemberLookup
  struct ComponentColors {
    let palette: any ViewFactoryColorProtocol

    subscript(
      dynamicMember role: KeyPath<any ViewFactoryColorProtocol, ViewThemes.Color>
    ) -> UIColor {
      palette[keyPath: role].uiColor
    }
  }
#else
  typealias ComponentColors = any ViewFactoryColorProtocol
#endif
