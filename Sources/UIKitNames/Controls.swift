// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

// Controls and text input.

/// UIKit's name for ``Control``.
public typealias UIControl = Control

/// UIKit's name for ``Action``.
public typealias UIAction = Action

/// UIKit's name for ``ButtonNode``.
public typealias UIButton = ButtonNode

/// UIKit's name for ``SwitchNode``.
public typealias UISwitch = SwitchNode

/// UIKit's name for ``SliderNode``.
public typealias UISlider = SliderNode

/// UIKit's name for ``InputNode``.
public typealias UITextField = InputNode

/// UIKit's name for ``InputNodeDelegate``.
public typealias UITextFieldDelegate = InputNodeDelegate

/// UIKit's name for ``TextAreaNode``.
public typealias UITextView = TextAreaNode

/// UIKit's name for ``TextAreaNodeDelegate``.
public typealias UITextViewDelegate = TextAreaNodeDelegate

/// UIKit's name for ``SearchBarNode``.
public typealias UISearchBar = SearchBarNode

/// UIKit's name for ``SearchBarNodeDelegate``.
public typealias UISearchBarDelegate = SearchBarNodeDelegate

/// UIKit's name for ``SearchInputNode``.
public typealias UISearchTextField = SearchInputNode

/// UIKit's name for ``TextContainer``.
public typealias NSTextContainer = TextContainer

/// UIKit's name for ``TextInput``.
public typealias UITextInput = TextInput

/// UIKit's name for ``TextInputTraits``.
public typealias UITextInputTraits = TextInputTraits

/// UIKit's name for ``TextPosition``.
public typealias UITextPosition = TextPosition

/// UIKit's name for ``TextRange``.
public typealias UITextRange = TextRange

/// UIKit's name for ``KeyboardType``.
public typealias UIKeyboardType = KeyboardType

/// UIKit's name for ``ReturnKeyType``.
public typealias UIReturnKeyType = ReturnKeyType

/// UIKit's name for ``KeyboardAppearance``.
public typealias UIKeyboardAppearance = KeyboardAppearance

/// UIKit's name for ``TextAutocapitalizationType``.
public typealias UITextAutocapitalizationType = TextAutocapitalizationType

/// UIKit's name for ``TextAutocorrectionType``.
public typealias UITextAutocorrectionType = TextAutocorrectionType

/// UIKit's name for ``TextSpellCheckingType``.
public typealias UITextSpellCheckingType = TextSpellCheckingType

/// UIKit's name for ``TextContentType``.
public typealias UITextContentType = TextContentType

/// UIKit's name for ``StepperNode``.
public typealias UIStepper = StepperNode

/// UIKit's name for ``SegmentedControlNode``.
public typealias UISegmentedControl = SegmentedControlNode

/// UIKit's name for ``ProgressNode``.
public typealias UIProgressView = ProgressNode

/// UIKit's name for ``ActivityIndicatorNode``.
public typealias UIActivityIndicatorView = ActivityIndicatorNode

/// UIKit's name for ``PageControlNode``.
public typealias UIPageControl = PageControlNode

/// UIKit's name for ``MenuElement``.
public typealias UIMenuElement = MenuElement

/// UIKit's name for ``Menu``.
public typealias UIMenu = Menu
