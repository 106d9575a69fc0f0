// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

nonisolated extension UIColor {
  /// Creates a color from an asset catalog of the app or of a package's resources.
  ///
  /// Catalogs are read uncompiled, so they have to be copied:
  /// `resources: [.copy("Assets.xcassets")]`. The color follows the appearance and the contrast,
  /// colors of Display P3 are converted to sRGB, and those for other devices are ignored. The
  /// search covers the folder of the program and then the resources of each package, in
  /// alphabetical order.
  ///
  /// The file is read on every call, so store a color that is used often.
  ///
  /// - Parameter name: The name of the color; the result is `nil` if no catalog has it.
  public init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color from an asset catalog of a bundle, such as a package's `Bundle.module`.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogs.first(in: bundle, find: { UIColor(named: name, in: $0) }) else {
      return nil
    }
    self = color
  }

  /// Creates a color from an asset catalog in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the color, as in ``init(named:)``.
  ///   - folder: The folder that contains the catalog.
  public init?(named name: String, in folder: URL) {
    guard let assetFolder = AssetCatalogs(in: folder).folder(of: name, kind: "colorset"),
      let color = ColorSet(in: assetFolder)?.color
    else { return nil }
    self = color
  }
}
