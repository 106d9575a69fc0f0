// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Text alignment and line breaking.

/// UIKit's name for ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment

/// UIKit's name for ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
