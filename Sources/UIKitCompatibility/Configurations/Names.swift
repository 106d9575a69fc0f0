// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Configurations of contents and backgrounds.

/// UIKit's name of ``ConfigurationState``.
public typealias UIConfigurationState = ConfigurationState

/// UIKit's name of ``CellConfigurationState``.
public typealias UICellConfigurationState = CellConfigurationState

/// UIKit's name of ``ViewConfigurationState``.
public typealias UIViewConfigurationState = ViewConfigurationState

/// UIKit's name of ``ConfigurationStateCustomKey``.
public typealias UIConfigurationStateCustomKey = ConfigurationStateCustomKey

/// UIKit's name of ``ContentConfiguration``.
public typealias UIContentConfiguration = ContentConfiguration

/// UIKit's name of ``ContentNode``.
public typealias UIContentView = ContentNode

/// UIKit's name of ``ListContentConfiguration``.
public typealias UIListContentConfiguration = ListContentConfiguration

/// UIKit's name of ``ListContentNode``.
public typealias UIListContentView = ListContentNode

/// UIKit's name of ``BackgroundConfiguration``.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// UIKit's name of ``ConfigurationColorTransformer``.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer

/// UIKit's name of ``DirectionalRectEdge``.
public typealias NSDirectionalRectEdge = DirectionalRectEdge

/// UIKit's name of ``ContentUnavailableConfiguration``.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration

/// UIKit's name of ``ContentUnavailableConfigurationState``.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState

/// UIKit's name of ``ContentUnavailableNode``.
public typealias UIContentUnavailableView = ContentUnavailableNode
