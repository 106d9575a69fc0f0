// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// A theme in one of its appearances, as a gallery shows it.
public nonisolated struct ShownTheme: Hashable, Sendable {
  /// The display name.
  public let title: String
  /// The theme.
  public let theme: Theme
  /// The appearance: light or dark, with normal or high contrast.
  public let appearance: Theme.Appearance

  /// Creates a shown theme.
  ///
  /// - Parameters:
  ///   - title: The display name.
  ///   - theme: The theme.
  ///   - appearance: The appearance: light or dark, with normal or high contrast.
  public init(_ title: String, _ theme: Theme, appearance: Theme.Appearance = .light) {
    self.title = title
    self.theme = theme
    self.appearance = appearance
  }

  /// Returns a theme in all appearances for which it has different colors.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - name: The prefix of the names of the appearances; none by default.
  /// - Returns: At least one theme, the light one first.
  public static func all(of theme: Theme, named name: String? = nil) -> [ShownTheme] {
    var shown: [ShownTheme] = []
    let isConstant = theme.palette.isConstant
    for appearance in Theme.Appearance.allCases {
      let palette = theme.palette[appearance]
      guard !shown.contains(where: { theme.palette[$0.appearance] == palette }) else { continue }
      let title =
        switch appearance {
        case .light: isConstant && name != nil ? "" : "Light"
        case .dark: "Dark"
        case .lightHighContrast: "Light, strong contrast"
        case .darkHighContrast: "Dark, strong contrast"
        }
      let words = [name, title.isEmpty ? nil : title].compactMap(\.self)
      shown.append(ShownTheme(words.joined(separator: ": "), theme, appearance: appearance))
    }
    return shown
  }

  /// The color pairs of the theme with insufficient contrast in this appearance.
  var contrastFindings: [String] {
    let palette = theme.palette[appearance]
    return ContrastReport(of: DynamicPalette(palette)).failures.map { failure in
      let text = failure.description
      // The name already contains the appearance.
      return text.split(separator: ":", maxSplits: 1).last.map {
        String($0.drop { $0 == " " })
      } ?? text
    }
  }
}
