// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Text.

/// UIKit's name of ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment

/// UIKit's name of ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
