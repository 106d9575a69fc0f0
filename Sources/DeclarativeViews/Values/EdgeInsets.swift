// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// Distances from the sides of a rectangle, by the direction of reading.
///
/// SwiftUI: `EdgeInsets`.
///
/// Where this module is imported, the name means these; those of nodes are `ViewNodes.EdgeInsets`.
public typealias EdgeInsets = DirectionalEdgeInsets

/// The alignment of the lines of multiline text.
///
/// SwiftUI: `TextAlignment`.
///
/// Where this module is imported, the name refers to this type; that of nodes is
/// `ViewNodes.TextAlignment`.
public typealias TextAlignment = MultilineTextAlignment

/// The direction in which contents follow each other.
///
/// SwiftUI: `LayoutDirection`.
public typealias LayoutDirection = UserInterfaceLayoutDirection
