// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The namespace of publishers that consist of others.
///
/// Combine: `Publishers`.
public nonisolated enum Publishers {}
