// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The name and configuration of a symbol image.
struct SymbolOrigin: Hashable, Sendable {
  var name: String
  var configuration: Image.SymbolConfiguration
}
