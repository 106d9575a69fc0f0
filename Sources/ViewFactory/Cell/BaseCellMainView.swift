// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A view that a ``BaseCell`` can show, to be named as the superclass of one:
///
/// ```swift
/// final class AnimalView: BaseCellMainView {
///   func setStyle() { backgroundColor = .secondarySystemBackground }
/// }
/// ```
public typealias BaseCellMainView = ViewNode & BaseCellMainViewProtocol
