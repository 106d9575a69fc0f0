// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object whose ``Published`` properties views follow.
///
/// Combine: `ObservableObject`. Without Combine there is no publisher: a view is made again when a
/// published property has changed that its body reads, as with `@Observable`.
public nonisolated protocol ObservableObject: AnyObject {}
