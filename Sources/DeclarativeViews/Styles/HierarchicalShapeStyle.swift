// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A level of the foreground styles around a view.
///
/// SwiftUI: `HierarchicalShapeStyle`.
///
/// A level that `foregroundStyle` doesn't set is a paler shade of the last one that it sets. The
/// levels of a view whose foreground style is itself a level begin with that one.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  let level: Int

  /// The primary level: the foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The secondary level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The tertiary level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The quaternary level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The quinary level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  private init(level: Int) {
    self.level = level
  }

  /// Returns the style of the level.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.foreground(at: level)
  }
}

/// The foreground style as a style.
///
/// SwiftUI: `ForegroundStyle`.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns the foreground style of the environment.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The style.
  public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.foreground(at: 0)
  }
}

/// A level of a style: a paler shade.
struct LevelStyle: ShapeStyle {
  let style: any ShapeStyle
  let level: Int

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    AnyShapeStyle(environment.foregroundLevels(of: self)[0].style(in: environment))
  }
}

extension ShapeStyle {
  /// The second level of the style: a paler shade.
  public var secondary: some ShapeStyle { LevelStyle(style: self, level: 1) }
  /// The third level of the style: a paler shade.
  public var tertiary: some ShapeStyle { LevelStyle(style: self, level: 2) }
  /// The fourth level of the style: a paler shade.
  public var quaternary: some ShapeStyle { LevelStyle(style: self, level: 3) }
  /// The fifth level of the style: a paler shade.
  public var quinary: some ShapeStyle { LevelStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The primary level: the foreground style.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The secondary level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The tertiary level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The quaternary level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The quinary level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
