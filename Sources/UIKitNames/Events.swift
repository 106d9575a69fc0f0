// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Touches, gestures, responders, and accessibility. Because `@objc` selectors exist only on Apple
// platforms, actions of gestures and controls are closures here.

/// UIKit's name of ``ResponderObject``.
public typealias UIResponder = ResponderObject

/// UIKit's name of ``KeyInput``.
public typealias UIKeyInput = KeyInput

/// UIKit's name of ``Touch``.
public typealias UITouch = Touch

/// UIKit's name of ``Event``.
public typealias UIEvent = Event

/// UIKit's name of ``GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer

/// UIKit's name of ``GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// UIKit's name of ``TapGestureRecognizer``.
public typealias UITapGestureRecognizer = TapGestureRecognizer

/// UIKit's name of ``LongPressGestureRecognizer``.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

/// UIKit's name of ``PanGestureRecognizer``.
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// UIKit's name of ``SwipeGestureRecognizer``.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer

/// UIKit's name of ``PinchGestureRecognizer``.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// UIKit's name of ``RotationGestureRecognizer``.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

/// UIKit's name of ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
