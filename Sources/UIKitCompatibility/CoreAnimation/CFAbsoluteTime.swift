// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Core Foundation's clock, which UIKit code often uses.

/// A time in seconds since the start of 2001, in UTC.
public typealias CFAbsoluteTime = Double

// Core Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time, in seconds since the start of 2001.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
