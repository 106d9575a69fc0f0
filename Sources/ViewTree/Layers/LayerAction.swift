// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that a layer's property can animate with.
///
/// UIKit: `CAAction`.
///
/// Layers show changes at once here, so nothing runs it.
public protocol LayerAction: AnyObject {}
