// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The insets from the edges of a rectangle, relative to the layout direction.
///
/// SwiftUI: `EdgeInsets`.
///
/// Where this module is imported, the name refers to this type; that of nodes is
/// `ViewNodes.EdgeInsets`.
public typealias EdgeInsets = DirectionalEdgeInsets

/// The alignment of the lines of multiline text.
///
/// SwiftUI: `TextAlignment`.
///
/// Where this module is imported, the name refers to this type; that of nodes is
/// `ViewNodes.TextAlignment`.
public typealias TextAlignment = MultilineTextAlignment

/// The layout direction.
///
/// SwiftUI: `LayoutDirection`.
public typealias LayoutDirection = UserInterfaceLayoutDirection
