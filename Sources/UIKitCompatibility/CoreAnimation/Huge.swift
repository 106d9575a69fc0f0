// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The name of the C library.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest finite number, such as for an animation that repeats without end.
public nonisolated let HUGE = Float.greatestFiniteMagnitude

// The name of the C library.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest finite number.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
