// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key for localized text.
///
/// SwiftUI: `LocalizedStringKey`.
///
/// There are no string tables: text is shown unchanged, so the key is the text itself.
public typealias LocalizedStringKey = String
