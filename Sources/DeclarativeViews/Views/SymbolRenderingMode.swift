// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How the parts of a symbol are colored.
///
/// SwiftUI: `SymbolRenderingMode`.
///
/// Symbols have a single part here, which all modes draw in the foreground style.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One color for the whole symbol.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors that belong to the symbol.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// One color in several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A color for each part.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension View {
  /// Sets how the parts of symbols in the view are colored.
  ///
  /// - Parameter mode: The mode, which has no effect: symbols have a single part.
  /// - Returns: The view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
