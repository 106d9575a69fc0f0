// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Colors, fonts, images, and traits.

/// UIKit's name for ``Color``.
public typealias UIColor = Color

/// Core Graphics' name for ``Color``.
public typealias CGColor = Color

/// UIKit's name for ``Font``.
public typealias UIFont = Font

/// UIKit's name for ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics

/// UIKit's name for ``Image``.
public typealias UIImage = Image

/// UIKit's name for ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name for ``TraitCollection``.
public typealias UITraitCollection = TraitCollection

/// UIKit's name for ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for ``AccessibilityContrast``.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// UIKit's name for ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// UIKit's name for ``UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// UIKit's name for ``UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// UIKit's name for ``TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// UIKit's name for the type of a ``TraitDefinition``.
public typealias UITrait = any TraitDefinition.Type

/// UIKit's name for ``TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
