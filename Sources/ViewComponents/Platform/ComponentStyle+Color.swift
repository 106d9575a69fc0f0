// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

// Palettes use the color type of ViewThemes; views use UIKit's.

extension ComponentStyle {
  /// The colors of the palette, for views.
  #if UIKitViews
    var color: ComponentColors { ComponentColors(palette: viewFactoryColor) }
  #else
    var color: ComponentColors { viewFactoryColor }
  #endif
}

#if UIKitViews
  /// The colors of a palette by role, as UIKit colors.
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
