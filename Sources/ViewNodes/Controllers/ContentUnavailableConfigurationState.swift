// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a screen without content.
///
/// UIKit: `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: TraitCollection
  /// The search text, or `nil` if there is no search.
  public var searchText: String?
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  ///
  /// - Parameter traitCollection: The traits of the screen.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom value by its key.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
