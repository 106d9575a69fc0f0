// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A table of a bundle in the language of a locale.
nonisolated struct StringTable {
  private let bundle: Bundle
  private let name: String?

  /// Whether the main bundle has languages or a table at all, which seldom is the case without an app.
  static let mainBundleHasSome =
    !Bundle.main.localizations.isEmpty
    || Bundle.main.path(forResource: "Localizable", ofType: "strings") != nil

  /// Finds a table for a locale; nil if the bundle has none, not even in its own language.
  init?(_ name: String?, in bundle: Bundle, for locale: Locale) {
    self.name = name
    for language in Self.languages(of: locale) + Self.languages(of: bundle) {
      // Bundles are kept by their path, so this is not read again.
      guard
        let table = bundle.path(
          forResource: name ?? "Localizable", ofType: "strings", inDirectory: nil,
          forLocalization: language),
        let folder = Bundle(
          path: String(table.prefix(upTo: table.lastIndex(of: "/") ?? table.endIndex)))
      else { continue }
      self.bundle = folder
      return
    }
    guard bundle.path(forResource: name ?? "Localizable", ofType: "strings") != nil else {
      return nil
    }
    self.bundle = bundle
  }

  /// Returns the string for a key, or nil if there is none.
  func string(for key: String) -> String? {
    // An empty default would be replaced by the key.
    let missing = "\u{0}"
    let string = bundle.localizedString(forKey: key, value: missing, table: name)
    return string == missing ? nil : string
  }

  /// Returns the names of folders for a locale: “zh-Hant-TW”, “zh-Hant”, “zh-TW”, “zh”.
  private static func languages(of locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let script = language.script?.identifier
    let region = language.region?.identifier
    var names: [String] = []
    for parts in [[script, region], [script], [region], []] {
      for separator in ["-", "_"] {
        let name = ([code] + parts.compactMap(\.self)).joined(separator: separator)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Returns the language in which a bundle was written.
  private static func languages(of bundle: Bundle) -> [String] {
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return [own, "Base", "en"].compactMap(\.self)
  }
}
