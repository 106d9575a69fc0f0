// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A method of a class that a control, gesture recognizer, or bar button item calls.
///
/// An alias of ``ActionSelector``.
public typealias Selector = ActionSelector
