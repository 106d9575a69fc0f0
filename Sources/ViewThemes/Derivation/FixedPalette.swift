// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

/// A palette whose colors are constants, so that the colors derived from them are computed once
/// instead of each time a component reads one.
protocol FixedPalette: ViewFactoryColorProtocol {
  /// The derived colors.
  var derivedColors: [PaletteRole: Color] { get }
}

extension DefaultViewFactoryColor: FixedPalette {
  private static let derivedColors = DerivedColor.all(in: DefaultViewFactoryColor())
  var derivedColors: [PaletteRole: Color] { Self.derivedColors }
}

extension DarkViewFactoryColor: FixedPalette {
  private static let derivedColors = DerivedColor.all(in: DarkViewFactoryColor())
  var derivedColors: [PaletteRole: Color] { Self.derivedColors }
}

extension LightViewFactoryColor: FixedPalette {
  private static let derivedColors = DerivedColor.all(in: LightViewFactoryColor())
  var derivedColors: [PaletteRole: Color] { Self.derivedColors }
}
