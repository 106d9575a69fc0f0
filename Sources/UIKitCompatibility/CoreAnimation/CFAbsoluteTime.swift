// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Core Foundation's clock, whose names come with UIKit's.

/// A time in seconds since the beginning of 2001, in Greenwich.
public typealias CFAbsoluteTime = Double

// Core Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time of the machine, in seconds since the beginning of 2001.
public nonisolated func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
