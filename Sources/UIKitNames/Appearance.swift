// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Colors, fonts, images, and traits.

/// A color in the sRGB color space, with four components from 0 to 1 that are not premultiplied.
///
/// An alias of ``Color``.
public typealias UIColor = Color

/// Core Graphics' name for ``Color``.
public typealias CGColor = Color

/// A font with a size and a weight: the system font with the vertical metrics of iOS, unless it has
/// a family of its own.
///
/// An alias of ``Font``.
public typealias UIFont = Font

/// A utility for scaling custom fonts and lengths with the preferred text size, like a text style.
///
/// An alias of ``FontMetrics``.
public typealias UIFontMetrics = FontMetrics

/// An image of vector shapes or an encoded bitmap.
///
/// An alias of ``Image``.
public typealias UIImage = Image

/// The user's preferred text size, from extra small to the largest accessibility size.
///
/// An alias of ``ContentSizeCategory``.
public typealias UIContentSizeCategory = ContentSizeCategory

/// The traits of the environment that a view appears in: text size, layout direction, display
/// scale, appearance, contrast, size classes, and custom traits.
///
/// An alias of ``TraitCollection``.
public typealias UITraitCollection = TraitCollection

/// A custom trait, with its default value.
///
/// An alias of ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// The preferred contrast between foreground and background.
///
/// An alias of ``AccessibilityContrast``.
public typealias UIAccessibilityContrast = AccessibilityContrast

/// The light or dark appearance of an interface.
///
/// An alias of ``UserInterfaceStyle``.
public typealias UIUserInterfaceStyle = UserInterfaceStyle

/// The relative amount of space available along one axis.
///
/// An alias of ``UserInterfaceSizeClass``.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

/// The direction in which a view lays out its contents.
///
/// An alias of ``UserInterfaceLayoutDirection``.
public typealias UIUserInterfaceLayoutDirection = UserInterfaceLayoutDirection

/// The layout direction of a trait collection, which can be unspecified.
///
/// An alias of ``TraitEnvironmentLayoutDirection``.
public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

/// The type of a custom trait.
///
/// See ``TraitDefinition``.
public typealias UITrait = any TraitDefinition.Type

/// A token that represents a registration for trait changes, for canceling it.
///
/// An alias of ``TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
