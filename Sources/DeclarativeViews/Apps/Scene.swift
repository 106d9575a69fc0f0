// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of an app's structure, such as a window.
///
/// SwiftUI: `Scene`.
#if MainActor
  @MainActor
#endif
public protocol Scene {
  /// The type of the scenes that make up the body.
  associatedtype Body: Scene

  /// The scenes that make up this one.
  @SceneBuilder var body: Body { get }

  /// The view of the first window; the library implements this for all scenes.
  var _content: (any View)? { get }
}

extension Scene {
  /// The view of the first window of the body.
  public var _content: (any View)? { body._content }
}

/// The phase of a scene.
///
/// SwiftUI: `ScenePhase`.
public nonisolated enum ScenePhase: Hashable, Sendable, Comparable {
  /// The scene isn't shown.
  case background
  /// The scene is shown, and doesn't receive events.
  case inactive
  /// The scene is shown and receives events.
  case active
}
