// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a view, to which configurations adapt their appearance.
///
/// UIKit: `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which no condition applies.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// Accesses a custom value by its key.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key that identifies a custom value in a configuration state.
///
/// UIKit: `UIConfigurationStateCustomKey`.
public nonisolated struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
