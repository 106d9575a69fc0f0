// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a view, by which configurations choose their appearance.
///
/// UIKit: `UIConfigurationState`.
public protocol ConfigurationState {
  /// Creates a state in which everything is off.
  init(traitCollection: TraitCollection)

  /// The traits of the view.
  var traitCollection: TraitCollection { get set }

  /// A value that the client has put into the state.
  subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that a client puts into a state.
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
