// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Controls and text input.

/// The base class of controls, which perform actions in response to touches.
///
/// An alias of ``Control``.
public typealias UIControl = Control

/// A closure that a control or a menu performs, with a title and an image.
///
/// An alias of ``Action``.
public typealias UIAction = Action

/// A control that shows a title, an image, or both, and performs an action when tapped.
///
/// An alias of ``ButtonNode``.
public typealias UIButton = ButtonNode

/// A control for turning a setting on or off.
///
/// An alias of ``SwitchNode``.
public typealias UISwitch = SwitchNode

/// A control for selecting a value from a continuous range.
///
/// An alias of ``SliderNode``.
public typealias UISlider = SliderNode

/// A control for entering a single line of text.
///
/// An alias of ``InputNode``.
public typealias UITextField = InputNode

/// The methods that control the editing of an input.
///
/// An alias of ``InputNodeDelegate``.
public typealias UITextFieldDelegate = InputNodeDelegate

/// A scroll view for entering and reading multiline text.
///
/// An alias of ``TextAreaNode``.
public typealias UITextView = TextAreaNode

/// The methods that control the editing of a text area and report its scrolling.
///
/// An alias of ``TextAreaNodeDelegate``.
public typealias UITextViewDelegate = TextAreaNodeDelegate

/// An interaction with a link or an attachment of a text area.
///
/// An alias of ``TextItemInteraction``.
public typealias UITextItemInteraction = TextItemInteraction

/// A bar with a search field, an optional Cancel button, and optional scope buttons below.
///
/// An alias of ``SearchBarNode``.
public typealias UISearchBar = SearchBarNode

/// The methods that control the editing of a search bar and report changes and taps.
///
/// An alias of ``SearchBarNodeDelegate``.
public typealias UISearchBarDelegate = SearchBarNodeDelegate

/// An input for search text, with a magnifying glass on a gray field.
///
/// An alias of ``SearchInputNode``.
public typealias UISearchTextField = SearchInputNode

/// The region of a text area in which its lines are laid out.
///
/// An alias of ``TextContainer``.
public typealias NSTextContainer = TextContainer

/// A responder whose text has positions and a selection.
///
/// An alias of ``TextInput``.
public typealias UITextInput = TextInput

/// The properties of the keyboard for a text.
///
/// An alias of ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits

/// A position between two characters of an input's text.
///
/// An alias of ``TextPosition``.
public typealias UITextPosition = TextPosition

/// A range of an input's text.
///
/// An alias of ``TextRange``.
public typealias UITextRange = TextRange

/// The type of the keyboard for an input.
///
/// An alias of ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType

/// The title of the Return key.
///
/// An alias of ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType

/// The appearance of the keyboard.
///
/// An alias of ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance

/// The automatic capitalization of typed text.
///
/// An alias of ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// The autocorrection of typed text.
///
/// An alias of ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType

/// The kinds of information that become links.
///
/// An alias of ``DataDetectorTypes``.
public typealias UIDataDetectorTypes = DataDetectorTypes

/// The spell checking of typed text.
///
/// An alias of ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType

/// The meaning of an input's text.
///
/// An alias of ``TextContentType``.
public typealias UITextContentType = TextContentType

/// A control for incrementing and decrementing a value.
///
/// An alias of ``StepperNode``.
public typealias UIStepper = StepperNode

/// A horizontal control of segments, one of which is selected.
///
/// An alias of ``SegmentedControlNode``.
public typealias UISegmentedControl = SegmentedControlNode

/// A bar that shows the progress of a task.
///
/// An alias of ``ProgressNode``.
public typealias UIProgressView = ProgressNode

/// A view that indicates an activity in progress.
///
/// An alias of ``ActivityIndicatorNode``.
public typealias UIActivityIndicatorView = ActivityIndicatorNode

/// A row of dots that shows the number of pages and the current one.
///
/// An alias of ``PageControlNode``.
public typealias UIPageControl = PageControlNode

/// An element of a menu: an action or a submenu.
///
/// An alias of ``MenuElement``.
public typealias UIMenuElement = MenuElement

/// A list of actions and submenus to choose from.
///
/// An alias of ``Menu``.
public typealias UIMenu = Menu
