// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Text alignment and line breaking.

/// The horizontal alignment of text.
///
/// An alias of ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment

/// The technique for wrapping and truncating text that doesn't fit.
///
/// An alias of ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
