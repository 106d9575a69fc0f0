// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Configurations of contents and backgrounds.

/// The state of a view, to which configurations adapt their appearance.
///
/// An alias of ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState

/// The state of a cell.
///
/// An alias of ``CellConfigurationState``.
public typealias UICellConfigurationState = CellConfigurationState

/// The state of a header, footer, or other view.
///
/// An alias of ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState

/// A key that identifies a custom value in a configuration state.
///
/// An alias of ``ConfigurationStateCustomKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey

/// A description of the content and appearance of a view, which creates the view.
///
/// An alias of ``ContentConfiguration``.
public typealias UIContentConfiguration = ContentConfiguration

/// A view that shows a configuration.
///
/// An alias of ``ContentNode``.
public typealias UIContentView = ContentNode

/// The content of a list's cell, header, or footer: an image, text, and secondary text.
///
/// An alias of ``ListContentConfiguration``.
public typealias UIListContentConfiguration = ListContentConfiguration

/// A view that shows the content of a list's cell, header, or footer.
///
/// An alias of ``ListContentNode``.
public typealias UIListContentView = ListContentNode

/// The appearance of a background.
///
/// An alias of ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// A closure that transforms colors of configurations.
///
/// An alias of ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer

/// The edges of a rectangle, relative to the reading direction.
///
/// An alias of ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge

/// The content of an empty screen: an image, text, and buttons, stacked and centered.
///
/// An alias of ``ContentUnavailableConfiguration``.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration

/// The state of a screen without content.
///
/// An alias of ``ContentUnavailableConfigurationState``.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState

/// The view of a screen without content.
///
/// An alias of ``ContentUnavailableNode``.
public typealias UIContentUnavailableView = ContentUnavailableNode
