// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A view that can be the content of a cell.
///
/// Declare it as the superclass of your content view:
///
/// ```swift
/// final class AnimalView: BaseCellMainView {
///   func setStyle() { backgroundColor = .secondarySystemBackground }
/// }
/// ```
public typealias BaseCellMainView = UIView & BaseCellMainViewProtocol
