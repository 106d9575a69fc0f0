// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes
import ViewPictures

/// Several variants of a view, which are compared together and shown on one sheet.
///
/// ```swift
/// let variants = SnapshotVariants.across(
///   themes: ["light": LightColors(), "dark": DarkColors()], widths: [320, 430],
///   textSizes: [.large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft]
/// ) { (theme: any ViewFactoryColorProtocol) in makeCard(theme) }
/// assertSnapshot(of: variants, as: .svg)
/// ```
public struct SnapshotVariants {
  /// One of the variants.
  struct Variant {
    /// The name of the variant, such as `dark, 320 pt`.
    var name: String
    /// A closure that creates the view of this variant.
    var make: () throws -> ViewNode
  }

  let all: [Variant]

  /// Returns a view in all combinations of themes, widths, text sizes, and directions.
  ///
  /// An empty list leaves the view's own setting.
  ///
  /// - Parameters:
  ///   - themes: The themes with which the view is created, by name.
  ///   - widths: The widths in points. A view with its own constraints gets a constraint, any
  ///     other one a frame.
  ///   - textSizes: The text sizes, as traits of the view.
  ///   - directions: The layout directions, as traits of the view.
  ///   - make: A closure that creates the view with a theme. An error that it throws fails the
  ///     snapshot.
  /// - Returns: The variants; themes change slowest, directions fastest.
  public static func across<Theme>(
    themes: KeyValuePairs<String, Theme>, widths: [CGFloat] = [],
    textSizes: [ContentSizeCategory] = [], directions: [TraitEnvironmentLayoutDirection] = [],
    _ make: @escaping (Theme) throws -> ViewNode
  ) -> SnapshotVariants {
    var all: [Variant] = []
    for (name, theme) in themes {
      for width in widths.optional {
        for textSize in textSizes.optional {
          for direction in directions.optional {
            let setting = Setting(width: width, textSize: textSize, direction: direction)
            all.append(
              Variant(name: ([name] + setting.words).joined(separator: ", ")) {
                let node = try make(theme)
                setting.apply(to: node)
                return node
              })
          }
        }
      }
    }
    return SnapshotVariants(all: all)
  }

  /// Returns a view in all combinations of widths, text sizes, and directions.
  ///
  /// An empty list leaves the view's own setting.
  ///
  /// - Parameters:
  ///   - widths: The widths in points, as for ``across(themes:widths:textSizes:directions:_:)``.
  ///   - textSizes: The text sizes, as traits of the view.
  ///   - directions: The layout directions, as traits of the view.
  ///   - make: A closure that creates the view. An error that it throws fails the snapshot.
  /// - Returns: The variants; widths change slowest, directions fastest.
  public static func across(
    widths: [CGFloat] = [], textSizes: [ContentSizeCategory] = [],
    directions: [TraitEnvironmentLayoutDirection] = [], _ make: @escaping () throws -> ViewNode
  ) -> SnapshotVariants {
    let variants = across(
      themes: ["": ()], widths: widths, textSizes: textSizes, directions: directions
    ) { _ in try make() }
    return SnapshotVariants(
      all: variants.all.map { variant in
        let name = variant.name.hasPrefix(", ") ? String(variant.name.dropFirst(2)) : variant.name
        return Variant(name: name, make: variant.make)
      })
  }
}

/// The setting that a variant changes.
private struct Setting {
  var width: CGFloat?
  var textSize: ContentSizeCategory?
  var direction: TraitEnvironmentLayoutDirection?

  var words: [String] {
    [
      width.map { "\(OutputNumber.text($0)) pt" }, textSize.map { "\($0)" },
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
    ].compactMap { $0 }
  }

  func apply(to node: ViewNode) {
    if let textSize { node.traitOverrides.preferredContentSizeCategory = textSize }
    if let direction { node.traitOverrides.layoutDirection = direction }
    guard let width else { return }
    if node.translatesAutoresizingMaskIntoConstraints {
      node.frame.size.width = width
    } else {
      node.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
  }
}

extension Array {
  /// The elements, or `nil` once if there are none.
  fileprivate var optional: [Element?] { isEmpty ? [nil] : map { $0 } }
}
