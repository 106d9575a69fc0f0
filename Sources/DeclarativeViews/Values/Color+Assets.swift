// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

nonisolated extension Color {
  /// Creates a color from an asset catalog of the app, or of a package's resources.
  ///
  /// SwiftUI: `Color(_:bundle:)`.
  ///
  /// Catalogs are read uncompiled, so they have to be copied:
  /// `resources: [.copy("Assets.xcassets")]`. The color follows the color scheme. The file is read on
  /// every call, so store a color that is used often.
  ///
  /// - Parameters:
  ///   - name: The name of the color, which is clear if no catalog has it.
  ///   - bundle: The bundle, or nil for the folder of the program and the resources of each package.
  public init(_ name: String, bundle: Bundle? = nil) {
    let color = AssetCatalogs.first(in: bundle) { folder in
      AssetCatalogs(in: folder).folder(of: name, kind: "colorset").flatMap {
        ColorSet(in: $0)?.color
      }
    }
    self = color ?? .clear
  }
}
