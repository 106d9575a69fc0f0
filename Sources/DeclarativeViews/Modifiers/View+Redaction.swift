// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Hides the content of the view: texts and images become gray shapes of the same size.
  ///
  /// - Parameter reason: The reason, in addition to those of the view around it.
  /// - Returns: The modified view.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of the view, although the view around it is redacted.
  ///
  /// - Returns: The modified view.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }
}

/// The reasons why the content of a view is hidden.
///
/// SwiftUI: `RedactionReasons`.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content isn't known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private; hidden only by views that read this reason themselves.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date; hidden only by views that read this reason themselves.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The color of shapes in place of texts and images, or nil if those are shown.
  var redactionColor: Color? {
    guard redactionReasons.contains(.placeholder) else { return nil }
    return resolvedForeground.withAlphaComponent(0.16)
  }
}
