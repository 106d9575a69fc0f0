// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A value that isn't a view, but whose dynamic properties belong to the view that holds it: a
/// modifier, a style, or a gesture.
///
/// Only the library uses it.
public protocol _PropertyOwner {}

extension Optional: _PropertyOwner where Wrapped: _PropertyOwner {}
