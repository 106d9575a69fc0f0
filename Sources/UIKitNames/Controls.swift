// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Controls and text input.

/// UIKit's name of ``Control``.
public typealias UIControl = Control

/// UIKit's name of ``Action``.
public typealias UIAction = Action

/// UIKit's name of ``ButtonNode``.
public typealias UIButton = ButtonNode

/// UIKit's name of ``SwitchNode``.
public typealias UISwitch = SwitchNode

/// UIKit's name of ``SliderNode``.
public typealias UISlider = SliderNode

/// UIKit's name of ``InputNode``.
public typealias UITextField = InputNode

/// UIKit's name of ``InputNodeDelegate``.
public typealias UITextFieldDelegate = InputNodeDelegate

/// UIKit's name of ``TextAreaNode``.
public typealias UITextView = TextAreaNode

/// UIKit's name of ``TextAreaNodeDelegate``.
public typealias UITextViewDelegate = TextAreaNodeDelegate

/// UIKit's name of ``SearchBarNode``.
public typealias UISearchBar = SearchBarNode

/// UIKit's name of ``SearchBarNodeDelegate``.
public typealias UISearchBarDelegate = SearchBarNodeDelegate

/// UIKit's name of ``SearchInputNode``.
public typealias UISearchTextField = SearchInputNode

/// UIKit's name of ``TextContainer``.
public typealias NSTextContainer = TextContainer

/// UIKit's name of ``TextInput``.
public typealias UITextInput = TextInput

/// UIKit's name of ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits

/// UIKit's name of ``TextPosition``.
public typealias UITextPosition = TextPosition

/// UIKit's name of ``TextRange``.
public typealias UITextRange = TextRange

/// UIKit's name of ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType

/// UIKit's name of ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType

/// UIKit's name of ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance

/// UIKit's name of ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// UIKit's name of ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType

/// UIKit's name of ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType

/// UIKit's name of ``TextContentType``.
public typealias UITextContentType = TextContentType

/// UIKit's name of ``StepperNode``.
public typealias UIStepper = StepperNode

/// UIKit's name of ``SegmentedControlNode``.
public typealias UISegmentedControl = SegmentedControlNode

/// UIKit's name of ``ProgressNode``.
public typealias UIProgressView = ProgressNode

/// UIKit's name of ``ActivityIndicatorNode``.
public typealias UIActivityIndicatorView = ActivityIndicatorNode

/// UIKit's name of ``PageControlNode``.
public typealias UIPageControl = PageControlNode

/// UIKit's name of ``MenuElement``.
public typealias UIMenuElement = MenuElement

/// UIKit's name of ``Menu``.
public typealias UIMenu = Menu
