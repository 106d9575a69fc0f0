// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A layer of a class that nodes can create as their own; see ``ViewNode/layerClass``.
///
/// Without the Objective-C runtime, nothing else tells how to create a layer of a class. A final
/// class without initializers of its own conforms as it is; others declare `required init()`.
public protocol CreatableLayer: Layer {
  /// Creates a layer.
  init()
}
