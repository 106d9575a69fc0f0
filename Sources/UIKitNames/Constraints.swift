// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Constraints and their parts.

/// A linear relation between two items: `first.attribute (=, ≤, ≥) multiplier × second.attribute +
/// constant`.
///
/// An alias of ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint

/// A rectangular area that takes part in layout but is never drawn or touched.
///
/// An alias of ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide

/// The priority of a constraint: required at 1000; below that, satisfied as closely as constraints
/// of higher priority allow.
///
/// An alias of ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// The name that UIKit gave ``LayoutAttribute`` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutAttribute

/// The name that UIKit gave ``LayoutRelation`` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutRelation
