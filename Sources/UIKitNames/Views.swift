// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Views that display content or contain other views.

/// A rectangular area in a tree, the base class of everything that is laid out and drawn.
///
/// An alias of ``ViewNode``.
public typealias UIView = ViewNode

/// A view that displays read-only text.
///
/// An alias of ``LabelNode``.
public typealias UILabel = LabelNode

/// A view that displays an image, fitted by `contentMode`.
///
/// An alias of ``ImageNode``.
public typealias UIImageView = ImageNode

/// A view that arranges its subviews in a row or a column.
///
/// An alias of ``StackNode``.
public typealias UIStackView = StackNode

/// The meaning of a view's contents, which determines whether they flip in a right-to-left layout.
///
/// An alias of ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute
