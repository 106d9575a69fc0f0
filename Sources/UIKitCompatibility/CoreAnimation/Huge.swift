// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The name of the C library.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest finite number, such as for an animation that repeats without end.
public nonisolated let HUGE = Float.greatestFiniteMagnitude
