// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An integer, under its name in Objective-C.
public typealias NSInteger = Int
