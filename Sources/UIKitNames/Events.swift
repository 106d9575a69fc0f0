// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Touches, gestures, responders, and accessibility. Because `@objc` selectors exist only on Apple
// platforms, gesture and control actions are closures here.

/// UIKit's name for ``ResponderObject``.
public typealias UIResponder = ResponderObject

/// UIKit's name for ``KeyInput``.
public typealias UIKeyInput = KeyInput

/// UIKit's name for ``Touch``.
public typealias UITouch = Touch

/// UIKit's name for ``Event``.
public typealias UIEvent = Event

/// UIKit's name for ``GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer

/// UIKit's name for ``GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// UIKit's name for ``TapGestureRecognizer``.
public typealias UITapGestureRecognizer = TapGestureRecognizer

/// UIKit's name for ``LongPressGestureRecognizer``.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

/// UIKit's name for ``PanGestureRecognizer``.
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// UIKit's name for ``SwipeGestureRecognizer``.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer

/// UIKit's name for ``PinchGestureRecognizer``.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// UIKit's name for ``RotationGestureRecognizer``.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

/// UIKit's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
