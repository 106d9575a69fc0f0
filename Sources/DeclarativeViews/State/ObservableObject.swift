// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object whose ``Published`` properties views observe.
///
/// Combine: `ObservableObject`. Without Combine there is no publisher: a view is updated when a
/// published property that its body reads has changed, as with `@Observable`.
public nonisolated protocol ObservableObject: AnyObject {}
