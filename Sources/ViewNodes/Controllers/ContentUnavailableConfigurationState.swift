// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a screen without content.
///
/// UIKit: `UIContentUnavailableConfigurationState`.
public struct ContentUnavailableConfigurationState: ConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: TraitCollection
  /// The words that are searched for, or `nil`.
  public var searchText: String?
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value that the client has put into the state.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
