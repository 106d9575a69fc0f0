// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Touches, gestures, responders, and accessibility.

/// The base class of objects that handle touches and typing or forward them: nodes and controllers.
///
/// An alias of ``ResponderObject``.
public typealias UIResponder = ResponderObject

/// A responder that accepts text from the keyboard.
///
/// An alias of ``KeyInput``.
public typealias UIKeyInput = KeyInput

/// A touch on the screen, from its beginning to its end.
///
/// An alias of ``Touch``.
public typealias UITouch = Touch

/// An event that describes the touches on the screen at one moment.
///
/// An alias of ``Event``.
public typealias UIEvent = Event

/// The base class of objects that recognize a gesture on a node and its descendants.
///
/// An alias of ``GestureRecognizer``.
public typealias UIGestureRecognizer = GestureRecognizer

/// Methods that control the recognition of gestures.
///
/// An alias of ``GestureRecognizerDelegate``.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// A discrete recognizer of one or more taps with one or more touches.
///
/// An alias of ``TapGestureRecognizer``.
public typealias UITapGestureRecognizer = TapGestureRecognizer

/// A continuous recognizer of touches that are held down.
///
/// An alias of ``LongPressGestureRecognizer``.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

/// A continuous recognizer of dragging.
///
/// An alias of ``PanGestureRecognizer``.
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// A discrete recognizer of swipes: at least 50 points in a direction and at most 50 across it,
/// within half a second.
///
/// An alias of ``SwipeGestureRecognizer``.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer

/// A continuous recognizer of two touches moving apart or together.
///
/// An alias of ``PinchGestureRecognizer``.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// A continuous recognizer of two touches rotating around each other.
///
/// An alias of ``RotationGestureRecognizer``.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

/// The accessibility traits that describe how an element behaves.
///
/// An alias of ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// An additional action of an accessibility element, which assistive apps list by name.
///
/// An alias of ``AccessibilityCustomAction``.
public typealias UIAccessibilityCustomAction = AccessibilityCustomAction

/// UIKit's name for ``AccessibilityElement``.
///
/// An alias of ``AccessibilityElement``.
public typealias UIAccessibilityElement = AccessibilityElement
