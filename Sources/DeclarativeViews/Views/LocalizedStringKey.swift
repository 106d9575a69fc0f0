// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The name of words that are to be translated.
///
/// SwiftUI: `LocalizedStringKey`.
///
/// There are no tables of words here: text is shown as it is given, so that a name is the words
/// themselves.
public typealias LocalizedStringKey = String
