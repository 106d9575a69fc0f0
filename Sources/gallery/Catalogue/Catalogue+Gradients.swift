// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var gradients: PictureGroup {
    PictureGroup(
      title: "Gradients",
      introduction: "Created by the gradient helper, in the view's unit coordinates.",
      pictures: [
        gradient("gradient-axial", "Axial, corner to corner") { helper, view, colors in
          try helper.custom(for: view, colors: colors, type: .axial)
        },
        gradient("gradient-radial", "Radial, corner to corner") { helper, view, colors in
          try helper.custom(for: view, colors: colors, type: .radial)
        },
        gradient("gradient-radial-center", "Radial, from the centre") { helper, view, colors in
          try helper.custom(
            for: view, start: .center, end: .bottomRight, colors: colors, type: .radial)
        },
        gradient("gradient-conic", "Conic, from the centre") { helper, view, colors in
          try helper.custom(
            for: view, start: .center, end: .bottomRight, colors: colors, type: .conic)
        },
        gradient("gradient-rounded", "Radial with round corners") { helper, view, colors in
          try helper.custom(for: view, cornerRadius: 16, colors: colors)
        },
        gradient("gradient-diagonal", "Diagonal") { helper, view, colors in
          try helper.diagonal(for: view, colorTop: colors[0], colorBottom: colors[1])
        },
        gradient("gradient-many", "Radial with four colours") { helper, view, _ in
          try helper.custom(for: view, colors: [.red, .yellow, .green, .blue], type: .radial)
        },
      ])
  }

  private static func gradient(
    _ name: String, _ title: String,
    add: @escaping (any GradientHelperProtocol, ViewNode, [Color]) throws -> Void
  ) -> Picture {
    Picture(name, title) { theme in
      let view = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      let colors = [theme.palette.buttonFabGradientFirst, theme.palette.onButtonNegative]
      try add(theme.viewFactory.styleHelper.gradient, view, colors)
      return view
    }
  }
}
