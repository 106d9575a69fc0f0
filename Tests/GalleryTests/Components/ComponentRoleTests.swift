// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPictures

@testable import gallery

/// Every component of the gallery in a palette in which each role has a colour of its own.
@Suite("Colors of components")
struct ComponentRoleTests {
  private static let palette: ViewFactoryPalette = {
    var palette = ViewFactoryPalette()
    for (index, role) in PaletteRole.allCases.enumerated() {
      let step = CGFloat(index * 6 + 3) / 255
      palette[role] = Color(red: step, green: 1 - step, blue: index % 2 == 0 ? 0.2 : 0.8, alpha: 1)
    }
    return palette
  }()

  /// The colours that are drawn, opaque, but for shades: the hairline of inputs and the edge of a slider's
  /// thumb, which are a little black on whatever lies below.
  private func colors(in list: DisplayList) -> Set<Color> {
    var colors: Set<Color> = []
    for operation in list.operations {
      switch operation {
      case .fill(_, .color(let color)), .stroke(_, _, let color): colors.insert(color)
      case .fill(_, .gradient(let gradient)): colors.formUnion(gradient.stops.map(\.color))
      case .text(let line): colors.formUnion(line.runs.map(\.color))
      default: break
      }
    }
    let shown = colors.filter { $0.alpha > 0 && !($0.alpha <= 0.2 && $0.relativeLuminance == 0) }
    return Set(shown.map { $0.withAlphaComponent(1) })
  }

  @Test("components are drawn only in colors of the palette")
  func roles() {
    let factory = ViewFactory(theme: Theme(palette: Self.palette))
    let known = Set(PaletteRole.allCases.map { Self.palette[$0].withAlphaComponent(1) })
    // A picture has the colours that it has.
    for example in Catalogue.components.flatMap(\.examples) where example.name != "avatar-picture" {
      let page = example.page(factory, width: 375)
      let others = colors(in: DisplayList(of: page)).subtracting(known)
      #expect(others.isEmpty, "\(example.name): \(others.map(\.hexString))")
    }
  }

  @Test("every role is used by some component, or by a bar that a helper styles")
  func used() {
    let factory = ViewFactory(theme: Theme(palette: Self.palette))
    var drawn: Set<Color> = []
    for example in Catalogue.components.flatMap(\.examples) {
      drawn.formUnion(colors(in: DisplayList(of: example.page(factory, width: 375))))
    }
    let unused = PaletteRole.allCases.filter { !drawn.contains(Self.palette[$0]) }
    #expect(
      Set(unused) == [.onNavigationBar, .tabBar, .onTabBar, .onTabBarActive, .tableRefresh])
  }
}
