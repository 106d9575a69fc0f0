// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a header, footer, or other view.
///
/// UIKit: `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is being touched.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge.
  public var isPinned = false
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which no condition applies.
  ///
  /// - Parameter traitCollection: The traits of the view.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom value by its key.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
