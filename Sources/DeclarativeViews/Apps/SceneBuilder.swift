// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A result builder for scenes.
///
/// SwiftUI: `SceneBuilder`.
@resultBuilder
public enum SceneBuilder {
  /// Returns a scene unchanged.
  public static func buildExpression(_ scene: some Scene) -> SceneList {
    SceneList(scenes: [scene])
  }

  /// Returns all scenes of a block.
  public static func buildBlock(_ parts: SceneList...) -> SceneList {
    SceneList(scenes: parts.flatMap(\.scenes))
  }
}

/// A sequence of scenes.
public struct SceneList: Scene {
  let scenes: [any Scene]

  /// The scenes themselves.
  public var body: SceneList { return self }

  /// The view of the first window.
  public var _content: (any View)? { scenes.lazy.compactMap(\._content).first }
}
