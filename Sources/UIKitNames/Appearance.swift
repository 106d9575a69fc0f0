// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Colors, fonts, images, and traits.

/// UIKit's name of ``Color``.
public typealias UIColor = Color

/// UIKit's name of ``Color``.
public typealias CGColor = Color

/// UIKit's name of ``Font``.
public typealias UIFont = Font

/// UIKit's name of ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics

/// UIKit's name of ``Image``.
public typealias UIImage = Image

/// UIKit's name of ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name of ``TraitCollection``.
public typealias UITraitCollection = TraitCollection

/// UIKit's name of ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name of ``AccessibilityContrast``.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// UIKit's name of ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// UIKit's name of ``UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// UIKit's name of ``UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// UIKit's name of ``TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// UIKit's name of the type of a ``TraitDefinition``.
public typealias UITrait = any TraitDefinition.Type

/// UIKit's name of ``TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
